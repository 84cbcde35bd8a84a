import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import type { StatementReader } from '#server/database/statements.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import type { RecipeSearchReadingType } from '#server/features/catalogue/recipe-connection.type.ts';
import { FoodWords } from './food-words.ts';
import { readSearch, type SearchReading } from './read-search.ts';
import { nearestWords, searchHits } from './search.statements.ts';
import { allOf } from './search-conditions.ts';
import { searchWords, type TsQueries, toPartialTsQueries, toTsQueries } from './search-query.ts';
import { namesIn } from './search-synonyms.ts';

type Near = { word: string; nearest: string | null; distinctive: boolean };

/** The hits, at most a thousand in no order, and how the query was read. */
interface SearchOutcome extends RecipeSearchReadingType {
  hits: Hit[];
}

/** A recipe that was found, with what it is ordered by: the greatest keys come first. */
interface Hit {
  id: number;
  keys: readonly number[];
}

/** A query as it was read. */
interface Wanted {
  words: string[];
  reading: SearchReading;
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
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    atOnce: number,
  ) {
    this.limit = new ConcurrencyLimit(atOnce, MOST_WAITING, REFUSAL);
  }

  /**
   * @returns what is found; nothing for a query without a word.
   * @throws OverloadedError where hundreds wait already.
   */
  async find(query: string): Promise<SearchOutcome> {
    const wanted = this.read(query);
    const { words, reading } = wanted;
    if (words.length === 0 && reading.understood.length === 0) return nothing(reading);
    const found = await this.ask(wanted, toTsQueries(words, this.foodWords));
    if (words.length === 0 || found.hits.length > 0) return found;
    const near = await this.near(words);
    return (await this.corrected(near, wanted)) ?? (await this.partial(near, wanted)) ?? found;
  }

  private read(query: string): Wanted {
    const { taxonomy } = this.catalogue.current;
    if (this.foods !== taxonomy.foods) {
      this.foods = taxonomy.foods;
      this.foodWords = new FoodWords(taxonomy.foods.values());
    }
    const reading = readSearch(query, { terms: taxonomy, foodWords: this.foodWords });
    return { words: searchWords(reading.words), reading };
  }

  /** @returns what each word is near to. One that has synonyms is known, though it may stand in no recipe. */
  private async near(words: string[]): Promise<Near[]> {
    const named = namesIn(words, this.foodWords).flatMap((name) => name.words.map(() => name.synonyms.length > 0));
    const rows = await this.limit.run(() => this.reader.rows(nearestWords, [words]));
    return rows.map((row, place) => (named[place] ? { ...row, nearest: row.word } : row));
  }

  private async ask({ words, reading }: Wanted, queries: TsQueries): Promise<SearchOutcome> {
    const { understood, condition, minutes } = reading;
    const name = words.join(' ').toLowerCase();
    const looked = { queries, name, condition: allOf([condition], words.length > 0), minutes };
    const { statement, values } = searchHits(looked);
    const rows = await this.limit.run(() => this.reader.rows(statement, values));
    return {
      hits: rows.map(({ id, tier, exact, rank }) => ({ id, keys: [tier, exact, rank] })),
      corrected: null,
      partial: false,
      dropped: [],
      synonyms: namesIn(words, this.foodWords).flatMap(({ synonyms }) => synonyms),
      filters: understood,
    };
  }

  /**
   * What the corrected words rule out is ruled out, too: "without eegs" finds nothing with eggs.
   * @returns what is found with the spelling corrected; null where that finds nothing or some words stay unknown.
   */
  private async corrected(near: Near[], { reading }: Wanted): Promise<SearchOutcome | null> {
    const correctedWords = corrections(near);
    if (correctedWords === null || near.some(({ nearest }) => nearest === null)) return null;
    const corrected = [...reading.understood.map(({ text }) => text), correctedWords].join(' ');
    const wanted = this.read(corrected);
    const found = await this.ask(wanted, toTsQueries(wanted.words, this.foodWords));
    return found.hits.length > 0 ? { ...found, corrected } : null;
  }

  /** @returns what has most of the words; null where nothing has one that says something. */
  private async partial(near: Near[], { reading }: Wanted): Promise<SearchOutcome | null> {
    const useful = near.filter(({ nearest, distinctive }) => nearest !== null && distinctive);
    const words = meantBy(useful);
    if (words.length === 0) return null;
    const finished = useful.at(-1) !== near.at(-1);
    const attempts = toPartialTsQueries(words, finished, this.foodWords);
    if (near.some(({ nearest }) => nearest === null)) attempts.unshift(toTsQueries(words, this.foodWords, finished));
    for (const queries of attempts) {
      const found = await this.ask({ words, reading }, queries);
      if (found.hits.length === 0) continue;
      const spelled = corrections(near);
      const corrected = spelled && [...reading.understood.map(({ text }) => text), spelled].join(' ');
      const dropped = near.filter((each) => !useful.includes(each)).map(({ word }) => word);
      return { ...found, corrected, partial: true, dropped };
    }
    return null;
  }
}

function nothing({ understood }: SearchReading): SearchOutcome {
  return { hits: [], corrected: null, partial: false, dropped: [], synonyms: [], filters: understood };
}

function meantBy(near: Near[]): string[] {
  return near.map(({ word, nearest }) => nearest ?? word);
}

/** @returns the query with those words replaced that are spelled wrong; null where there are none. */
function corrections(near: Near[]): string | null {
  return near.some(({ word, nearest }) => nearest !== null && nearest !== word) ? meantBy(near).join(' ') : null;
}
