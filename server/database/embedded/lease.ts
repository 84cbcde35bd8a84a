import { type Access, openSession } from './session.ts';

/** Any number that the launcher's processes share; advisory locks belong to the database `postgres`, so it is theirs. */
const LEASE_KEY = 50_432;

/** A process's claim on a server that several processes may share; it ends with the process, however that dies. */
export interface Lease {
  /** Gives the claim back, and runs `whenLast` if no other process holds one; newcomers wait until that is done. */
  giveBack(whenLast: () => Promise<void>): Promise<void>;
  /** Resolves when the server ends the claim, which it does only by ending itself; never once it was given back. */
  lost: Promise<void>;
}

/**
 * Takes a lease: a shared advisory lock in a session that stays open (one of the server's connections).
 * Throws what Postgres says, among others 57P01 when the last holder is just stopping the server.
 */
export async function takeLease(access: Access): Promise<Lease> {
  const held = await openSession(access);
  await held.client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY]);
  // Forgetting to give it back must not keep the process from ending.
  held.socket.unref();

  let givenBack = false;
  const lost = new Promise<void>((resolve) => {
    held.client.on('end', () => {
      if (!givenBack) resolve();
    });
  });

  async function giveBack(whenLast: () => Promise<void>): Promise<void> {
    givenBack = true;
    held.socket.ref();
    // The session may be gone, if the server went down in between: then so is the lock.
    await held.client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY]).catch(() => undefined);
    await held.end();
    // A server that cannot be asked serves no one.
    const judge = await openSession(access).catch(() => undefined);
    const answer = await judge?.client
      .query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LEASE_KEY])
      .catch(() => undefined);
    if (answer?.rows[0]?.last ?? true) await whenLast();
    await judge?.end();
  }
  return { giveBack, lost };
}
