import pg from 'pg';
import type { PostgresAddress } from './data-source.ts';

export interface Listener {
  close(): Promise<void>;
}

/** What is done about notifications. */
export interface Ears {
  /** What to do when something is told on a channel, by the channel's name. */
  channels: Record<string, () => unknown>;
  /** From now on nothing is missed. Called at first and after each reconnection. */
  onListening: () => unknown;
  /** From now on, and perhaps since a while ago, nothing is heard. */
  onLost: () => unknown;
  onError: (error: Error) => void;
}

/** Listens on a connection of its own; while the database is away it tries again every second. */
export function listen({ url, ...address }: PostgresAddress, ears: Ears): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      ...address,
      application_name: 'mesob-listener',
      keepAlive: true,
      // Those in between forget connections on which nothing is said, and tell nobody.
      keepAliveInitialDelayMillis: 20_000,
      connectionTimeoutMillis: 10_000,
    });
    client = next;
    next.on('notification', ({ channel }) => ears.channels[channel]?.());
    next.on('error', ears.onError);
    next.on('end', retry);
    try {
      await next.connect();
      for (const channel of Object.keys(ears.channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      ears.onListening();
    } catch (error) {
      ears.onError(error as Error);
      await next.end().catch(() => {});
      retry();
    }
  };
  const retry = () => {
    ears.onLost();
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
