import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '#server/database/embedded/launch.ts';
import { findUnprivilegedUser, toSpawnOptions } from '#server/database/embedded/system-user.ts';
import { type PostgresPair, queryPort, startPostgresPair } from './postgres-pair.ts';
import type { Programs } from './programs.ts';
import { type Service, startService, waitUntil } from './service.ts';

/** One of the two instances. */
interface Instance {
  pid(): number | undefined;
  start(): Promise<void>;
  /** Stops the instance as a deployment does: with SIGTERM, until the process has ended. */
  stop(): Promise<void>;
}

/** Two instances behind haproxy, with pgbouncer, a primary and a standby, as in `docker compose --profile scale`. */
export interface ScaleStage {
  /** The balancer's address. */
  url: string;
  postgres: PostgresPair;
  instances: Instance[];
  balancer: Service;
  pooler: Service;
  /** Connects pgbouncer to another Postgres. */
  connectTo(port: number): void;
  /** Runs a query on the database that pgbouncer is connected to. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Returns the end of haproxy's log of failed requests. */
  balancerLog(): string;
  close(): Promise<void>;
}

export async function openStage(programs: Programs): Promise<ScaleStage> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mesob-scale-'));
  const user = findUnprivilegedUser(folder);
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const password = randomBytes(18).toString('hex');
  const services: Service[] = [];
  const close = async () => {
    for (const service of services.reverse()) await service.end('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgresPair({ programs, folder, password });
    services.push(postgres.standby.service, postgres.primary.service);
    await queryPort(postgres.primary.port, password, fs.readFileSync('deploy/postgres/limits.sql', 'utf8'), 'mesob');

    const pooler = { port: await findFreePort(), file: path.join(folder, 'pgbouncer.ini') };
    let connectedPort = postgres.primary.port;
    const writePoolerSettings = () =>
      fs.writeFileSync(pooler.file, getPoolerSettings({ folder, port: pooler.port, postgresPort: connectedPort }), {
        mode: 0o644,
      });
    writePoolerSettings();
    fs.writeFileSync(path.join(folder, 'userlist.txt'), `"mesob" "${password}"\n`, { mode: 0o644 });
    const pgbouncer = startService(programs.pgbouncer, [pooler.file], {
      ...toSpawnOptions(user),
      logFile: path.join(folder, 'pgbouncer.log'),
    });
    services.push(pgbouncer);
    await waitUntil(
      'pgbouncer',
      async () => (await queryPort(pooler.port, password, 'select 1', 'mesob')).length === 1,
    );

    const toUrl = (port: number, database: string) => `postgres://mesob:${password}@127.0.0.1:${port}/${database}`;
    const settings = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://mesob.example',
      DATABASE_URL: toUrl(pooler.port, 'mesob'),
      DATABASE_DIRECT_URL: toUrl(pooler.port, 'mesob_direct'),
      DATA_DIR: path.join(folder, 'data'),
      CONTENT_DIR: path.resolve('content'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      // Trusts two proxies: haproxy, and this test's clients, which set their own addresses.
      TRUST_PROXY: '2',
      SHUTDOWN_GRACE_MS: '4000',
    };
    const ports = [await findFreePort(), await findFreePort()];
    const instances = ports.map((port, index) => {
      let service: Service | undefined;
      const logFile = path.join(folder, `instance-${index + 1}.log`);
      return {
        pid: () => service?.child.pid,
        async start() {
          const env = { ...settings, PORT: String(port) };
          const started = startService(process.execPath, [path.resolve('dist/server/main.js')], { env, logFile });
          service = started;
          services.push(started);
          const hasEnded = () => started.child.exitCode !== null;
          const isReady = async () => hasEnded() || (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
          await waitUntil(`instance ${index + 1}`, isReady, 600_000);
          if (hasEnded()) throw new Error(fs.readFileSync(logFile, 'utf8').slice(-2_000));
        },
        async stop() {
          await service?.end('SIGTERM');
        },
      };
    });
    const balancerPort = await findFreePort();
    const url = `http://127.0.0.1:${balancerPort}`;
    for (const instance of instances) await instance.start();
    const env = {
      ...process.env,
      LISTEN: `127.0.0.1:${balancerPort}`,
      APP1: `127.0.0.1:${ports[0]}`,
      APP2: `127.0.0.1:${ports[1]}`,
    };
    const logFile = path.join(folder, 'haproxy.log');
    const settingsFile = path.resolve('deploy/haproxy/haproxy.cfg');
    const balancer = startService(programs.haproxy, ['-f', settingsFile], { env, logFile });
    services.push(balancer);
    await waitUntil('haproxy', async () => (await fetch(`${url}/readyz`)).ok);
    return {
      url,
      postgres,
      instances,
      balancer,
      pooler: pgbouncer,
      connectTo(port) {
        connectedPort = port;
        writePoolerSettings();
        pgbouncer.child.kill('SIGHUP');
      },
      query: (sql) => queryPort(connectedPort, password, sql, 'mesob'),
      balancerLog: () => fs.readFileSync(logFile, 'utf8').split('\n').slice(-40).join('\n'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the pgbouncer settings of Docker Compose, with the addresses of this machine. */
function getPoolerSettings(options: { folder: string; port: number; postgresPort: number }): string {
  const { folder, port, postgresPort } = options;
  return fs
    .readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replaceAll('host=postgres port=5432', `host=127.0.0.1 port=${postgresPort}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt'));
}
