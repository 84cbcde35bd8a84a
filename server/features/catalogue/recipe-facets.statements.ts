import { statement } from '#server/database/statements.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import { conditionsSql, MINUTES, Values } from './recipe-conditions.ts';
import { type Asked, asked } from './recipe-list.statements.ts';
import { DIETS, DIFFICULTIES } from './recipe-vocabulary.ts';
import type { Conditions } from './resolve-where.ts';

/** A statement of requests has 1.5 s: this many recipes take a twentieth of that. */
export const RECIPES_PER_READ = 20_000;

/** A bit for each value of a list, the lowest for the first. */
const bits = (values: readonly string[], column: string) =>
  values.map((value, place) => `case when '${value}' = any (${column}) then ${1 << place} else 0 end`).join(' + ');

/**
 * What facets count of recipes: of each seven 32-bit integers, big-endian, namely id, cuisine, minutes, difficulty from 1, diets,
 * allergens, and how many categories; and the categories as `array_send` writes them, a length before each. As rows, 200,000
 * recipes would hold node up for a second. Values: the id that was read last.
 */
export const facetRecords = statement<{ count: number; last: number; records: Buffer; categories: Buffer }>(
  'facet_records',
  `select count(*)::int as count, max(id) as last,
     string_agg(int4send(id) || int4send(cuisine_id) || int4send(minutes) || int4send(difficulty) || int4send(diets)
       || int4send(${bits(ALLERGENS, 'allergens')}) || int4send(cardinality(category_ids)), '' order by id) as records,
     string_agg(substring(array_send(category_ids) from 21), '' order by id) as categories
   from (
     select r.id, r.cuisine_id, ${MINUTES} as minutes, r.category_ids, r.contains || r.may_contain as allergens,
       array_position(array['${DIFFICULTIES.join("', '")}'], r.difficulty) as difficulty, ${bits(DIETS, 'r.diets')} as diets
     from recipes r where r.is_published and r.id > $1::int order by r.id limit ${RECIPES_PER_READ} offset 0) r
   having count(*) > 0`,
);

/** The ids of all recipes that meet the conditions, as big-endian 32-bit integers. */
export function recipeIds(conditions: Conditions): Asked<{ ids: Buffer | null }> {
  const { list, bind } = new Values();
  const where = conditionsSql(conditions, bind).join(' and ');
  return asked(`select string_agg(int4send(r.id), '') as ids from recipes r where ${where}`, list);
}
