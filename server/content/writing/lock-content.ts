import type { EntityManager } from 'typeorm';

// Any number will do, as long as every instance uses the same one.
const CONTENT_LOCK = 5_117_302_612;

/** Waits until no other transaction writes content, and keeps others waiting until this one ends, as long as that takes. */
export async function lockContent(manager: EntityManager): Promise<void> {
  // Waiting for another instance's import is not a stuck statement, nor is checking files between statements.
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  await manager.query(limits.map((limit) => `set local ${limit} = 0`).join('; '));
  await manager.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
}
