import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Postgres takes 65,535 values a statement; a recipe has 26. */
const ROWS_PER_STATEMENT = 1_000;

/** The key of a row that was written, and whether it is new. Rows that were the same already are not touched. */
interface Written<Key> {
  key: Key;
  added: boolean;
}

/**
 * Inserts rows, or brings those with the same key in line, in a few statements.
 * @param key the property that identifies a row; it needs a unique constraint.
 * @returns the keys of the rows that were added or changed.
 */
export async function upsert<Entity extends ObjectLiteral, Key extends keyof Entity & string>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  key: Key,
  rows: (QueryDeepPartialEntity<Entity> & Pick<Entity, Key>)[],
): Promise<Written<Entity[Key]>[]> {
  const column = manager.dataSource.getMetadata(entity).findColumnWithPropertyName(key)?.databaseName;
  const written: Written<Entity[Key]>[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const { raw } = await manager.upsert(entity, rows.slice(start, start + ROWS_PER_STATEMENT), {
      conflictPaths: [key],
      skipUpdateIfNoValuesChanged: true,
      // A row that this statement inserted has never been locked by an update.
      returning: `${column} as key, xmax = 0 as added`,
    });
    written.push(...raw);
  }
  return written;
}
