// Hand-written: TypeORM has no advisory locks.
import { statement } from './statements.ts';

/** Makes transactions that lock the same name wait for each other. Values: the name. */
export const lockName = statement('lock_name', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
