import type { DataSource } from 'typeorm';

/**
 * Removes what is over: sessions, throttles, what links would have brought, and links a month after they expired (until
 * then "expired" can be told from "unknown"). A periodic job calls it.
 */
export async function forgetExpired(dataSource: DataSource): Promise<void> {
  await dataSource.query('delete from sessions where expires_at < now()');
  await dataSource.query('update one_time_tokens set payload = null where payload is not null and expires_at < now()');
  await dataSource.query("delete from one_time_tokens where expires_at < now() - interval '30 days'");
  await dataSource.query('delete from throttles where expire < $1', [Date.now()]);
}
