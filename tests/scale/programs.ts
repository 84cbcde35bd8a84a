import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Paths of the programs that `npm run scale` needs. */
export interface Programs {
  initdb: string;
  postgres: string;
  pg_ctl: string;
  pg_basebackup: string;
  pgbouncer: string;
  haproxy: string;
  /** The programs' versions. */
  versions: string[];
}

const NEEDS = `npm run scale needs Postgres 15, pgbouncer 1.21 and haproxy 2.6, or later ones. On Debian 13:
  apt-get install postgresql pgbouncer haproxy
They are looked for on the PATH, in /usr/sbin and in /usr/lib/postgresql; POSTGRES_BIN, PGBOUNCER and HAPROXY say where else.`;

/**
 * Finds the programs.
 * @throws if a program is missing or too old; the message says what to install
 */
export function findScalePrograms(env: NodeJS.ProcessEnv): Programs {
  const debian = '/usr/lib/postgresql';
  const installed = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(env.POSTGRES_BIN ? [env.POSTGRES_BIN] : []),
    ...installed.map((version) => path.join(debian, version, 'bin')),
    ...(env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
  ];
  const find = (name: string, preferred?: string) => {
    const program = [preferred, ...folders.map((folder) => path.join(folder, name))].find(
      (file) => file && isProgram(file),
    );
    if (!program) throw new Error(`There is no ${name}. ${NEEDS}`);
    return program;
  };
  const programs = {
    initdb: find('initdb'),
    postgres: find('postgres'),
    pg_ctl: find('pg_ctl'),
    pg_basebackup: find('pg_basebackup'),
    pgbouncer: find('pgbouncer', env.PGBOUNCER),
    haproxy: find('haproxy', env.HAPROXY),
  };
  const getVersion = (program: string, option: string) =>
    execFileSync(program, [option], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? '';
  const pgbouncer = getVersion(programs.pgbouncer, '--version');
  const [, major = '0', minor = '0'] = pgbouncer.match(/(\d+)\.(\d+)/) ?? [];
  if (Number(major) === 1 && Number(minor) < 21) throw new Error(`${pgbouncer} is too old. ${NEEDS}`);
  return {
    ...programs,
    versions: [getVersion(programs.postgres, '--version'), pgbouncer, getVersion(programs.haproxy, '-v')],
  };
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
