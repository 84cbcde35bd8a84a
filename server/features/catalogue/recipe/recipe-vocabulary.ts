/** How hard a recipe is: GraphQL's names for what recipe files and the REST paths spell. */
export const Difficulty = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const;
export type Difficulty = (typeof Difficulty)[keyof typeof Difficulty];
export const DIFFICULTIES = Object.values(Difficulty);

/** Diets that a recipe suits, likewise. */
export const Diet = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  GLUTEN_FREE: 'Gluten-free',
  DAIRY_FREE: 'Dairy-free',
  NUT_FREE: 'Nut-free',
  EGG_FREE: 'Egg-free',
  HIGH_PROTEIN: 'High-protein',
  LOW_SUGAR: 'Low-sugar',
} as const;
export type Diet = (typeof Diet)[keyof typeof Diet];
export const DIETS = Object.values(Diet);

/** What the nutrition table of a recipe lists, in its order: GraphQL's names for those of the table. */
export const Nutrient = {
  ENERGY: 'Energy',
  PROTEIN: 'Protein',
  CARBOHYDRATE: 'Carbohydrate',
  FIBRE: 'Fibre',
  SUGARS: 'Sugars',
  FAT: 'Fat',
  SATURATED_FAT: 'Saturated fat',
  SODIUM: 'Sodium',
} as const;
export type Nutrient = (typeof Nutrient)[keyof typeof Nutrient];
export const NUTRIENTS = Object.values(Nutrient);
