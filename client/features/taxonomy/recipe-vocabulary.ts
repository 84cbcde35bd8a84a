import type { Allergen, Diet, Difficulty } from '#client/gql/graphql.ts';

export const difficultyNames: Record<Difficulty, string> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};

export const dietNames: Record<Diet, string> = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  GLUTEN_FREE: 'Gluten-free',
  DAIRY_FREE: 'Dairy-free',
  NUT_FREE: 'Nut-free',
  EGG_FREE: 'Egg-free',
  HIGH_PROTEIN: 'High-protein',
  LOW_SUGAR: 'Low-sugar',
};

export const allergenNames: Record<Allergen, string> = {
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
};
