/** Groups of the glossary, in order: the labels in `content/glossary` and on pages, by GraphQL enum value. */
export const FoodKind = {
  SPICE: 'Spices and seeds',
  SPICE_MIX: 'Spice mixes',
  CHILLI: 'Chillies',
  HERB: 'Herbs and leaves',
  GRAIN: 'Grains, flours and breads',
  PULSE: 'Beans and lentils',
  DAIRY: 'Dairy and fats',
  MEAT_AND_FISH: 'Meat and fish',
  PRODUCE: 'Vegetables and fruit',
  SAUCE: 'Sauces, pastes and vinegars',
  SWEET: 'Sweet things',
} as const;
export type FoodKind = (typeof FoodKind)[keyof typeof FoodKind];
export const FOOD_KINDS = /* @__PURE__ */ Object.values(FoodKind);
