import type { StatementReader } from '#server/database/statements.ts';
import { type Connection, toPage } from '#server/graphql/connection.type.ts';
import { today } from '#server/today.ts';
import { type KeyType, readCursor, type SortKeys, toCursor } from '../order.ts';
import { type RemovedRow, removedCount, removedRecipes } from './removed-recipe.statements.ts';
import type { RemovedRecipesArgs, RemovedRecipeType } from './removed-recipe.type.ts';

const ORDER = 'removed';
const KEY_TYPES: KeyType[] = ['timestamp', 'integer'];
/** Cursor that sorts before every removed recipe. */
const START: SortKeys = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1];

/** Lists removed recipes for programs that keep a copy of the recipes. */
export class RemovedRecipeService {
  constructor(private readonly reader: Pick<StatementReader, 'rows' | 'total'>) {}

  /**
   * Returns a page of the recipes that were removed after a time, most recently removed first.
   * @throws {BadValueError} if the cursor is not from this list
   */
  async list({ since, ...page }: RemovedRecipesArgs): Promise<Connection<RemovedRecipeType>> {
    const day = today();
    const start = typeof page.after === 'string' ? readCursor(ORDER, page.after, KEY_TYPES) : START;
    const rows = await this.reader.rows(removedRecipes, [since, day, ...start, page.first + 1]);
    const getCursor = ({ removedAtMicroseconds, id }: RemovedRow) => toCursor(ORDER, [removedAtMicroseconds, id]);
    return toPage(rows, rows.slice(0, page.first), page, getCursor, () =>
      this.reader.total(removedCount, [since, day]),
    );
  }
}
