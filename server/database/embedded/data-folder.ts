import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/start-error.ts';
import type { BaseFolder } from './base-folder.ts';
import { programPath } from './binaries.ts';
import { startFailure } from './start-failure.ts';
import { buildFolder } from './temporary-folder.ts';
import { asUser, giveTo } from './unprivileged-user.ts';

/** The database's superuser, whom the application signs in as. */
export const DATABASE_USER = 'mesob';

/** What Postgres's programs get as environment: no PG* variable of ours leaks in, and times and messages are neutral. */
export const PROGRAM_ENVIRONMENT: Record<string, string> = {
  ...(process.platform === 'win32' ? {} : { PATH: '/usr/bin:/bin' }),
  LC_ALL: 'C',
  TZ: 'UTC',
};

const PASSWORD_FILE = 'mesob-password';

/**
 * Makes the data folder if it is not there: about half a second. Throws, quoting initdb, if that fails, and where there is
 * one of another version.
 * The unix socket asks for no password, as only its owner may enter its folder; TCP does.
 */
export async function makeDataFolder(data: string, binaries: string, base: BaseFolder): Promise<void> {
  if (!fs.existsSync(data)) refuseOtherVersion(data);
  await buildFolder(data, async (folder) => {
    giveTo(base.user, folder);
    // Beside the folder at first: initdb wants it empty.
    const password = `${folder}.password`;
    fs.writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(base.user, password);
    try {
      await initdb(folder, password, binaries, base);
      fs.renameSync(password, path.join(folder, PASSWORD_FILE));
    } finally {
      fs.rmSync(password, { force: true });
    }
  });
}

/** A new, empty database would look like lost data. */
function refuseOtherVersion(data: string): void {
  const base = path.dirname(data);
  const versionOf = (name: string) => name.replace(/^pg/, '');
  const other = fs.readdirSync(base).find((name) => /^pg\d+$/.test(name));
  if (!other) return;
  throw new StartError(
    `${base} holds a database of Postgres ${versionOf(other)}, and Postgres ${versionOf(path.basename(data))} cannot read it. ` +
      `Move it over as docs/operations.md says, or move the folder ${other} away and begin with an empty database.`,
  );
}

async function initdb(folder: string, password: string, binaries: string, base: BaseFolder): Promise<void> {
  const access = [
    `--username=${DATABASE_USER}`,
    `--pwfile=${password}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ];
  // The builtin provider sorts alike on every system; the operating system's locales do not.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const options = { ...asUser(base.user), env: PROGRAM_ENVIRONMENT, cwd: '/', windowsHide: true };
  try {
    const program = programPath(binaries, 'initdb');
    await promisify(execFile)(program, [`--pgdata=${folder}`, ...access, ...locale, '--no-instructions'], options);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw startFailure('The database could not be made', output || String(error), 'initdb', error);
  }
}

/** The superuser's password, which signing in over TCP takes. */
export function readPassword(data: string): string {
  return fs.readFileSync(path.join(data, PASSWORD_FILE), 'utf8');
}
