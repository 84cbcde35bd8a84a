import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

/** A user of the operating system, by the ids that `spawn` and `chown` take. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses the user that runs Postgres, which refuses root: the owner of an existing data folder, else one of the
 * system's unprivileged users.
 * @returns undefined if this process is not root: then Postgres runs as the same user
 * @throws if root finds no such user
 */
export function findUnprivilegedUser(data: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const lines = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  // A uid may be negative, as -2 on macOS, but chown takes unsigned numbers.
  const users = lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }));
  for (const candidate of CANDIDATES) {
    const user = users.find(({ name, uid }) => name === candidate && uid !== 0);
    if (user) return user;
  }
  throw new StartError(
    `Postgres does not run as root, and this system has none of the users ${CANDIDATES.join(', ')} to run it as. ` +
      'Start Mesob as an ordinary user, or set DATABASE_URL to your own Postgres.',
  );
}

/** Returns the options of `spawn` that run a child as `user`. Unlike `chown`, `spawn` takes ids as signed integers. */
export function toSpawnOptions(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

/** Gives a file or folder to `user`, if Postgres runs as another user than this process. */
export function changeOwner(user: SystemUser | undefined, target: string): void {
  if (user) fs.chownSync(target, user.uid, user.gid);
}

/**
 * Returns whether `user` may search every folder above `target` and has the permissions `needs` on the target itself.
 * Reads mode bits, not ACLs.
 * @param needs - an octal digit of permissions: 1 to search a folder, 5 to read and run a file
 */
export function canReach(user: SystemUser | undefined, target: string, needs = 1): boolean {
  if (!user) return true;
  const real = fs.realpathSync(target);
  for (let current = real, bits = needs; ; current = path.dirname(current), bits = 1) {
    const { uid, gid, mode } = fs.statSync(current);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & bits) !== bits) return false;
    if (path.dirname(current) === current) return true;
  }
}
