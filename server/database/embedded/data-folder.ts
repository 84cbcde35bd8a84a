import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/start-error.ts';
import { buildFolder, type Folders } from './folders.ts';
import { createStartError } from './launch.ts';
import { getProgramOptions, getProgramPath } from './programs.ts';
import { changeOwner } from './system-user.ts';

/** The database's superuser, as which the application connects. */
export const DATABASE_USER = 'mesob';

const PASSWORD_FILE = 'mesob-password';

/**
 * Creates the data folder unless it exists, in about half a second. The unix socket needs no password, because only its
 * owner may enter its folder; TCP does.
 * @throws if initdb fails, with its output, or if there are only data folders of other versions
 */
export async function makeDataFolder(folders: Folders, programFolder: string): Promise<void> {
  const { base, data, user } = folders;
  const getVersion = (name: string) => name.replace(/^pg/, '');
  const existing = fs.readdirSync(base).find((name) => /^pg\d+$/.test(name));
  // A new, empty database would look like lost data.
  if (existing && !fs.existsSync(data))
    throw new StartError(
      `${base} holds a database of Postgres ${getVersion(existing)}, and Postgres ${getVersion(path.basename(data))} cannot read it. ` +
        `Migrate it as described in docs/operations.md, or move the folder ${existing} away to start with an empty database.`,
    );
  await buildFolder(data, async (folder) => {
    // Created next to the folder first, because initdb requires an empty folder.
    const password = `${folder}.password`;
    fs.writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    for (const target of [folder, password]) changeOwner(user, target);
    const access = [`--username=${DATABASE_USER}`, `--pwfile=${password}`];
    const authentication = ['--auth-local=trust', '--auth-host=scram-sha-256'];
    // The builtin provider sorts alike on every system; the operating system's locales do not.
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const args = [`--pgdata=${folder}`, ...access, ...authentication, ...locale, '--no-instructions'];
    try {
      await promisify(execFile)(getProgramPath(programFolder, 'initdb'), args, getProgramOptions(folders));
      fs.renameSync(password, path.join(folder, PASSWORD_FILE));
    } catch (error) {
      const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      throw createStartError('The database could not be created', output || String(error), 'initdb', error);
    } finally {
      fs.rmSync(password, { force: true });
    }
  });
}

/** Returns the superuser's password, for connections over TCP. */
export function readPassword(data: string): string {
  return fs.readFileSync(path.join(data, PASSWORD_FILE), 'utf8');
}
