import type { Diet, Difficulty } from './recipe-vocabulary.ts';

/** One row of `recipes` as the named statements return it: what cards, lists and links need. */
export interface RecipeSummary {
  id: number;
  slug: string;
  title: string;
  description: string;
  authorId: number;
  categoryId: number;
  categoryIds: number[];
  cuisineId: number;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
  featured: boolean;
  pictureAlt: string;
  pictureColour: string;
  pictureVersion: string;
  servings: number;
  /** In US dollars. */
  estimatedCost: number;
  prepMinutes: number;
  cookMinutes: number;
  difficulty: Difficulty;
  diets: Diet[];
  ratingCount: number;
  ratingHalves: number;
}
