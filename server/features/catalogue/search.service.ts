import type { StatementReader } from '#server/database/statements.ts';
import { Gate } from '#server/gate.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from './page.ts';
import type { RecipeSummary } from './recipe-summary.ts';
import { nearestWords, searchRecipes } from './search.statements.ts';
import { searchWords, toTsQueries } from './search-query.ts';

export interface SearchPage extends Page<RecipeSummary> {
  /** The query as it was really used, where the one asked for found nothing; otherwise null. */
  correctedQuery: string | null;
}

const MOST_WAITING = 500;
const REFUSAL = 'Too many people are searching right now. Please try again in a moment.';

/** Finds recipes by their words: stems, unfinished last words, any accents, and near misses in spelling. */
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
  async search(query: string, request: PageRequest): Promise<SearchPage> {
    const words = searchWords(query);
    if (words.length === 0) return { ...pageOf(request, [], 0), correctedQuery: null };
    const found = await this.find(words, request);
    if (found.total > 0) return { ...found, correctedQuery: null };
    const corrected = await this.corrected(words);
    if (!corrected) return { ...found, correctedQuery: null };
    return { ...(await this.find(corrected, request)), correctedQuery: corrected.join(' ') };
  }

  private async find(words: string[], request: PageRequest): Promise<Page<RecipeSummary>> {
    const values = [...toTsQueries(words), request.perPage, offsetOf(request), words.join(' ').toLowerCase()];
    const rows = await this.gate.run(() => this.reader.rows(searchRecipes, values));
    const items = rows.filter((row): row is RecipeSummary & { total: number } => row.id !== null);
    return pageOf(request, items, rows[0]?.total ?? 0);
  }

  /** @returns the words with the unknown ones replaced; null where nothing could be improved. */
  private async corrected(words: string[]): Promise<string[] | null> {
    const rows = await this.gate.run(() => this.reader.rows(nearestWords, [words]));
    const nearest = rows.map((row) => row.nearest);
    if (nearest.includes(null)) return null;
    const better = nearest as string[];
    return better.join(' ') === words.join(' ') ? null : better;
  }
}
