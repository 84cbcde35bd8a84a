import { codeOf } from './processes.ts';
import { type Access, openSession } from './session.ts';

const ALREADY_THERE = '42P04';
/** Two processes made it at the same moment. */
const NAME_TAKEN_MEANWHILE = '23505';

/** Makes a database unless there is one of that name. Throws Postgres's error otherwise. */
export async function createDatabase(access: Access, name: string): Promise<void> {
  const session = await openSession(access);
  try {
    const { rowCount } = await session.client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await session.client.query(`create database ${session.client.escapeIdentifier(name)}`);
  } catch (error) {
    if (![ALREADY_THERE, NAME_TAKEN_MEANWHILE].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await session.end();
  }
}
