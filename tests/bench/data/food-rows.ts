import type { GeneratedIds } from './catalogue-rows.ts';
import { joinPool } from './pools.ts';

/** Grams of the foods of a recipe: two are what it is of. */
const GRAMS = [400, 250, 80, 80, 80, 20, 20, 20, 20, 20];

/** By which the foods of a recipe are chosen. */
const SALT = 60;

/** Joins the ten foods of a recipe that has a number `i`, as `food0` to `food9`. */
const foodJoins = GRAMS.map((_, place) =>
  joinPool('food', SALT + place, { choice: 'skewed', alias: `food${place}`, table: 'pool_food' }),
).join(' ');

const vectorOf = (weight: string) =>
  `setweight(to_tsvector('mesob_simple', names) || to_tsvector('mesob_english', names), '${weight}')`;

/** Statements that fill the foods, unless they are there, and what each recipe has of them. */
export const foodsSql = ({ first }: GeneratedIds): string[] => [
  `create temporary table pool_food as
   select kind, id, food.*, ${vectorOf('B')} as main, ${vectorOf('C')} as other
   from pool, jsonb_to_record(value::jsonb) as food (key text, name text, plural text, aka text[], kinds text[], names text, parts text[],
     contains text[], "mayContain" text[], diet text, aisle text)
   where kind = 'food'`,
  'alter table pool_food add primary key (kind, id)',
  `insert into foods (key, name, plural, aka, kinds, made_of, per_100g, measures, edible, contains, may_contain, diet, aisle)
   select key, name, plural, aka, kinds, array_remove(parts, key), '{}', '{}', 1, coalesce(contains, '{}'),
     coalesce("mayContain", '{}'), diet, aisle
   from pool_food on conflict do nothing`,
  `insert into recipe_foods (food_key, recipe_id, grams)
   select chosen.key, r.id, sum(chosen.grams)
   from (select id, id as i from recipes where id >= ${first}) r ${foodJoins}
   cross join lateral (values ${GRAMS.map((grams, place) => `(food${place}.key, ${grams})`).join(', ')}) chosen (key, grams)
   group by r.id, chosen.key order by r.id, chosen.key`,
];

/** For search rows: the joins, and the words of the foods with their weights. */
export const foodVectors = {
  joins: foodJoins,
  words: GRAMS.map((_, place) => `food${place}.${place < 2 ? 'main' : 'other'}`).join(' || '),
};
