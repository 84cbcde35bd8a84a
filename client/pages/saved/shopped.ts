import type { ToCook } from '#cooking/shopping-list.ts';

/** A recipe to shop for, and the total servings of its batches. */
export type BasketRecipe = ToCook & { slug: string; servings: number };

/** The shared part of a list. */
export type ListToShare = {
  toCook: readonly BasketRecipe[];
  /** The keys of the items that need not be bought. */
  leftOut: readonly string[];
  /** Returns the items left to buy, one per line. */
  text: string;
};
