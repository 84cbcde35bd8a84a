import { summaryColumns } from './recipe.statements.ts';
import { Values } from './recipe-conditions.ts';
import {
  type Asked,
  afterSql,
  asked,
  keysSql,
  type ListedRecipe,
  orderSql,
  type Section,
  sectionSql,
  sortKeys,
} from './recipe-list.statements.ts';
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

/** For each of many things the same part of the list of its recipes. */
export function recipesOf(
  kind: RecipesOf,
  wanted: readonly string[],
  order: RecipeOrder,
  { limit, offset, after }: Section,
): Asked<ListedRecipe & { of: string }> {
  const { list, bind } = new Values();
  const keys = sortKeys(order);
  const of = bind(wanted, 'text[]');
  const where = ['r.is_published', conditions[kind], ...(after ? [afterSql(keys, after, bind)] : [])];
  return asked(
    `select wanted.key as "of", part.* from unnest(${of}) as wanted (key)
     cross join lateral (
       select ${summaryColumns}, ${keysSql(keys)} as keys from recipes r where ${where.join(' and ')}
       order by ${orderSql(keys)} ${sectionSql(limit, offset)}
     ) part`,
    list,
    offset === 0,
  );
}
