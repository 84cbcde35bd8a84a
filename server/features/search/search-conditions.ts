import { conditionsSql, type Values } from '#server/features/catalogue/recipe-conditions.ts';
import type { Conditions } from '#server/features/catalogue/resolve-where.ts';
import { amountTokens, EVERY_RECIPE, TIME_LIMITS, token } from './search-tokens.ts';

/**
 * @returns the conditions of a filter as the index finds them, in Postgres's own query language. Of minutes and amounts it
 * knows steps only: `otherConditions` has these as well.
 */
export function indexedConditions(conditions: Conditions): string[] {
  const { categories, cuisines, authors, diets, allergens, foods, withoutFoods, difficulty, featured } = conditions;
  const { totalMinutes: { min: fewest = 0, max: most = Infinity } = {}, estimatedCost, nutrition } = conditions;
  const longer = TIME_LIMITS.findLast((limit) => limit < fewest);
  const within = TIME_LIMITS.find((limit) => limit >= most);
  return [
    ...oneOf(categories?.map((id) => token('category', id))),
    ...oneOf(cuisines?.map((id) => token('cuisine', id))),
    ...oneOf(authors?.map((id) => token('author', id))),
    ...(diets ?? []).map((diet) => token('diet', diet)),
    ...(foods ?? []).flatMap((keys) => oneOf(keys.map((key) => token('food', key)))),
    ...oneOf(difficulty?.map((each) => token('difficulty', each))),
    ...(featured === undefined ? [] : [token('featured', featured)]),
    ...(within === undefined ? [] : [token('within', within)]),
    ...oneOf(estimatedCost && amountTokens('cost', estimatedCost)),
    ...(nutrition ?? []).flatMap(({ place, ...bounds }) => oneOf(amountTokens(`nutrient${place + 1}`, bounds))),
    ...(longer === undefined ? [] : [`!${token('within', longer)}`]),
    ...(allergens ?? []).map((allergen) => `!${token('has', allergen)}`),
    ...(withoutFoods ?? []).map((key) => `!${token('food', key)}`),
  ];
}

/** @returns the condition of having one of the lexemes; none where these are left out, or nothing meets a range. */
function oneOf(tokens: string[] | undefined): string[] {
  return tokens && tokens.length > 0 ? [`(${tokens.join(' | ')})`] : [];
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

/** @returns the conditions that the index does not find, or not exactly, as SQL on `recipe_search s`, each with "and" before it. */
export function otherConditions(conditions: Conditions, bind: Values['bind']): string {
  const { slugs, exceptSlugs, totalMinutes, estimatedCost, pots, freezerMonths, leastRating } = conditions;
  const { nutrition, publishedAfter, updatedAfter } = conditions;
  const ofRecipe = { slugs, exceptSlugs, estimatedCost, pots, freezerMonths, leastRating, nutrition, updatedAfter };
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
