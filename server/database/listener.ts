import pg from 'pg';
import type { PostgresAddress } from './data-source.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Calls back on every notification of a channel, and once after each reconnection, since what was sent meanwhile is
 * lost. Keeps one connection of its own; while the database is away it tries again every second.
 */
export function listen(
  { url, ...address }: PostgresAddress,
  channel: string,
  onChange: () => void,
  onError: (error: Error) => void,
): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let attempts = 0;

  const connect = async () => {
    const again = attempts > 0;
    attempts += 1;
    const next = new pg.Client({
      connectionString: url,
      ...address,
      application_name: 'mesob-listener',
      keepAlive: true,
    });
    client = next;
    next.on('notification', onChange);
    next.on('error', onError);
    next.on('end', retry);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (again) onChange();
    } catch (error) {
      onError(error as Error);
      await next.end().catch(() => {});
      retry();
    }
  };
  const retry = () => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, 1_000);
  };
  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
