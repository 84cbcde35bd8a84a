import type { Conditions } from './resolve-where.ts';

/** Collects the values of a statement that is put together: `bind` gives each its number. */
export class Values {
  readonly list: unknown[] = [];

  bind = (value: unknown, type: string): string => `$${this.list.push(value)}::${type}`;
}

/** From start to end. */
export const MINUTES = 'coalesce(r.total_minutes, r.prep_minutes + r.cook_minutes)';

/** @returns what a row of `recipes r` has to be, as SQL conditions that must all hold. */
export function conditionsSql(conditions: Conditions, bind: Values['bind']): string[] {
  const { slugs, exceptSlugs, categories, cuisines, authors, diets, allergens, foods, withoutFoods } = conditions;
  const { totalMinutes, estimatedCost, pots, freezerMonths, leastRating, nutrition, difficulty } = conditions;
  const { publishedAfter, updatedAfter, featured } = conditions;
  const sql = ['r.is_published'];
  if (slugs) sql.push(`r.slug = any(${bind(slugs, 'text[]')})`);
  if (exceptSlugs) sql.push(`r.slug <> all(${bind(exceptSlugs, 'text[]')})`);
  if (categories) sql.push(`r.category_ids && ${bind(categories, 'int[]')}`);
  if (cuisines) sql.push(`r.cuisine_id = any(${bind(cuisines, 'int[]')})`);
  if (authors) sql.push(`r.author_id = any(${bind(authors, 'int[]')})`);
  if (diets) sql.push(`r.diets @> ${bind(diets, 'text[]')}`);
  if (allergens) sql.push(`not (r.contains || r.may_contain) && ${bind(allergens, 'text[]')}`);
  for (const keys of foods ?? []) sql.push(`exists (${holding(bind(keys, 'text[]'))})`);
  if (withoutFoods) sql.push(`not exists (${holding(bind(withoutFoods, 'text[]'))})`);
  if (difficulty) sql.push(`r.difficulty = any(${bind(difficulty, 'text[]')})`);
  sql.push(...within(MINUTES, totalMinutes, 'int', bind), ...within('r.estimated_cost', estimatedCost, 'int', bind));
  sql.push(...within('r.pots', pots, 'int', bind), ...within('r.freezer_months', freezerMonths, 'int', bind));
  if (leastRating !== undefined && leastRating > 0) {
    const least = bind(leastRating, 'double precision');
    sql.push(`r.rating_count > 0 and r.rating_halves >= 2 * ${least} * r.rating_count`);
  }
  for (const { place, ...bounds } of nutrition ?? []) {
    sql.push(...within(`r.nutrients[${place + 1}]`, bounds, 'double precision', bind));
  }
  if (publishedAfter) sql.push(`r.published_on > ${bind(publishedAfter, 'date')}`);
  if (updatedAfter) sql.push(`r.updated_at > ${bind(updatedAfter, 'timestamptz')}`);
  if (featured !== undefined) sql.push(featured ? 'r.is_featured' : 'not r.is_featured');
  return sql;
}

function holding(keys: string): string {
  return `select from recipe_foods f where f.recipe_id = r.id and f.food_key = any(${keys})`;
}

function within(
  column: string,
  { min, max }: { min?: number; max?: number } = {},
  type: string,
  bind: Values['bind'],
): string[] {
  return [
    ...(min === undefined ? [] : [`${column} >= ${bind(min, type)}`]),
    ...(max === undefined ? [] : [`${column} <= ${bind(max, type)}`]),
  ];
}
