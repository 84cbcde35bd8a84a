import { type StatementReader, statement } from '#server/database/statements.ts';
import { type Connection, toPage } from '#server/graphql/connection.type.ts';
import { today } from '#server/today.ts';
import { type KeyType, readCursor, type SortKeys, toCursor } from '../order.ts';
import type { RemovedRecipesArgs, RemovedRecipeType } from './removed-recipe.type.ts';

/** A removed recipe; `moment` is its time of removal in µs since 1970, as exact as the column. */
type RemovedRow = RemovedRecipeType & { id: number; moment: number };

// A postponed recipe whose day has come is published again. A recipe that was never published has no time of removal.
const removed = 'removed_at > $1 and (not is_published or published_on > $2::date)';

/** Removed recipes, last removed first. Parameters: start time, today, cursor position (two values), limit. */
const removedRecipes = statement<RemovedRow>(
  'removed_recipes',
  `select id, slug, removed_at as "removedAt", (extract(epoch from removed_at) * 1000000)::float8 as moment
   from recipes where ${removed}
     and (removed_at, id) < (timestamptz 'epoch' + $3::float8 * interval '1 microsecond', $4::int)
   order by removed_at desc, id desc limit $5`,
);

const removedCount = statement<{ total: number }>(
  'removed_count',
  `select count(*)::int as total from recipes where ${removed}`,
);

const ORDER = 'removed';
const KEY_TYPES: KeyType[] = ['moment', 'integer'];
/** Cursor that sorts before every removed recipe. */
const START: SortKeys = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1];

/** Lists removed recipes for programs that keep a copy. */
export class RemovedRecipeService {
  constructor(private readonly reader: Pick<StatementReader, 'rows' | 'total'>) {}

  /**
   * Returns a part of the recipes that were removed after a time, last removed first.
   * @throws {BadValueError} if the cursor is not from this list
   */
  async list({ since, ...part }: RemovedRecipesArgs): Promise<Connection<RemovedRecipeType>> {
    const day = today();
    const start = typeof part.after === 'string' ? readCursor(ORDER, part.after, KEY_TYPES) : START;
    const rows = await this.reader.rows(removedRecipes, [since, day, ...start, part.first + 1]);
    const toCursorAt = ({ moment, id }: RemovedRow) => toCursor(ORDER, [moment, id]);
    return toPage(rows, rows.slice(0, part.first), part, toCursorAt, () =>
      this.reader.total(removedCount, [since, day]),
    );
  }
}
