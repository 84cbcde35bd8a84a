import net from 'node:net';
import pg from 'pg';
import { DATABASE_USER } from './data-folder.ts';
import { getCode } from './postmaster.ts';

/** Address at which a server accepts connections. */
export interface ServerAddress {
  /** The folder of its unix socket, or its TCP address. */
  host: string;
  port: number;
  /** Undefined for a unix socket, which only Postgres's user and root can open. */
  password: string | undefined;
}

/** A process's lease of a server that several processes may share. It ends with the process, even if that is killed. */
export interface Lease {
  /** Creates a database unless it exists. */
  createDatabase(name: string): Promise<void>;
  /** Releases the lease, and runs `whenLast` if no other process has one. New processes wait for `whenLast`. */
  release(whenLast: () => Promise<void>): Promise<void>;
  /** Resolves when the lease is lost because the server has ended; never after a release. */
  lost: Promise<void>;
}

/** An arbitrary number. Advisory locks are per database, and only leases use the database `postgres`. */
const LEASE_KEY = 50_432;
const CONNECT_TIMEOUT_MS = 5_000;
/** SQLSTATE codes for a database that exists, or that two processes created at the same moment. */
const ALREADY_THERE = ['42P04', '23505'];

/**
 * Takes a lease: a shared advisory lock in a session that stays open (one of the server's connections).
 * @throws Postgres's errors, among them 57P01 if the last holder is stopping the server
 */
export async function takeLease(address: ServerAddress): Promise<Lease> {
  const socket = new net.Socket();
  const client = new pg.Client({
    ...address,
    user: DATABASE_USER,
    database: 'postgres',
    application_name: 'mesob-launcher',
    // Set explicitly; otherwise PGSSLMODE in the environment decides.
    ssl: false,
    stream: () => socket,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, a server that closes the connection would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY]);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  // An unreleased lease must not keep the process from ending.
  socket.unref();
  let isReleased = false;
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => isReleased || resolve());
  });
  /** Releases the shared lock. If no other process holds it, locks it exclusively and returns true. */
  const unlockAndCheckLast = async () => {
    await client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LEASE_KEY]);
    return rows[0]?.last;
  };
  return {
    lost,
    async createDatabase(name) {
      socket.ref();
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
      } catch (error) {
        if (!ALREADY_THERE.includes(getCode(error) ?? '')) throw error;
      }
      socket.unref();
    },
    async release(whenLast) {
      isReleased = true;
      socket.ref();
      // A server that cannot be queried is stopped, because it is of no use to any process.
      if (await unlockAndCheckLast().catch(() => true)) await whenLast();
      await client.end().catch(() => undefined);
    },
  };
}
