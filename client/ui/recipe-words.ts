/** The words for `Difficulty` in GraphQL. */
export const difficultyNames = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
} as const;

/** The words for `Diet` in GraphQL. */
export const dietNames = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  GLUTEN_FREE: 'Gluten-free',
  DAIRY_FREE: 'Dairy-free',
  NUT_FREE: 'Nut-free',
  EGG_FREE: 'Egg-free',
  HIGH_PROTEIN: 'High-protein',
  LOW_SUGAR: 'Low-sugar',
} as const;

/** The words for `Allergen` in GraphQL. */
export const allergenNames = {
  GLUTEN: 'gluten',
  CRUSTACEANS: 'crustaceans',
  EGG: 'egg',
  FISH: 'fish',
  PEANUT: 'peanut',
  SOY: 'soy',
  MILK: 'milk',
  NUTS: 'nuts',
  CELERY: 'celery',
  MUSTARD: 'mustard',
  SESAME: 'sesame',
  SULPHITES: 'sulphites',
  LUPIN: 'lupin',
  MOLLUSCS: 'molluscs',
} as const;
