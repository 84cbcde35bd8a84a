import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

/** A system user, by the ids that `spawn` and `chown` want. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * Who is to run Postgres, which refuses to run as root: the owner of a data folder that is already there, else one of
 * the system's unprivileged users. Undefined where this process is not root and Postgres runs as the same user.
 * Throws where root finds no such user.
 */
export function unprivilegedUser(dataFolder: string, passwd = '/etc/passwd'): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const users = readUsers(passwd).filter((user) => user.uid !== 0);
  const found = CANDIDATES.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined);
  if (found) return found;
  throw new StartError(
    `Postgres does not run as root, and this system has no user ${CANDIDATES.join(', ')} to run it as. ` +
      'Start Mesob as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}

function readUsers(passwd: string): SystemUser[] {
  if (!fs.existsSync(passwd)) return [];
  return (
    fs
      .readFileSync(passwd, 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      // macOS writes nobody's uid as -2, which chown wants unsigned.
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
  );
}

/** The part of spawn's options that makes a child run as `user`; empty for this process's own user. */
export function asUser(user: SystemUser | undefined): { uid?: number; gid?: number } {
  // spawn, unlike chown, wants ids above 2³¹ signed.
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

/** Gives a file or folder to `user`, where Postgres runs as another user than this process. */
export function giveTo(user: SystemUser | undefined, target: string): void {
  if (user) fs.chownSync(target, user.uid, user.gid);
}

/**
 * Whether `user` gets to `target`: may search every folder above it, and has `needs` on the target itself (an octal
 * digit of permissions: 1 to search a folder, 5 to read and run a file). Looks at mode bits, not at ACLs.
 */
export function canReach(user: SystemUser | undefined, target: string, needs = 1): boolean {
  if (!user) return true;
  const real = fs.realpathSync(target);
  for (let at = real, bits = needs; ; at = path.dirname(at), bits = 1) {
    const { uid, gid, mode } = fs.statSync(at);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & bits) !== bits) return false;
    if (path.dirname(at) === at) return true;
  }
}
