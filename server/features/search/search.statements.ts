// Hand-written SQL, because search, ranking and corrections use Postgres's full-text and similarity functions.
import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { statement } from '#server/database/statements.ts';

/** A hit. Rank: at least 2 if its names alone match the query, at least 1 if they do with its main and large foods. */
interface HitRow {
  id: number;
  rank: number;
}

/**
 * Condition of a single unfinished word with fewer than four letters. It is searched for only in names, because so many
 * foods begin with it that ranking them takes ten times as long as other searches. `$2` ends in ":*", so three letters
 * have length 5.
 */
const BEGINS_SHORT = `$1 = '' and length($2) < 6 and q::text like '%:*%'`;

/**
 * The best hits, at most a thousand. Parameters: the finished words of a query, and its last word, which may be
 * unfinished. Words are matched by their stems. An unfinished word may stop short of, or beyond, a stem, so it is also
 * matched as typed, unless it begins with its stem: 'cooki':* matches every word that 'cookies':* matches. Each of the
 * two matches costs an index scan.
 */
function selectHits(column: 'words' | 'texts') {
  return statement<HitRow>(
    `search_${column}`,
    `with query as materialized (
       select case
           when numnode(finished) + numnode(stem) = 0
             then to_tsquery('mesob_simple', concat_ws(' & ', nullif($1, ''), nullif($2, '')))
           -- A known word is complete: matching it as a prefix would be the slowest part of the search.
           when exists (select from search_words k where k.word = typed and k.recipe_count > 0) then finished && whole
           when numnode(stem) = 0 or last::text ^@ left(stem::text, -3) then finished && stem
           else finished && (stem || last)
         end as q
       from to_tsquery('mesob_english', $1::text) as finished, to_tsquery('mesob_english', $2::text) as stem,
         to_tsquery('mesob_simple', $2) as last, lower(unaccent(rtrim($2, ':*'))) as typed,
         to_tsquery('mesob_english', typed) as whole
     ), weighted as materialized (
       select ${column === 'words' ? `case when ${BEGINS_SHORT} then ${withWeights('AB')} else q end` : 'q'} as q,
         ${withWeights('AB')} as in_names, ${withWeights('ABC')} as in_main_foods
       from query
     )
     select s.recipe_id as id,
       ts_rank(s.words, q) + case when s.words @@ in_names then 2 when s.words @@ in_main_foods then 1 else 0 end as rank
     from weighted join recipe_search s on s.${column} @@ q
     order by rank desc, s.recipe_id desc limit ${MAX_SEARCH_HITS}`,
  );
}

/** Returns SQL for the query with its words restricted to weights: 'wat':* becomes 'wat':*AB. */
function withWeights(weights: string): string {
  return `regexp_replace(q::text, '''([^'']+)''(:(\\*))?', '''\\1'':\\3${weights}', 'g')::tsquery`;
}

/** Searches names, foods and labels. */
export const hitsInWords = selectHits('words');
/** Searches texts as well. */
export const hitsInTexts = selectHits('texts');

/** Recipes whose index contains words. Parameters: words in `tsquery` syntax. */
export const recipesWithWords = statement<{ id: number }>(
  'recipes_with_words',
  `select recipe_id as id from recipe_search where texts @@ to_tsquery('mesob_english', $1)`,
);

/** SQL for a character that sorts after every letter. */
const LAST_CHARACTER = 'chr(1114111)';

/**
 * One row for each word, in order: the word itself if a known word begins with it, otherwise the known word of the most
 * similar spelling; null if none is similar enough, because salmon is not salt. Parameters: words. A similar word has
 * the same first letter, is in a name, label or ingredient, and differs by one slip: by two for words of eight letters
 * or more, or of seven letters if most of the word is alike. Transposed letters are one slip, although two edits. Three
 * letters are too few to tell a slip from another word. `distinctive` is false for stop words, such as "with".
 */
export const nearestWords = statement<{ word: string; nearest: string | null; distinctive: boolean }>(
  'nearest_words',
  `select asked.word, case
       when exists (select from search_words k where ${beginsWith('asked.plain')}) then asked.word
       else (
         select near.word
         -- Cheap conditions first, so that few words need the expensive ones.
         from (
           select k.word, k.recipe_count, levenshtein_less_equal(k.word, asked.plain, 2) as edits
           from search_words k
           where ${beginsWith('left(asked.plain, 1)')} and abs(length(k.word) - length(asked.plain)) <= 2
             and k.recipe_count > 0 and length(asked.plain) > 3
           offset 0) near,
         lateral (
           select case when edits = 2 and ${toLetters('near.word')} = ${toLetters('asked.plain')} then 1 else edits end
         ) as s (slips)
         where near.edits <= 2
           and slips <= case
             when length(asked.plain) >= 8 or length(asked.plain) = 7 and similarity(near.word, asked.plain) > 0.35 then 2
             else 1 end
           -- Stop words are no corrections: "buter" means "butter", not "but".
           and length(to_tsvector('mesob_english', near.word)) > 0
         order by slips, similarity(near.word, asked.plain) desc, near.recipe_count desc, near.word
         limit 1)
     end as nearest, length(to_tsvector('mesob_english', asked.plain)) > 0 as distinctive
   from (select word, position, lower(unaccent(left(word, 60))) as plain from unnest($1::text[]) with ordinality as w (word, position)) asked
   order by asked.position`,
);

/** Returns SQL for words with a beginning, written so that Postgres uses `search_words_word_c_idx`. */
function beginsWith(start: string): string {
  return `k.word collate "C" >= ${start} and k.word collate "C" < ${start} || ${LAST_CHARACTER}`;
}

function toLetters(word: string): string {
  return `(select array_agg(letter order by letter) from regexp_split_to_table(${word}, '') letter)`;
}
