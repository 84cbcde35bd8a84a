import type { EntityManager } from 'typeorm';

// Any number will do, as long as every instance uses the same one.
const CONTENT_LOCK = 5_117_302_612;

/** Waits until no other transaction writes content, and keeps others waiting until this one ends. */
export async function lockContent(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
}
