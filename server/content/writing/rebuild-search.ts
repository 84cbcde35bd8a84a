import type { EntityManager } from 'typeorm';

/**
 * Rebuilds what search looks into. The text of a recipe holds its title as well: `lentil dinner` is found although
 * only one of the words stands in the title. Steps, tips and FAQs stay out: they name dishes that the recipe is not.
 */
export async function rebuildSearch(manager: EntityManager): Promise<void> {
  await manager.query(
    `create temporary table import_texts on commit drop as
     select r.id, r.title, r.published_on,
       concat_ws(' ', cuisine.name, array_to_string(r.diets, ' '), r.difficulty,
         (select string_agg(c.name, ' ') from categories c where c.id = any (r.category_ids))) as labels,
       r.description, ingredients,
       concat_ws(' ', author.name, b.summary,
         (select string_agg(value, ' ') from jsonb_array_elements_text(b.reasons || b.equipment) value),
         (select string_agg(step ->> 'title', ' ') from jsonb_array_elements(b.instructions) step)) as remainder
     from recipes r
     join recipe_bodies b on b.recipe_id = r.id
     join cuisines cuisine on cuisine.id = r.cuisine_id
     join authors author on author.id = r.author_id
     cross join lateral (
       select string_agg(item ->> 'item', ' ') as ingredients
       from jsonb_array_elements(b.ingredient_groups) g, jsonb_array_elements(g -> 'items') item) listed
     where r.is_published`,
  );
  await manager.query(
    'delete from recipe_search s where not exists (select from import_texts t where t.id = s.recipe_id)',
  );
  await manager.query(
    `insert into recipe_search as s (recipe_id, title_vector, text_vector, title_key, published_on)
     select id, ${bothWays('title')},
       setweight(${bothWays('title')}, 'A') || setweight(${bothWays('labels')}, 'B') ||
       setweight(${bothWays("concat_ws(' ', description, ingredients)")}, 'C') || setweight(${bothWays('remainder')}, 'D'), lower(title), published_on
     from import_texts
     on conflict (recipe_id) do update set title_vector = excluded.title_vector, text_vector = excluded.text_vector,
       title_key = excluded.title_key, published_on = excluded.published_on
     where (s.title_vector, s.text_vector, s.title_key, s.published_on)
       is distinct from (excluded.title_vector, excluded.text_vector, excluded.title_key, excluded.published_on)`,
  );
  await rebuildWords(manager);
}

function bothWays(text: string): string {
  return `(to_tsvector('mesob_simple', ${text}) || to_tsvector('mesob_english', ${text}))`;
}

/**
 * The words as they are spelled, not their stems: they are what a corrected query is made of. Only what names a dish or
 * what is in it counts; the other words are known, but who misspells "salmon" was not looking for "almost".
 */
async function rebuildWords(manager: EntityManager): Promise<void> {
  await manager.query(
    `create temporary table import_words on commit drop as
     select word, coalesce(named.ndoc, 0) as recipe_count
     from ${wordsOf('title, labels, description, ingredients, remainder')} known
     left join ${wordsOf('title, labels, ingredients')} named using (word)
     where word ~ '^[[:alpha:]]{3,}$'`,
  );
  await manager.query('delete from search_words s where not exists (select from import_words w where w.word = s.word)');
  await manager.query(
    `insert into search_words as s (word, recipe_count) select word, recipe_count from import_words
     on conflict (word) do update set recipe_count = excluded.recipe_count
     where s.recipe_count <> excluded.recipe_count`,
  );
}

function wordsOf(columns: string): string {
  return `ts_stat('select to_tsvector(''mesob_simple'', concat_ws('' '', ${columns})) from import_texts')`;
}
