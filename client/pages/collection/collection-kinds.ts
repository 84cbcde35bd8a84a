import type { FrameQueryQuery, RecipeFilter } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';

/** What tells the lists of categories from those of cuisines. */
export type CollectionKind = {
  all: (frame: Pick<FrameQueryQuery, 'categories' | 'cuisines'>) => readonly { slug: string; name: string }[];
  filter: (slug: string) => RecipeFilter;
  path: (slug: string) => string;
  /** Whether its recipes are read under their cuisine. */
  underCuisine: boolean;
  failed: string;
  empty: string;
};

const SORRY = 'Something went wrong! Please try again later.';

/** Twelve lists and more are one page and this table. */
export const collectionKinds = {
  category: {
    all: ({ categories }) => categories,
    filter: (category) => ({ category }),
    path: paths.category,
    underCuisine: false,
    failed: 'Failed to fetch recipes',
    empty: SORRY,
  },
  cuisine: {
    all: ({ cuisines }) => cuisines,
    filter: (cuisine) => ({ cuisine }),
    path: paths.cuisine,
    underCuisine: true,
    failed: 'Failed to fetch cuisine',
    empty: 'No Cuisine Data Found',
  },
} satisfies Record<string, CollectionKind>;
