import { type FieldPolicy, type FieldReadFunction, InMemoryCache, type Reference } from '@apollo/client';
import possible from '#client/gql/possible-types.ts';

/** Reads `category(slug:)`, `cuisine(slug:)` or `recipe(slug:)` from objects that other queries have cached. */
function readBySlug(typename: string): FieldReadFunction {
  return (existing, { args, toReference }) => {
    if (existing !== undefined) return existing;
    return toReference({ __typename: typename, slug: String(args?.slug).toLowerCase() });
  };
}

/** The questions of a recipe: a page requested with a cursor is appended to the cached questions. */
const questions: FieldPolicy<{ nodes: readonly Reference[] }> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    if (!existing || !args?.after) return incoming;
    // A page that was requested twice would add its questions twice.
    const refs = new Set(existing.nodes.map(({ __ref }) => __ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter(({ __ref }) => !refs.has(__ref))] };
  },
};

/**
 * Creates an empty cache. It identifies recipes, authors, categories, collections and cuisines by `slug`, which every
 * selection must request.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // Lets `... on Failure` match each kind of failure.
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          category: readBySlug('Category'),
          cuisine: readBySlug('Cuisine'),
          recipe: readBySlug('Recipe'),
        },
      },
      Recipe: {
        keyFields: ['slug'],
        fields: { rating: { merge: true }, reviews: { keyArgs: ['orderBy', 'page', 'first'] }, questions },
      },
      Author: { keyFields: ['slug'] },
      Category: { keyFields: ['slug'] },
      Collection: { keyFields: ['slug'] },
      Cuisine: { keyFields: ['slug'] },
      // Objects without an id are stored in their parent objects. If several queries select one, its fields are merged.
      Home: { merge: true },
      Picture: { merge: true },
      SiteSettings: { merge: true },
    },
  });
}
