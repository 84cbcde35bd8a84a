import { type Statement, statement } from '#server/database/statements.ts';
import { summaryColumns } from './recipe.statements.ts';
import { type ListedRecipe, orders } from './recipe-list.statements.ts';
import type { RecipeOrder } from './recipe-where.type.ts';

/** What a recipe is of, and how one tells: `wanted.key` is the id of one such thing, a food's its key. */
const conditions = {
  author: 'r.author_id = wanted.key::int',
  category: 'exists (select from recipe_categories c where c.recipe_id = r.id and c.category_id = wanted.key::int)',
  cuisine: 'r.cuisine_id = wanted.key::int',
  // A food that others are made of counts as being in them.
  food: `exists (select from recipe_foods f join foods d on d.key = f.food_key
           where f.recipe_id = r.id and (d.key = wanted.key or wanted.key = any (d.made_of)))`,
};

export type RecipesOf = keyof typeof conditions;

const known = new Map<string, Statement<ListedRecipe & { of: string }>>();

/**
 * For each of many things the same part of the list of its recipes. Values: keys, limit, offset, and with `continued`
 * what comes before, one value for each key of the order.
 */
export function recipesOfStatement(kind: RecipesOf, order: RecipeOrder, continued: boolean) {
  const name = `recipes_of_${kind}_${order}${continued ? '_after' : ''}`;
  const keys = orders[order];
  const values = keys.map(({ type }, place) => `$${place + 4}::${type}`);
  const after = continued ? `and (${keys.map(({ sql }) => sql).join(', ')}) < (${values.join(', ')})` : '';
  const made =
    known.get(name) ??
    statement<ListedRecipe & { of: string }>(
      name,
      `select wanted.key as "of", part.* from unnest($1::text[]) as wanted (key)
       cross join lateral (
         select ${summaryColumns}, array[${keys.map(({ sql }) => `${sql}::text`).join(', ')}] as keys
         from recipes r where r.is_published and ${conditions[kind]} ${after}
         order by ${keys.map(({ sql }) => `${sql} desc`).join(', ')} limit $2 offset $3
       ) part`,
    );
  known.set(name, made);
  return made;
}
