import type { StatementReader } from '#server/database/statements.ts';
import { offsetOf, type PageArgs, pageOf } from '#server/features/catalogue/page.args.ts';
import type { RecipePageType, RecipeType } from '#server/features/catalogue/recipe.type.ts';
import { Gate } from '#server/gate.ts';
import { nearestWords, searchRecipes } from './search.statements.ts';
import type { RecipeSearchPageType } from './search.type.ts';
import { searchWords, type TsQueries, toPartialTsQueries, toTsQueries } from './search-query.ts';
import { namesIn } from './search-synonyms.ts';

type Near = { word: string; nearest: string | null; distinctive: boolean };

const MOST_WAITING = 500;
const REFUSAL = 'Too many people are searching right now. Please try again in a moment.';

/**
 * Finds recipes by their words: stems, unfinished last words, any accents, and near misses in spelling. Where no recipe
 * has all of the words, those that have some.
 */
export class SearchService {
  private readonly gate: Gate;

  /**
   * @param atOnce how many statements run at a time. A search fills a core of the database for milliseconds, and some
   * take ten times as long as others: one after the other they hold each other up less than all together.
   */
  constructor(
    private readonly reader: Pick<StatementReader, 'rows'>,
    atOnce: number,
  ) {
    this.gate = new Gate(atOnce, MOST_WAITING, REFUSAL);
  }

  /**
   * @returns a page of results, best first; none for a query without a word.
   * @throws OverloadedError where hundreds wait already.
   */
  async search(query: string, request: PageArgs): Promise<RecipeSearchPageType> {
    const words = searchWords(query);
    const nothing = { ...pageOf(request, [], 0), correctedQuery: null, partial: false };
    if (words.length === 0) return nothing;
    const found = await this.find(words, toTsQueries(words), request);
    if (found.total > 0) return { ...nothing, ...found };
    const near = await this.near(words);
    return (await this.corrected(near, request)) ?? (await this.partial(near, request)) ?? nothing;
  }

  /** @returns what each word is near to. One that has synonyms is known, though it may stand in no recipe. */
  private async near(words: string[]): Promise<Near[]> {
    const named = namesIn(words).flatMap((name) => name.words.map(() => name.synonyms.length > 0));
    const rows = await this.gate.run(() => this.reader.rows(nearestWords, [words]));
    return rows.map((row, place) => (named[place] ? { ...row, nearest: row.word } : row));
  }

  private async find(words: string[], queries: TsQueries, request: PageArgs): Promise<RecipePageType> {
    const values = [...queries, request.perPage, offsetOf(request), words.join(' ').toLowerCase()];
    const rows = await this.gate.run(() => this.reader.rows(searchRecipes, values));
    const items = rows.filter((row): row is RecipeType & { total: number } => row.id !== null);
    return pageOf(request, items, rows[0]?.total ?? 0);
  }

  /** @returns what is found with the spelling corrected; null where that finds nothing or some words stay unknown. */
  private async corrected(near: Near[], request: PageArgs): Promise<RecipeSearchPageType | null> {
    const correctedQuery = corrections(near);
    if (correctedQuery === null || near.some(({ nearest }) => nearest === null)) return null;
    const words = meantBy(near);
    const found = await this.find(words, toTsQueries(words), request);
    return found.total > 0 ? { ...found, correctedQuery, partial: false } : null;
  }

  /** @returns what has most of the words; null where nothing has one that says something. */
  private async partial(near: Near[], request: PageArgs): Promise<RecipeSearchPageType | null> {
    const useful = near.filter(({ nearest, distinctive }) => nearest !== null && distinctive);
    const words = meantBy(useful);
    if (words.length === 0) return null;
    const finished = useful.at(-1) !== near.at(-1);
    const attempts = toPartialTsQueries(words, finished);
    if (near.some(({ nearest }) => nearest === null)) attempts.unshift(toTsQueries(words, finished));
    for (const queries of attempts) {
      const found = await this.find(words, queries, request);
      if (found.total > 0) return { ...found, correctedQuery: corrections(near), partial: true };
    }
    return null;
  }
}

function meantBy(near: Near[]): string[] {
  return near.map(({ word, nearest }) => nearest ?? word);
}

/** @returns the query with those words replaced that are spelled wrong; null where there are none. */
function corrections(near: Near[]): string | null {
  return near.some(({ word, nearest }) => nearest !== null && nearest !== word) ? meantBy(near).join(' ') : null;
}
