import { BODY_SALTS, DESCRIPTION_SALT, type GeneratedIds } from './catalogue-rows.ts';
import { foodVectors } from './food-rows.ts';
import { joinPool } from './pools.ts';

const vectorOf = (text: string, weight: string) =>
  `setweight(to_tsvector('mesob_simple', ${text}) || to_tsvector('mesob_english', ${text}), '${weight}')`;

const textsIn = (path: string) =>
  `(select string_agg(found #>> '{}', ' ') from jsonb_path_query(value::jsonb, '${path}') found)`;

/**
 * Statements that fill the search tables with what an import puts there. The vectors of pooled texts are made once for
 * the pool, or 200,000 recipes would take minutes.
 */
export const searchSql = ({ first }: GeneratedIds): string[] => [
  `create temporary table pool_vector as
   select kind, id, ${vectorOf('value', 'D')} as description, null::tsvector as items, null::tsvector as reasons,
     null::tsvector as steps, null::tsvector as summary
   from pool where kind = 'description'
   union all
   select kind, id, null, ${vectorOf(textsIn('$.ingredientGroups[*].items[*].item'), 'D')},
     ${vectorOf(`concat_ws(' ', ${textsIn('$.reasons[*]')}, ${textsIn('$.equipment[*]')})`, 'D')},
     ${vectorOf(textsIn('$.instructions[*].title'), 'D')}, ${vectorOf(textsIn('$.summary'), 'D')}
   from pool where kind = 'body'`,
  'alter table pool_vector add primary key (kind, id)',
  'analyze pool_vector',
  `insert into recipe_search (recipe_id, words, texts)
   select i, made.words, strip(made.words || description.description || b.items || author_vector || a.reasons || c.steps || d.summary)
   from (
     select r.id as i, ${vectorOf('r.title', 'A')} as title_vector, ${vectorOf('author.name', 'D')} as author_vector,
       ${vectorOf("concat_ws(' ', cuisine.name, category.name, r.difficulty, array_to_string(r.diets, ' '))", 'D')}
         as labels_vector
     from recipes r join authors author on author.id = r.author_id
     join categories category on category.id = r.category_id join cuisines cuisine on cuisine.id = r.cuisine_id
     where r.id >= ${first} offset 0) titled
   ${joinPool('description', DESCRIPTION_SALT, { table: 'pool_vector' })}
   ${Object.entries(BODY_SALTS)
     .map(([alias, salt]) => joinPool('body', salt, { alias, table: 'pool_vector' }))
     .join(' ')}
   ${foodVectors.joins}
   cross join lateral (select title_vector || ${foodVectors.words} || labels_vector as words) made
   order by i`,
  // The vectors hold stems besides words: what has no stem among them is no word.
  `with known as materialized (
     select word, ndoc, tsvector_to_array(to_tsvector('mesob_english', word)) as stems
     from ts_stat('select texts from recipe_search') where word ~ '^[[:alpha:]]{3,}$'
   )
   insert into search_words (word, recipe_count)
   select word, ndoc from known where cardinality(stems) = 0
   union
   select k.word, k.ndoc from known k cross join lateral unnest(k.stems) stem join known s on s.word = stem
   on conflict do nothing`,
];
