// Hand-written: TypeORM has no advisory locks, settings of a transaction, or notifications.
import { statement } from './statements.ts';

/** Makes transactions that lock the same name wait for each other. Parameters: the name. */
export const lockName = statement('lock_name', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** Like `lockName`, for a number. Parameters: the number. */
export const lockNumber = statement('lock_number', 'select pg_advisory_xact_lock($1)');

/** Changes settings until the transaction ends. Parameters: their names and, at the same indexes, values. */
export const setLocal = statement(
  'set_local',
  'select set_config(name, value, true) from unnest($1::text[], $2::text[]) setting (name, value)',
);

/** Notifies all instances when the transaction commits. Parameters: channel, payload. */
export const notifyListeners = statement('notify', 'select pg_notify($1, $2)');
