import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { statement } from '#server/database/statements.ts';
import { summaryColumns } from '#server/features/catalogue/recipe.statements.ts';
import type { RecipeType } from '#server/features/catalogue/recipe.type.ts';

/**
 * A page of hits, those in the title first, and the number of all hits in every row; where the page is empty, one row
 * that has the number only. Ranking is done on the narrow search table and on a bounded number of candidates.
 * Values: the finished words, the last word or nothing, both as tsqueries, limit, offset, the query in lower case, the
 * condition of its filters as a tsquery or nothing, the most minutes or null. Without a word all that the filters let
 * through is a hit, the newest first.
 */
export const searchRecipes = statement<{ total: number } & (RecipeType | { id: null })>(
  'search_recipes',
  `with words as materialized (
     -- Stems find all that the words as written would; only an unfinished word may stop where no stem does, unless it
     -- begins with its stem ('cooki':* finds what 'cookies':* does): each of the two costs a scan of the index.
     select case
         when numnode(finished) + numnode(stem) = 0 then to_tsquery('mesob_simple', concat_ws(' & ', nullif($1, ''), nullif($2, '')))
         when numnode(stem) = 0 or last::text ^@ left(stem::text, -3) then finished && stem
         else finished && (stem || last)
       end as q
     from to_tsquery('mesob_english', $1) as finished, to_tsquery('mesob_english', $2) as stem,
       to_tsquery('mesob_simple', $2) as last
   ), query as materialized (
     select q, case when $1 || $2 <> '' and numnode(q) = 0 then q else q && $6::tsquery end as wanted from words
   ), title_hits as materialized (
     select s.recipe_id, case when s.title_key = $5 then 2 when $5 = any (s.name_keys) then 1 else 0 end as exact,
       ts_rank(s.title_vector, query.q) as rank, s.published_on
     from query join recipe_search s on s.title_vector @@ query.wanted
     where $7::int is null or s.total_minutes <= $7::int
     limit ${MAX_SEARCH_HITS}
   ), title_count as materialized (
     select count(*)::int as titles from title_hits
   ), text_wanted as materialized (
     select titles < $3::int + $4::int as wanted from title_count
   ), text_hits as materialized (
     -- Counted always, ranked only where the hits in titles do not fill the page.
     select s.recipe_id, s.published_on,
       case when (select wanted from text_wanted) then ts_rank(s.text_vector, query.q) else 0 end as rank
     from query join recipe_search s on s.text_vector @@ query.wanted
     where (select titles from title_count) < ${MAX_SEARCH_HITS} and numnode(query.q) > 0
       and ($7::int is null or s.total_minutes <= $7::int)
     limit ${MAX_SEARCH_HITS}
   ), text_only as materialized (
     select recipe_id, rank, published_on from text_hits
     where not exists (select from title_hits t where t.recipe_id = text_hits.recipe_id)
     limit ${MAX_SEARCH_HITS} - (select titles from title_count)
   ), hits as (
     select recipe_id, 1 as in_title, exact, rank, published_on from title_hits
     union all
     select recipe_id, 0, 0, rank, published_on from text_only where (select wanted from text_wanted)
   ), page as materialized (
     select recipe_id, row_number() over () as place from (
       select recipe_id from hits
       order by in_title desc, exact desc, rank desc, published_on desc, recipe_id desc limit $3 offset $4
     ) ordered
   )
   select counted.total, ${summaryColumns}
   from (select titles + (select count(*)::int from text_only) as total from title_count) counted
   left join (page join recipes r on r.id = page.recipe_id) on true
   order by page.place`,
);

/**
 * For each word that search does not know the one it knows that is spelled most like it; null where none is near
 * enough, for then it is a word of its own: salmon is not salt. Values: words.
 * Near is what begins alike, names a dish or what is in it, and is one slip away, from eight letters on two, of seven where
 * most of it is alike. Letters that changed places are one slip, though two edits. Three letters are too few to know a slip from another word.
 * `distinctive` are words that are not in every text anyway, as "with" is.
 */
export const nearestWords = statement<{ word: string; nearest: string | null; distinctive: boolean }>(
  'nearest_words',
  `select asked.word, case
       when exists (select from search_words k where k.word ^@ asked.plain) then asked.word
       else (
         select k.word from search_words k,
           levenshtein_less_equal(k.word, asked.plain, 2) as edits,
           lateral (select case when edits = 2 and ${lettersOf('k.word')} = ${lettersOf('asked.plain')} then 1 else edits end) as s (slips)
         where k.word like left(asked.plain, 1) || '%' and abs(length(k.word) - length(asked.plain)) <= 2
           and k.recipe_count > 0 and length(asked.plain) > 3
           and slips <= case
             when length(asked.plain) >= 8 or length(asked.plain) = 7 and similarity(k.word, asked.plain) > 0.35 then 2
             else 1 end
           -- Who misspells "butter" was not looking for "but".
           and length(to_tsvector('mesob_english', k.word)) > 0
         order by slips, similarity(k.word, asked.plain) desc, k.recipe_count desc, k.word
         limit 1)
     end as nearest, length(to_tsvector('mesob_english', asked.plain)) > 0 as distinctive
   from (select word, place, lower(unaccent(left(word, 60))) as plain from unnest($1::text[]) with ordinality as w (word, place)) asked
   order by asked.place`,
);

function lettersOf(word: string): string {
  return `(select array_agg(letter order by letter) from regexp_split_to_table(${word}, '') letter)`;
}
