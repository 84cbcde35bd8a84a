import type { Diet, Difficulty } from '#client/gql/graphql.ts';

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
