import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { statement } from '#server/database/statements.ts';
import { summaryColumns } from './recipe.statements.ts';
import type { RecipeSummary } from './recipe-summary.ts';

/**
 * A page of hits, those in the title first, and the number of all hits in every row; where the page is empty, one row
 * that has the number only. Ranking is done on the narrow search table and on a bounded number of candidates.
 * Values: tsquery, limit, offset, the query in lower case.
 */
export const searchRecipes = statement<{ total: number } & (RecipeSummary | { id: null })>(
  'search_recipes',
  `with query as materialized (
     select to_tsquery('mesob_english', $1) || to_tsquery('mesob_simple', $1) as q
   ), title_hits as materialized (
     select s.recipe_id, ts_rank(s.title_vector, query.q) as rank
     from query join recipe_search s on s.title_vector @@ query.q limit ${MAX_SEARCH_HITS}
   ), text_wanted as materialized (
     select (select count(*) from title_hits) < $2::int + $3::int as wanted
   ), text_hits as materialized (
     -- Counted always, ranked only where the hits in titles do not fill the page.
     select s.recipe_id, case when (select wanted from text_wanted) then ts_rank(s.text_vector, query.q) else 0 end as rank
     from query join recipe_search s on s.text_vector @@ query.q
     where (select count(*) from title_hits) < ${MAX_SEARCH_HITS}
     limit ${MAX_SEARCH_HITS}
   ), hits as materialized (
     select recipe_id, 1 as in_title, rank from title_hits
     union all
     (select recipe_id, 0, rank from text_hits
      where not exists (select from title_hits t where t.recipe_id = text_hits.recipe_id)
      limit ${MAX_SEARCH_HITS} - (select count(*) from title_hits))
   ), page as (
     select r.*, row_number() over (order by h.in_title desc, lower(r.title) = $4 desc, h.rank desc,
       r.published_on desc, r.id desc) as place
     from hits h join recipes r on r.id = h.recipe_id
     where r.is_published and (h.in_title = 1 or (select wanted from text_wanted))
     order by place limit $2 offset $3
   )
   select counted.total, ${summaryColumns}
   from (select count(*)::int as total from hits) counted left join page r on true
   order by r.place`,
);

/**
 * For each word that search does not know the one it knows that is spelled most like it. Values: words.
 * The trigram index proposes, the edit distance decides, the more common word wins.
 */
export const nearestWords = statement<{ word: string; nearest: string | null }>(
  'nearest_words',
  `select asked.word, case
       when exists (select from search_words k where k.word ^@ asked.plain) then asked.word
       else (
         select k.word from search_words k
         where k.word % asked.plain and abs(length(k.word) - length(asked.plain)) <= 2
           -- Nobody who misspells "butter" was looking for "but".
           and length(to_tsvector('mesob_english', k.word)) > 0
         order by levenshtein_less_equal(k.word, asked.plain, 3), similarity(k.word, asked.plain) desc,
           k.recipe_count desc, k.word
         limit 1)
     end as nearest
   from (select word, place, lower(unaccent(left(word, 60))) as plain from unnest($1::text[]) with ordinality as w (word, place)) asked
   order by asked.place`,
);
