import { type FieldReadFunction, InMemoryCache } from '@apollo/client';
import possible from '#client/gql/possible-types.ts';

/** Finds `category(slug:)`, `cuisine(slug:)` and `recipe(slug:)` by what other queries brought already. */
function bySlug(typename: string): FieldReadFunction {
  return (existing, { args, toReference }) => {
    if (existing !== undefined) return existing;
    return toReference({ __typename: typename, slug: String(args?.slug).toLowerCase() });
  };
}

/** An empty cache. Recipes, categories and cuisines are known by their slug: every selection of one has to ask for it. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // So that `... on Failure` is read of each kind of failure.
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          category: bySlug('Category'),
          cuisine: bySlug('Cuisine'),
          recipe: bySlug('Recipe'),
        },
      },
      Recipe: {
        keyFields: ['slug'],
        fields: { rating: { merge: true }, reviews: { keyArgs: ['orderBy', 'page', 'first'] } },
      },
      Category: { keyFields: ['slug'] },
      Cuisine: { keyFields: ['slug'] },
      // There is one of each.
      Home: { merge: true },
      Picture: { merge: true },
      SiteSettings: { merge: true },
    },
  });
}
