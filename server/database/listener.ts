import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresAddress } from './data-source.ts';

export interface Listener {
  close(): Promise<void>;
}

interface ListenerOptions {
  /** Handlers of notifications, by channel. Each receives the payload. */
  channels: Record<string, (payload: string) => unknown>;
  /**
   * Called when the connection starts to listen, also after an interruption. No notification is missed until `onLost`.
   */
  onListening: () => unknown;
  /** Called when notifications may be missed, or already were; also after each failed attempt to connect. */
  onLost: () => unknown;
  onError: (error: Error) => void;
  heartbeatMs?: number;
}

/** A database to listen to. */
export interface NotifyingDatabase {
  /** Address without a pooler. */
  address: PostgresAddress;
  /** Pool of connections to the same database, which sends the heartbeats. */
  dataSource: DataSource;
}

const HEARTBEAT = 'heartbeat';

/** How long closing waits for a database that does not respond, in ms. */
const CLOSE_MS = 2_000;
const HEARTBEAT_MS = 15_000;

const NONE_ARRIVE = 'database notifications do not arrive; behind a pooler, set DATABASE_DIRECT_URL';

/**
 * Listens on its own connection, and reconnects every second while the database is unavailable. The connection counts
 * as listening only once a heartbeat has arrived on it, and as long as more arrive: a pooler accepts `LISTEN` but
 * forwards nothing.
 */
export function listen({ address, dataSource }: NotifyingDatabase, options: ListenerOptions): Listener {
  const { channels, onListening, onLost, onError, heartbeatMs = HEARTBEAT_MS } = options;
  const { url, ...parts } = address;
  const id = randomUUID();
  let client: pg.Client | undefined;
  let socket: net.Socket | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let state: 'connecting' | 'waiting' | 'listening' = 'connecting';
  let isReceived = false;
  let isReported = false;

  const receiveHeartbeat = () => {
    isReceived = true;
    isReported = false;
    if (state !== 'waiting') return;
    state = 'listening';
    onListening();
  };
  const sendHeartbeat = () => {
    isReceived = false;
    dataSource.query('select pg_notify($1, $2)', [HEARTBEAT, id]).catch((error: Error) => isClosed || onError(error));
  };
  const heartbeatTimer = setInterval(() => {
    if (state === 'connecting') return;
    if (!isReceived) {
      if (!isReported) onError(new Error(NONE_ARRIVE));
      isReported = true;
      // Notifications used to arrive on this connection, so the network may have dropped it silently.
      if (state === 'listening') return void socket?.destroy();
    }
    sendHeartbeat();
  }, heartbeatMs).unref();

  const connect = async () => {
    const stream = new net.Socket();
    socket = stream;
    const newClient = new pg.Client({
      stream: () => stream,
      connectionString: url,
      ...parts,
      application_name: 'mesob-listener',
      keepAlive: true,
      // Routers silently drop idle connections.
      keepAliveInitialDelayMillis: 20_000,
      connectionTimeoutMillis: 10_000,
    });
    client = newClient;
    newClient.on('notification', ({ channel, payload = '' }) => {
      if (channel !== HEARTBEAT) channels[channel]?.(payload);
      else if (payload === id) receiveHeartbeat();
    });
    newClient.on('error', onError);
    newClient.on('end', retry);
    try {
      await newClient.connect();
      for (const channel of [HEARTBEAT, ...Object.keys(channels)])
        await newClient.query(`listen ${pg.escapeIdentifier(channel)}`);
      state = 'waiting';
      sendHeartbeat();
    } catch (error) {
      onError(error as Error);
      await newClient.end().catch(() => {});
      retry();
    }
  };
  const retry = () => {
    state = 'connecting';
    onLost();
    if (isClosed || reconnectTimer) return;
    reconnectTimer = setTimeout(() => {
      reconnectTimer = undefined;
      void connect();
    }, 1_000);
  };
  void connect();
  return {
    async close() {
      isClosed = true;
      clearInterval(heartbeatTimer);
      clearTimeout(reconnectTimer);
      const disconnected = client?.end().catch(() => {});
      await Promise.race([disconnected, pause(CLOSE_MS, undefined, { ref: false })]);
      socket?.destroy();
    },
  };
}
