import { MAX_SEARCH_HITS } from '#schema/rules/catalogue.ts';
import { statement } from '#server/database/statements.ts';
import { summaryColumns } from '#server/features/catalogue/recipe.statements.ts';
import type { RecipeType } from '#server/features/catalogue/recipe.type.ts';
import { Values } from '#server/features/catalogue/recipe-conditions.ts';
import {
  type Asked,
  afterSql,
  asked,
  keysSql,
  orderSql,
  type Section,
  type SortKey,
  sectionSql,
  sortKeys,
} from '#server/features/catalogue/recipe-list.statements.ts';
import { RecipeOrder } from '#server/features/catalogue/recipe-where.type.ts';
import type { Conditions } from '#server/features/catalogue/resolve-where.ts';
import { otherConditions } from './search-conditions.ts';
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
  conditions: Conditions;
}

/** A hit with what it is ordered by; where the page is empty, one row has only what the first has of all. */
type HitRow = OfAll & ((RecipeType & { keys: string[] }) | { id: null });

interface OfAll {
  total: number;
  /** The ids of all, as JSON; in the first row only. */
  hits: string | null;
}

/** By relevance: titles, then foods, then texts. */
const relevance: SortKey[] = [
  { sql: 'h.tier', type: 'int' },
  { sql: 'h.exact', type: 'int' },
  { sql: 'h.rank', type: 'real' },
  { sql: 'h.published_on', type: 'date' },
  { sql: 'h.recipe_id', type: 'int' },
];

/** @returns what hits are ordered by. */
export function hitKeys(order: RecipeOrder): readonly SortKey[] {
  return order === RecipeOrder.RELEVANCE ? relevance : sortKeys(order);
}

/** @returns the query, as the common table expression `query`, and the conditions on `recipe_search s` besides. */
function querySql({ queries, condition, minutes, conditions }: Looked, bind: Values['bind']) {
  const [finished, last] = queries.map((query) => bind(query, 'text'));
  const limit = bind(minutes, 'int');
  const filters = `(${limit} is null or s.total_minutes <= ${limit})${otherConditions(conditions, bind)}`;
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

/** Looked up one by one: a plan for any number of hits would read all recipes. */
const itsRecipe = 'cross join lateral (select r.* from recipes r where r.id = h.recipe_id offset 0) r';

/** A part of the hits, in order. */
export function searchRecipes(looked: Looked, order: RecipeOrder, { limit, offset, after }: Section): Asked<HitRow> {
  const { list, bind } = new Values();
  const keys = hitKeys(order);
  const hits = hitsSql(looked, bind);
  const rows = keys === relevance ? 'hits h' : `hits h ${itsRecipe}`;
  return asked(
    `with ${hits}, page as materialized (
       select recipe_id, keys, row_number() over () as place from (
         select h.recipe_id, ${keysSql(keys)} as keys from ${rows} ${after ? `where ${afterSql(keys, after, bind)}` : ''}
         order by ${orderSql(keys)} ${sectionSql(limit, offset)}
       ) ordered
     )
     select counted.total, case when coalesce(page.place, 1) = 1 then counted.hits end as hits, page.keys, ${summaryColumns}
     from (select count(*)::int as total, json_agg(recipe_id)::text as hits from hits) counted
     left join (page join recipes r on r.id = page.recipe_id) on true
     order by page.place`,
    list,
    offset === 0,
  );
}

/** The ids of what would be found, as JSON: in no order, so that the texts, which hold names and foods, find all of it. */
export function searchIds(looked: Looked): Asked<{ ids: string | null }> {
  const { list, bind } = new Values();
  const { query, filters } = querySql(looked, bind);
  return asked(
    `with ${query}
     select json_agg(recipe_id)::text as ids from (
       select s.recipe_id from query join recipe_search s on s.text_vector @@ query.wanted
       where ${filters} limit ${MAX_SEARCH_HITS}) found`,
    list,
  );
}

/** Whether anything would be found: the index alone can tell. */
export function isThereAny(looked: Looked): Asked<{ there: boolean }> {
  const { list, bind } = new Values();
  const { query, filters } = querySql(looked, bind);
  return asked(
    `with ${query}
     select exists(
       select from query join recipe_search s on s.text_vector @@ query.wanted where ${filters}) as there`,
    list,
  );
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
