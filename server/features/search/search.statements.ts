import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { type Statement, statement } from '#server/database/statements.ts';
import type { TsQueries } from './search-query.ts';

/** What is looked for. */
export interface Looked {
  queries: TsQueries;
  /** The words in lower case: a dish that is called just so comes first. */
  name: string;
  /** What the index finds besides, in Postgres's own query language; empty where nothing. */
  condition: string;
  /** The most minutes that the query says; null where any time will do. */
  minutes: number | null;
}

/** A statement with its values. */
interface Asked<Row> {
  statement: Statement<Row>;
  values: unknown[];
}

/** Collects the values of a statement that is put together: `bind` gives each its number. */
class Values {
  readonly list: unknown[] = [];

  bind = (value: unknown, type: string): string => `$${this.list.push(value)}::${type}`;
}

/** @returns the query, as the common table expression `query`, and the conditions on `recipe_search s` besides. */
function querySql({ queries, condition, minutes }: Looked, bind: Values['bind']) {
  const [finished, last] = queries.map((query) => bind(query, 'text'));
  const limit = bind(minutes, 'int');
  const filters = `(${limit} is null or s.total_minutes <= ${limit})`;
  const query = `words as materialized (
     -- Stems find all that the words as written would; only an unfinished word may stop where no stem does, unless it
     -- begins with its stem ('cooki':* finds what 'cookies':* does): each of the two costs a scan of the index.
     select case
         when numnode(finished) + numnode(stem) = 0
           then to_tsquery('mesob_simple', concat_ws(' & ', nullif(${finished}, ''), nullif(${last}, '')))
         -- A word that names a dish or what is in it is finished: to gather all that begins so costs most of a search.
         when exists (select from search_words k where k.word = typed and k.recipe_count > 0) then finished && whole
         when numnode(stem) = 0 or last::text ^@ left(stem::text, -3) then finished && stem
         else finished && (stem || last)
       end as q
     from to_tsquery('mesob_english', ${finished}) as finished, to_tsquery('mesob_english', ${last}) as stem,
       to_tsquery('mesob_simple', ${last}) as last, lower(unaccent(rtrim(${last}, ':*'))) as typed,
       to_tsquery('mesob_english', typed) as whole
   ), query as materialized (
     select q, case when ${finished} || ${last} <> '' and numnode(q) = 0 then q else q && ${bind(condition, 'tsquery')} end
       as wanted from words
   )`;
  return { query, filters };
}

/**
 * The hits, at most a thousand: of names first, then of foods, then of texts. All that is read of a row is narrow: the
 * vectors of foods and texts are only there for their indexes, which find without looking at rows.
 * Without a word all that the filters let through is a hit.
 */
function hitsSql(looked: Looked, bind: Values['bind']): string {
  const { query, filters } = querySql(looked, bind);
  const called = bind(looked.name, 'text');
  const beyond = (kind: string, tier: number, before: string[]) => {
    const count = before.map((hits) => `(select count(*) from ${hits}_hits)`).join(' - ');
    const unseen = before.map((hits) => `not exists (select from ${hits}_hits b where b.recipe_id = s.recipe_id)`);
    return `${kind}_hits as materialized (
     select s.recipe_id, s.published_on, ${tier} as tier, 0 as exact,
       ts_rank(s.title_vector, s.q) + ts_rank(s.main_vector, s.q) as rank
     from (
       -- What was found before is not looked up again.
       select s.recipe_id, s.published_on, s.total_minutes, s.title_vector, s.main_vector, query.q
       from query join recipe_search s on s.${kind}_vector @@ query.wanted
       where numnode(query.q) > 0 and ${MAX_SEARCH_HITS} - ${count} > 0 and ${unseen.join(' and ')} offset 0) s
     where ${filters} limit ${MAX_SEARCH_HITS} - ${count})`;
  };
  return `${query}, title_hits as materialized (
     select s.recipe_id, s.published_on, 2 as tier,
       case when s.title_key = ${called} then 2 when ${called} = any (s.name_keys) then 1 else 0 end as exact,
       ts_rank(s.title_vector, query.q) as rank
     from query join recipe_search s on s.title_vector @@ query.wanted where ${filters} limit ${MAX_SEARCH_HITS}
   ), ${beyond('food', 1, ['title'])}, ${beyond('text', 0, ['title', 'food'])}, hits as (
     select * from title_hits union all select * from food_hits union all select * from text_hits
   )`;
}

/** A hit with what it is ordered by: titles come before foods, and foods before texts. */
interface HitRow {
  id: number;
  tier: number;
  exact: number;
  rank: number;
}

/** All hits, in no order. */
export function searchHits(looked: Looked): Asked<HitRow> {
  const { list, bind } = new Values();
  const text = `with ${hitsSql(looked, bind)} select recipe_id as id, tier, exact, rank from hits`;
  return { statement: statement('search_hits', text), values: list };
}

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
