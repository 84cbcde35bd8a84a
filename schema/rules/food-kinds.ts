/** Groups of the glossary in their order: GraphQL's names and the words of `content/glossary` and pages. */
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
