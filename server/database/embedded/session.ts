import net from 'node:net';
import pg from 'pg';
import { DATABASE_USER } from './data-folder.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Where a server takes connections. */
export interface Access {
  /** The folder of its unix socket, or its TCP address. */
  host: string;
  port: number;
  /** Undefined over the unix socket. */
  password: string | undefined;
}

/** A session of the launcher's own with the server. */
export interface Session {
  client: pg.Client;
  socket: net.Socket;
  /** Ends the session; never throws. */
  end(): Promise<void>;
}

/** Opens a session in the database `postgres`. Throws what the network or Postgres says. */
export async function openSession(access: Access): Promise<Session> {
  const socket = new net.Socket();
  const client = new pg.Client({
    ...access,
    user: DATABASE_USER,
    database: 'postgres',
    application_name: 'mesob-launcher',
    // Said outright, or PGSSLMODE in the environment decides.
    ssl: false,
    stream: () => socket,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener a server that goes away would end this process.
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { client, socket, end };
}
