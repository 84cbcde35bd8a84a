import type { RecipeToCook } from '#cooking/shopping-list.ts';

/** A recipe to shop for, and the total servings of its batches. */
export type BasketRecipe = RecipeToCook & { slug: string; servings: number };

/** The content of a list to share. */
export type ListToShare = {
  toCook: readonly BasketRecipe[];
  /** Keys of items that do not need to be bought. */
  leftOut: readonly string[];
  /** The items left to buy, one per line. */
  text: string;
};
