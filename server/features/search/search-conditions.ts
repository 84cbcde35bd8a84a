import { conditionsSql, type Values } from '#server/features/catalogue/recipe-conditions.ts';
import type { Conditions } from '#server/features/catalogue/resolve-where.ts';
import { EVERY_RECIPE, token } from './search-tokens.ts';

/** @returns the conditions of a filter that the index finds, in Postgres's own query language. */
export function indexedConditions({
  categories,
  cuisines,
  diets,
  allergens,
  foods,
  withoutFoods,
}: Conditions): string[] {
  const anyOf = (kind: 'category' | 'cuisine' | 'food', values: (string | number)[] | undefined) =>
    values ? [`(${values.map((value) => token(kind, value)).join(' | ')})`] : [];
  return [
    ...anyOf('category', categories),
    ...anyOf('cuisine', cuisines),
    ...(diets ?? []).map((diet) => token('diet', diet)),
    ...(foods ?? []).flatMap((keys) => anyOf('food', keys)),
    ...(allergens ?? []).map((allergen) => `!${token('has', allergen)}`),
    ...(withoutFoods ?? []).map((key) => `!${token('food', key)}`),
  ];
}

/**
 * @param conditions of an index, in Postgres's own query language; empty ones are none
 * @param hasWords whether words are looked for besides
 * @returns one condition: an index cannot only rule out
 */
export function allOf(conditions: string[], hasWords: boolean): string {
  const some = conditions.filter((condition) => condition !== '');
  const rulesOutOnly = !hasWords && some.every((condition) => condition.startsWith('!'));
  return [...(rulesOutOnly ? [EVERY_RECIPE] : []), ...some].join(' & ');
}

/** @returns the conditions that the index does not find, as SQL on `recipe_search s`, each with "and" before it. */
export function otherConditions(conditions: Conditions, bind: Values['bind']): string {
  const { slugs, authors, difficulty, totalMinutes, estimatedCost, leastRating } = conditions;
  const { nutrition, publishedAfter, updatedAfter, featured } = conditions;
  const ofRecipe = { slugs, authors, difficulty, estimatedCost, leastRating, nutrition, updatedAfter, featured };
  const sql: string[] = [];
  if (totalMinutes?.min !== undefined) sql.push(`s.total_minutes >= ${bind(totalMinutes.min, 'int')}`);
  if (totalMinutes?.max !== undefined) sql.push(`s.total_minutes <= ${bind(totalMinutes.max, 'int')}`);
  if (publishedAfter) sql.push(`s.published_on > ${bind(publishedAfter, 'date')}`);
  if (Object.values(ofRecipe).some((condition) => condition !== undefined)) {
    // Not "exists", for which Postgres may read all recipes first.
    sql.push(`(select ${conditionsSql(ofRecipe, bind).join(' and ')} from recipes r where r.id = s.recipe_id)`);
  }
  return sql.map((condition) => ` and ${condition}`).join('');
}
