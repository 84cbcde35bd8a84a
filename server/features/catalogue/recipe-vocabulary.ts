/** How hard a recipe is, as recipe files and the REST paths spell it. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Diets that a recipe suits, as recipe files and the REST paths spell them. */
export const DIETS = [
  'Vegan',
  'Vegetarian',
  'Gluten-free',
  'Dairy-free',
  'Nut-free',
  'Egg-free',
  'High-protein',
  'Low-sugar',
] as const;
export type Diet = (typeof DIETS)[number];
