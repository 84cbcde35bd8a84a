import { statement } from '#server/database/statements.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import { conditionsSql, MINUTES, Values } from './recipe-conditions.ts';
import { type Asked, asked } from './recipe-list.statements.ts';
import { DIETS, type Difficulty } from './recipe-vocabulary.ts';
import type { Conditions } from './resolve-where.ts';

/** As many rows as node reads without holding up other requests. */
export const RECIPES_PER_READ = 2_000;

/** A bit for each value of a list, the lowest for the first. */
const bits = (values: readonly string[], column: string) =>
  values.map((value, place) => `case when '${value}' = any (${column}) then ${1 << place} else 0 end`).join(' + ');

/** What facets count of a recipe. */
export interface FacetRecord {
  id: number;
  categoryIds: number[];
  cuisineId: number;
  totalMinutes: number;
  difficulty: Difficulty;
  /** A bit for each of `DIETS`, the lowest for the first. */
  diets: number;
  /** A bit for each of `ALLERGENS` that it holds, or may hold. */
  allergens: number;
}

/** The next published recipes by their ids. Values: the id that was read last. */
export const facetRecords = statement<FacetRecord>(
  'facet_records',
  `select r.id, r.category_ids as "categoryIds", r.cuisine_id as "cuisineId", ${MINUTES} as "totalMinutes", r.difficulty,
     ${bits(DIETS, 'r.diets')} as diets, ${bits(ALLERGENS, 'r.contains || r.may_contain')} as allergens
   from recipes r where r.is_published and r.id > $1::int order by r.id limit ${RECIPES_PER_READ}`,
);

/** The ids of all recipes that meet the conditions, as JSON: as rows they would take node ten times as long. */
export function recipeIds(conditions: Conditions): Asked<{ ids: string | null }> {
  const { list, bind } = new Values();
  const where = conditionsSql(conditions, bind).join(' and ');
  return asked(`select json_agg(r.id)::text as ids from recipes r where ${where}`, list);
}
