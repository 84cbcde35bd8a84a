import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, type PageArgs, pageOf } from '#server/features/catalogue/page.args.ts';
import type { RecipePageType, RecipeType } from '#server/features/catalogue/recipe.type.ts';
import type { Taxonomy } from '#server/features/catalogue/taxonomy.ts';
import { Gate } from '#server/gate.ts';
import { FoodWords } from './food-words.ts';
import { readSearch, type SearchReading } from './read-search.ts';
import { nearestWords, searchRecipes } from './search.statements.ts';
import type { RecipeSearchPageType } from './search.type.ts';
import { searchWords, type TsQueries, toPartialTsQueries, toTsQueries } from './search-query.ts';
import { namesIn } from './search-synonyms.ts';

type Near = { word: string; nearest: string | null; distinctive: boolean };

/** What is asked for besides words: a page, and filters. */
type Wanted = PageArgs & Pick<SearchReading, 'condition' | 'minutes' | 'understood'>;

const MOST_WAITING = 500;
const REFUSAL = 'Too many people are searching right now. Please try again in a moment.';

/**
 * Finds recipes by their words: stems, unfinished last words, any accents, and near misses in spelling. Where no recipe
 * has all of the words, those that have some. What the query says of foods to leave out, times, diets and kitchens holds
 * for everything that is found.
 */
export class SearchService {
  private readonly gate: Gate;
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
    this.gate = new Gate(atOnce, MOST_WAITING, REFUSAL);
  }

  /**
   * @returns a page of results, best first; none for a query without a word.
   * @throws OverloadedError where hundreds wait already.
   */
  async search(query: string, request: PageArgs): Promise<RecipeSearchPageType> {
    const reading = this.read(query);
    const { words, wanted } = wantedBy(reading, request);
    const nothing = { ...emptyPage(request), understood: reading.understood };
    if (words.length === 0 && reading.understood.length === 0) return nothing;
    const found = await this.find(words, toTsQueries(words, this.foodWords), wanted);
    if (found.total > 0 || words.length === 0) return { ...nothing, ...found };
    const near = await this.near(words);
    return (await this.corrected(near, reading, request)) ?? (await this.partial(near, wanted)) ?? nothing;
  }

  private read(query: string): SearchReading {
    const { foods } = this.taxonomy;
    if (this.foods !== foods) {
      this.foods = foods;
      this.foodWords = new FoodWords(foods.values());
    }
    return readSearch(query, { terms: this.taxonomy, foodWords: this.foodWords });
  }

  /** @returns what each word is near to. One that has synonyms is known, though it may stand in no recipe. */
  private async near(words: string[]): Promise<Near[]> {
    const named = namesIn(words, this.foodWords).flatMap((name) => name.words.map(() => name.synonyms.length > 0));
    const rows = await this.gate.run(() => this.reader.rows(nearestWords, [words]));
    return rows.map((row, place) => (named[place] ? { ...row, nearest: row.word } : row));
  }

  private async find(words: string[], queries: TsQueries, wanted: Wanted): Promise<RecipePageType> {
    const { perPage, condition, minutes } = wanted;
    const values = [...queries, perPage, offsetOf(wanted), words.join(' ').toLowerCase(), condition, minutes];
    const rows = await this.gate.run(() => this.reader.rows(searchRecipes, values));
    const items = rows.filter((row): row is RecipeType & { total: number } => row.id !== null);
    return pageOf(wanted, items, rows[0]?.total ?? 0);
  }

  /**
   * What the corrected words rule out is ruled out, too: "without eegs" finds nothing with eggs.
   * @returns what is found with the spelling corrected; null where that finds nothing or some words stay unknown.
   */
  private async corrected(
    near: Near[],
    { understood }: SearchReading,
    request: PageArgs,
  ): Promise<RecipeSearchPageType | null> {
    const correctedWords = corrections(near);
    if (correctedWords === null || near.some(({ nearest }) => nearest === null)) return null;
    const correctedQuery = [...understood.map(({ text }) => text), correctedWords].join(' ');
    const reading = this.read(correctedQuery);
    const { words, wanted } = wantedBy(reading, request);
    const found = await this.find(words, toTsQueries(words, this.foodWords), wanted);
    if (found.total === 0) return null;
    return { ...found, correctedQuery, partial: false, understood: reading.understood };
  }

  /** @returns what has most of the words; null where nothing has one that says something. */
  private async partial(near: Near[], wanted: Wanted): Promise<RecipeSearchPageType | null> {
    const useful = near.filter(({ nearest, distinctive }) => nearest !== null && distinctive);
    const words = meantBy(useful);
    if (words.length === 0) return null;
    const finished = useful.at(-1) !== near.at(-1);
    const attempts = toPartialTsQueries(words, finished, this.foodWords);
    if (near.some(({ nearest }) => nearest === null)) attempts.unshift(toTsQueries(words, this.foodWords, finished));
    for (const queries of attempts) {
      const found = await this.find(words, queries, wanted);
      if (found.total === 0) continue;
      const { understood } = wanted;
      const spelled = corrections(near);
      const correctedQuery = spelled && [...understood.map(({ text }) => text), spelled].join(' ');
      return { ...found, correctedQuery, partial: true, understood };
    }
    return null;
  }
}

function wantedBy({ words, ...filters }: SearchReading, request: PageArgs): { words: string[]; wanted: Wanted } {
  return { words: searchWords(words), wanted: { ...request, ...filters } };
}

function emptyPage(request: PageArgs): RecipeSearchPageType {
  return { ...pageOf(request, [], 0), correctedQuery: null, partial: false, understood: [] };
}

function meantBy(near: Near[]): string[] {
  return near.map(({ word, nearest }) => nearest ?? word);
}

/** @returns the query with those words replaced that are spelled wrong; null where there are none. */
function corrections(near: Near[]): string | null {
  return near.some(({ word, nearest }) => nearest !== null && nearest !== word) ? meantBy(near).join(' ') : null;
}
