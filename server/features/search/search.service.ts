import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, type PageArgs, pageOf } from '#server/features/catalogue/page.args.ts';
import type { FoundIds } from '#server/features/catalogue/recipe-counts.ts';
import type { ListedRecipe, Section } from '#server/features/catalogue/recipe-list.statements.ts';
import { RecipeOrder } from '#server/features/catalogue/recipe-where.type.ts';
import type { Conditions } from '#server/features/catalogue/resolve-where.ts';
import type { Taxonomy } from '#server/features/catalogue/taxonomy.ts';
import { FoodWords } from './food-words.ts';
import { readSearch, type SearchReading } from './read-search.ts';
import { isThereAny, type Looked, nearestWords, searchIds, searchRecipes } from './search.statements.ts';
import type { RecipeSearchPageType } from './search.type.ts';
import { allOf, indexedConditions } from './search-conditions.ts';
import { searchWords, type TsQueries, toPartialTsQueries, toTsQueries } from './search-query.ts';
import { namesIn } from './search-synonyms.ts';

type Near = { word: string; nearest: string | null; distinctive: boolean };

/** Which part of the hits is asked for, in which order, and what they have to be. */
interface SearchRequest extends Section {
  conditions: Conditions;
  order: RecipeOrder;
}

/** How a query was read. */
export interface SearchAnswer extends Pick<RecipeSearchPageType, 'correctedQuery' | 'partial' | 'understood'> {
  /** Words that were left out, since no recipe has them or one near to them, or so many have that they say nothing. */
  dropped: string[];
  /** Other names that were searched for as well. */
  synonyms: string[];
}

/** A part of the hits, and how the query was read. */
interface SearchOutcome extends SearchAnswer, FoundIds {
  rows: ListedRecipe[];
  /** At most a thousand. */
  total: number;
}

/**
 * The same, with what asks whether any recipe has the words, under the filter or not: words are read as they are without a
 * filter, or the counts beside its choices would be of other readings.
 */
interface Found extends SearchOutcome {
  knowsWords(): Promise<boolean>;
}

/** A query as it was read, and what it is asked for. */
interface Wanted {
  words: string[];
  reading: SearchReading;
  request: SearchRequest;
}

const MOST_WAITING = 500;
const REFUSAL = 'Too many people are searching right now. Please try again in a moment.';

/**
 * Finds recipes by their words: stems, unfinished last words, any accents, and near misses in spelling. Where no recipe
 * has all of the words, those that have some. What the query says of foods to leave out, times, diets and kitchens holds
 * for everything that is found.
 */
export class SearchService {
  private readonly limit: ConcurrencyLimit;
  private foods: unknown;
  private foodWords = new FoodWords([]);

  /**
   * @param atOnce how many statements run at a time. A search fills a core of the database for milliseconds, and some
   * take ten times as long as others: one after the other they hold each other up less than all together.
   */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    private readonly taxonomy: Pick<Taxonomy, 'cuisine' | 'category' | 'foods'>,
    atOnce: number,
  ) {
    this.limit = new ConcurrencyLimit(atOnce, MOST_WAITING, REFUSAL);
  }

  /**
   * @returns a page of results, best first; none for a query without a word.
   * @throws OverloadedError where hundreds wait already.
   */
  async search(query: string, page: PageArgs): Promise<RecipeSearchPageType> {
    const section = { limit: page.perPage, offset: offsetOf(page), after: null };
    const found = await this.find(query, { ...section, conditions: {}, order: RecipeOrder.RELEVANCE });
    const { correctedQuery, partial, understood } = found;
    return { ...pageOf(page, found.rows, found.total), correctedQuery, partial, understood };
  }

  /**
   * @returns a part of what is found under the conditions; nothing for a query without a word.
   * @throws OverloadedError where hundreds wait already.
   */
  async find(query: string, request: SearchRequest): Promise<SearchOutcome> {
    const wanted = this.read(query, request);
    const { words, reading } = wanted;
    if (words.length === 0 && reading.understood.length === 0) return nothing(reading);
    const found = await this.ask(wanted, toTsQueries(words, this.foodWords));
    if (words.length === 0 || (await found.knowsWords())) return found;
    const near = await this.near(words);
    return (await this.corrected(near, wanted)) ?? (await this.partial(near, wanted)) ?? found;
  }

  private read(query: string, request: SearchRequest): Wanted {
    const { foods } = this.taxonomy;
    if (this.foods !== foods) {
      this.foods = foods;
      this.foodWords = new FoodWords(foods.values());
    }
    const reading = readSearch(query, { terms: this.taxonomy, foodWords: this.foodWords });
    return { words: searchWords(reading.words), reading, request };
  }

  /** @returns what each word is near to. One that has synonyms is known, though it may stand in no recipe. */
  private async near(words: string[]): Promise<Near[]> {
    const named = namesIn(words, this.foodWords).flatMap((name) => name.words.map(() => name.synonyms.length > 0));
    const rows = await this.limit.run(() => this.reader.rows(nearestWords, [words]));
    return rows.map((row, place) => (named[place] ? { ...row, nearest: row.word } : row));
  }

  private async ask({ words, reading, request }: Wanted, queries: TsQueries): Promise<Found> {
    const { understood, condition, minutes } = reading;
    const lookedFor = (conditions: Conditions): Looked => ({
      queries,
      name: words.join(' ').toLowerCase(),
      condition: allOf([condition, ...indexedConditions(conditions)], words.length > 0),
      minutes,
      conditions,
    });
    const { statement, values } = searchRecipes(lookedFor(request.conditions), request.order, request);
    const rows = await this.limit.run(() => this.reader.rows(statement, values));
    const total = rows[0]?.total ?? 0;
    const isFiltered = Object.values(request.conditions).some((value) => value !== undefined);
    return {
      rows: rows.flatMap(({ total, hits, ...row }) => (row.id === null ? [] : [row])),
      total,
      correctedQuery: null,
      partial: false,
      dropped: [],
      synonyms: namesIn(words, this.foodWords).flatMap(({ synonyms }) => synonyms),
      understood,
      knowsWords: async () => {
        if (total > 0 || !isFiltered) return total > 0;
        const any = isThereAny(lookedFor({}));
        const [answer] = await this.limit.run(() => this.reader.rows(any.statement, any.values));
        return answer?.there ?? false;
      },
      hits: () => JSON.parse(rows[0]?.hits ?? '[]'),
      idsUnder: async (conditions) => {
        const others = searchIds(lookedFor(conditions));
        const [found] = await this.limit.run(() => this.reader.rows(others.statement, others.values));
        return JSON.parse(found?.ids ?? '[]');
      },
    };
  }

  /**
   * What the corrected words rule out is ruled out, too: "without eegs" finds nothing with eggs.
   * @returns what is found with the spelling corrected; null where that finds nothing or some words stay unknown.
   */
  private async corrected(near: Near[], { reading, request }: Wanted): Promise<Found | null> {
    const correctedWords = corrections(near);
    if (correctedWords === null || near.some(({ nearest }) => nearest === null)) return null;
    const correctedQuery = [...reading.understood.map(({ text }) => text), correctedWords].join(' ');
    const wanted = this.read(correctedQuery, request);
    const found = await this.ask(wanted, toTsQueries(wanted.words, this.foodWords));
    return (await found.knowsWords()) ? { ...found, correctedQuery } : null;
  }

  /** @returns what has most of the words; null where nothing has one that says something. */
  private async partial(near: Near[], { reading, request }: Wanted): Promise<Found | null> {
    const useful = near.filter(({ nearest, distinctive }) => nearest !== null && distinctive);
    const words = meantBy(useful);
    if (words.length === 0) return null;
    const finished = useful.at(-1) !== near.at(-1);
    const attempts = toPartialTsQueries(words, finished, this.foodWords);
    if (near.some(({ nearest }) => nearest === null)) attempts.unshift(toTsQueries(words, this.foodWords, finished));
    for (const queries of attempts) {
      const found = await this.ask({ words, reading, request }, queries);
      if (!(await found.knowsWords())) continue;
      const spelled = corrections(near);
      const correctedQuery = spelled && [...reading.understood.map(({ text }) => text), spelled].join(' ');
      const dropped = near.filter((each) => !useful.includes(each)).map(({ word }) => word);
      return { ...found, correctedQuery, partial: true, dropped };
    }
    return null;
  }
}

function nothing({ understood }: SearchReading): SearchOutcome {
  const answer = { correctedQuery: null, partial: false, dropped: [], synonyms: [], understood };
  return { ...answer, rows: [], total: 0, hits: () => [], idsUnder: async () => [] };
}

function meantBy(near: Near[]): string[] {
  return near.map(({ word, nearest }) => nearest ?? word);
}

/** @returns the query with those words replaced that are spelled wrong; null where there are none. */
function corrections(near: Near[]): string | null {
  return near.some(({ word, nearest }) => nearest !== null && nearest !== word) ? meantBy(near).join(' ') : null;
}
