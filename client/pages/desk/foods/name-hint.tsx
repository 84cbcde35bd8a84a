import { useQuery } from '@apollo/client/react';
import { type ReactNode, useDeferredValue } from 'react';
import { DeskFoods_PartsQueryDocument } from '#client/gql/graphql.ts';
import { findFood } from './food-rows.ts';

/** The hint of a field for a name, or the food that has this name already. */
export function NameHint({ name, children }: { name: string; children: ReactNode }) {
  const search = useDeferredValue(name).trim();
  const { data } = useQuery(DeskFoods_PartsQueryDocument, { variables: { search }, skip: search.length < 2 });
  const food = findFood(search, data?.desk?.foods ?? []);
  if (!food) return children;
  return (
    <span className="food-form__taken">
      “{search}” is already a name of {food.name}. Write {food.name} in the recipe, or enter another name.
    </span>
  );
}
