import { DESCRIPTION_SALT, INGREDIENTS_SALT } from './catalogue-rows.ts';
import { joinPool } from './pools.ts';

const vectorOf = (text: string) => `(to_tsvector('mesob_english', ${text}) || to_tsvector('mesob_simple', ${text}))`;

/**
 * Statements that fill the search tables: recipes are found by title, description, ingredients and names. The vectors
 * of pooled texts are made once for the pool, or 200,000 recipes would take minutes.
 */
export const searchSql = [
  `create temporary table pool_vector as
   select kind, id,
     ${vectorOf("case kind when 'body' then value::jsonb->>'ingredientGroups' else value end")} as vector
   from pool where kind in ('description', 'body')`,
  'alter table pool_vector add primary key (kind, id)',
  'analyze pool_vector',
  `insert into recipe_search (recipe_id, title_vector, text_vector)
   select i, title_vector, title_vector || names_vector || description.vector || body.vector
   from (
     select r.id as i, ${vectorOf('r.title')} as title_vector,
       ${vectorOf("concat_ws(' ', c.name, u.name, a.name)")} as names_vector
     from recipes r join authors a on a.id = r.author_id
     join categories c on c.id = r.category_id join cuisines u on u.id = r.cuisine_id
     offset 0) titled
   ${joinPool('description', DESCRIPTION_SALT, { table: 'pool_vector' })}
   ${joinPool('body', INGREDIENTS_SALT, { table: 'pool_vector' })} order by i`,
  `insert into search_words (word, recipe_count)
   select word, ndoc from ts_stat('select text_vector from recipe_search')`,
];
