import type { ToCook } from '#cooking/shopping-list.ts';

/** A recipe to shop for, and for how many people all its batches are. */
export type Shopped = ToCook & { slug: string; servings: number };

/** The part of a list that is shared. */
export type ListToShare = {
  toCook: readonly Shopped[];
  /** The keys of the items that need not be bought. */
  leftOut: readonly string[];
  /** Returns the items left to buy, one per line. */
  text: string;
};
