import pg from 'pg';
import type { PostgresAddress } from './data-source.ts';

export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  /** What to do on a notification, with its payload, by the channel's name. */
  channels: Record<string, (payload: string) => unknown>;
  /** From now on nothing is missed. Called at first and after each reconnection. */
  onListening: () => unknown;
  /** The connection is lost, perhaps for a while already: notifications are missed. */
  onLost: () => unknown;
  onError: (error: Error) => void;
}

/** Listens on a connection of its own; while the database is away it tries again every second. */
export function listen({ url, ...address }: PostgresAddress, options: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      ...address,
      application_name: 'mesob-listener',
      keepAlive: true,
      // Routers drop idle connections without a word to either side.
      keepAliveInitialDelayMillis: 20_000,
      connectionTimeoutMillis: 10_000,
    });
    client = next;
    next.on('notification', ({ channel, payload = '' }) => options.channels[channel]?.(payload));
    next.on('error', options.onError);
    next.on('end', retry);
    try {
      await next.connect();
      for (const channel of Object.keys(options.channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      options.onListening();
    } catch (error) {
      options.onError(error as Error);
      await next.end().catch(() => {});
      retry();
    }
  };
  const retry = () => {
    options.onLost();
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
