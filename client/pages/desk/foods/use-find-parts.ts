import { useApolloClient } from '@apollo/client/react';
import { DeskFoods_PartsQueryDocument } from '#client/gql/graphql.ts';
import { findFood, type RowErrors, suggestFoods } from './food-rows.ts';
import type { Weight } from './food-text.ts';

/** Returns a function that replaces the names of foods by their keys, or returns the problems of the rows. */
export function useFindParts() {
  const client = useApolloClient();
  return async (parts: readonly Weight[]): Promise<{ parts: Weight[]; errors: RowErrors[] }> => {
    const rows = await Promise.all(
      parts.map(async (part): Promise<{ part: Weight; errors: RowErrors }> => {
        const search = part.name.trim();
        if (search === '') return { part, errors: {} };
        const result = await client
          .query({ query: DeskFoods_PartsQueryDocument, variables: { search } })
          .catch(() => undefined);
        // The server checks the names, too.
        if (!result) return { part, errors: {} };
        const foods = result.data?.desk?.foods ?? [];
        const food = findFood(search, foods);
        return food
          ? { part: { ...part, name: food.key }, errors: {} }
          : { part, errors: { name: suggestFoods(search, foods) } };
      }),
    );
    return { parts: rows.map(({ part }) => part), errors: rows.map(({ errors }) => errors) };
  };
}
