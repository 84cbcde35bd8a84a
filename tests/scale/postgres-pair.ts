import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '#server/database/embedded/launch.ts';
import { findUnprivilegedUser, toSpawnOptions } from '#server/database/embedded/system-user.ts';
import type { Programs } from './programs.ts';
import { type Service, startService, waitUntil } from './service.ts';

const run = promisify(execFile);

/** A primary, and a standby that streams from it. */
export interface PostgresPair {
  primary: { service: Service; port: number };
  standby: { service: Service; port: number };
  /** Ends recovery on the standby, and waits until it accepts writes. */
  promote(): Promise<void>;
}

interface PairOptions {
  programs: Programs;
  folder: string;
  password: string;
}

export async function startPostgresPair({ programs, folder, password }: PairOptions): Promise<PostgresPair> {
  const user = toSpawnOptions(findUnprivilegedUser(folder));
  const options = { ...user, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGPASSWORD: password }, cwd: '/' };
  const ports = [await findFreePort(), await findFreePort()] as const;
  const [primaryData, standbyData] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password, { mode: 0o644 });
  const access = ['--username=mesob', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await run(programs.initdb, [`--pgdata=${primaryData}`, ...access, '--encoding=UTF8', '--locale=C'], options);

  const start = async (data: string, port: number): Promise<Service> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const service = startService(programs.postgres, args, { ...options, logFile: `${data}.log` });
    await waitUntil(`Postgres on port ${port}`, async () => (await queryPort(port, password, 'select 1')).length === 1);
    return service;
  };
  const primary = { service: await start(primaryData, ports[0]), port: ports[0] };
  await queryPort(ports[0], password, 'create database mesob');
  const source = ['-h', '127.0.0.1', '-p', String(ports[0]), '-U', 'mesob'];
  await run(programs.pg_basebackup, [...source, '-D', standbyData, '-R', '-X', 'stream', '-c', 'fast'], options);
  const standby = { service: await start(standbyData, ports[1]), port: ports[1] };
  return {
    primary,
    standby,
    async promote() {
      await run(programs.pg_ctl, ['promote', '-w', '-D', standbyData], options);
    },
  };
}

/** Runs a query on one Postgres, on a new connection. */
export async function queryPort(
  port: number,
  password: string,
  sql: string,
  database = 'postgres',
): Promise<Record<string, unknown>[]> {
  const address = { host: '127.0.0.1', port, user: 'mesob', password, database };
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
