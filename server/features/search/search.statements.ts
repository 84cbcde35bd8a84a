import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { statement } from '#server/database/statements.ts';

/** A recipe that was found: at least 2 by its names alone, at least 1 by its names and foods; the greatest come first. */
export interface HitRow {
  id: number;
  rank: number;
}

/**
 * Fewer than four letters of a single word, which is still being typed, are looked for in names only: foods have so many
 * words that begin so that to rank them all takes ten times as long as any other search.
 */
const BEGINS_SHORT = `$1 = '' and length($2) < 6 and q::text like '%:*%'`;

/**
 * The best hits, at most a thousand. Values: what is finished of a query, and its last word, which may be unfinished.
 * Stems find all that the words as written would; only an unfinished word may stop where no stem does, unless it begins with its stem
 * ('cooki':* finds what 'cookies':* does): each of the two costs a scan of the index.
 */
function hitsIn(column: 'words' | 'texts') {
  return statement<HitRow>(
    `search_${column}`,
    `with query as materialized (
       select case
           when numnode(finished) + numnode(stem) = 0
             then to_tsquery('mesob_simple', concat_ws(' & ', nullif($1, ''), nullif($2, '')))
           -- A word that names a dish or what is in it is finished: to gather all that begins so costs most of a search.
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

/** @returns SQL for the query, its words wanted with one of the weights: 'wat':* becomes 'wat':*AB */
function withWeights(weights: string): string {
  return `regexp_replace(q::text, '''([^'']+)''(:(\\*))?', '''\\1'':\\3${weights}', 'g')::tsquery`;
}

/** Looks among names, foods and labels. */
export const hitsInWords = hitsIn('words');
/** Looks among texts as well. */
export const hitsInTexts = hitsIn('texts');

/** The recipes that have words among their texts. Values: words in Postgres's query language. */
export const recipesWithWords = statement<{ id: number }>(
  'recipes_with_words',
  `select recipe_id as id from recipe_search where texts @@ to_tsquery('mesob_english', $1)`,
);

/** Comes after every letter. */
const LAST = 'chr(1114111)';

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
       when exists (select from search_words k where ${beginsWith('asked.plain')}) then asked.word
       else (
         select near.word
         -- What is cheap to know comes first; the few words that are left are looked at closely.
         from (
           select k.word, k.recipe_count, levenshtein_less_equal(k.word, asked.plain, 2) as edits
           from search_words k
           where ${beginsWith('left(asked.plain, 1)')} and abs(length(k.word) - length(asked.plain)) <= 2
             and k.recipe_count > 0 and length(asked.plain) > 3
           offset 0) near,
         lateral (
           select case when edits = 2 and ${lettersOf('near.word')} = ${lettersOf('asked.plain')} then 1 else edits end
         ) as s (slips)
         where near.edits <= 2
           and slips <= case
             when length(asked.plain) >= 8 or length(asked.plain) = 7 and similarity(near.word, asked.plain) > 0.35 then 2
             else 1 end
           -- Who misspells "butter" was not looking for "but".
           and length(to_tsvector('mesob_english', near.word)) > 0
         order by slips, similarity(near.word, asked.plain) desc, near.recipe_count desc, near.word
         limit 1)
     end as nearest, length(to_tsvector('mesob_english', asked.plain)) > 0 as distinctive
   from (select word, place, lower(unaccent(left(word, 60))) as plain from unnest($1::text[]) with ordinality as w (word, place)) asked
   order by asked.place`,
);

/** Spelled so that search_words_word_c_idx is used. */
function beginsWith(start: string): string {
  return `k.word collate "C" >= ${start} and k.word collate "C" < ${start} || ${LAST}`;
}

function lettersOf(word: string): string {
  return `(select array_agg(letter order by letter) from regexp_split_to_table(${word}, '') letter)`;
}
