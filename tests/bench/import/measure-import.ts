import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { importContent } from '#server/content/import-content.ts';
import { createDataSource, type PostgresAddress } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabaseServer, withClient } from '../database-server.ts';
import { cpuOfMainThreads, cpuOfProcess } from '../measuring/cpu-time.ts';
import { makeContent } from './make-content.ts';

const DATABASE = 'mesob_bench_import';
/** To look at all processes costs some time itself. */
const SAMPLE_MS = 1_000;

/**
 * Imports many recipe files into an empty database, then the same files again, then with one of them changed, and prints how
 * long each takes and how much memory.
 */
export async function measureImport(config: Config, recipes: number): Promise<void> {
  const contentDir = path.join(config.dataDir, 'bench', `content-${recipes}`);
  await makeContent(config.contentDir, contentDir, recipes);
  const server = await openDatabaseServer(config);
  try {
    await withClient(server.addressOf('postgres'), async (client) => {
      await client.query(`drop database if exists ${DATABASE} with (force)`);
      await client.query(`create database ${DATABASE}`);
    });
    const primary = server.addressOf(DATABASE);
    // One connection to look at; migrating takes several.
    await migrateAt(primary);
    const dataSource = createDataSource({ primary, poolSize: 1, onPoolError: (error) => console.error(error) });
    await dataSource.initialize();
    try {
      const backends = await dataSource.query<{ pid: number }[]>(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      const cpu = () => ({
        node: cpuOfProcess(process.pid),
        postgres: cpuOfMainThreads(backends.map(({ pid }) => pid)),
      });
      const run = () => importContent({ dataSource, contentDir, log: console.log });
      for (const what of ['into an empty database', 'the same again', 'one recipe changed']) {
        if (what === 'one recipe changed') changeOne(contentDir);
        const memory = watchMemory(server.postmaster);
        const [began, before] = [performance.now(), cpu()];
        await run();
        const [seconds, after] = [(performance.now() - began) / 1_000, cpu()];
        console.log(
          `${recipes} recipes, ${what}: ${seconds.toFixed(1)} s; CPU of node ${inSeconds(after.node - before.node)}, ` +
            `of Postgres ${inSeconds(after.postgres - before.postgres)}; ${memory.stop()}; ` +
            `load ${os.loadavg().map((each) => each.toFixed(1))}`,
        );
      }
    } finally {
      await dataSource.destroy();
      await withClient(server.addressOf('postgres'), (client) => client.query(`drop database ${DATABASE}`));
    }
  } finally {
    await server.stop();
    fs.rmSync(contentDir, { recursive: true });
  }
}

async function migrateAt(primary: PostgresAddress): Promise<void> {
  const dataSource = createDataSource({ primary, onPoolError: (error) => console.error(error) });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}

function changeOne(contentDir: string): void {
  const [name = ''] = fs.readdirSync(path.join(contentDir, 'recipes')).sort();
  const file = path.join(contentDir, 'recipes', name);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^servings: .*$/m, 'servings: 7'));
}

/** Looks every now and then at the memory of this process, and at what each process of Postgres has of its own. */
function watchMemory(postmaster: number | undefined): { stop(): string } {
  const atFirst = process.memoryUsage.rss();
  let [most, mostOfPostgres] = [0, 0];
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    mostOfPostgres = Math.max(mostOfPostgres, ...backendsOf(postmaster).map(ownMemory));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return `memory of node at first ${inMegabytes(atFirst)}, at most ${inMegabytes(most)}, of a process of Postgres ${inMegabytes(mostOfPostgres)}`;
    },
  };
}

function backendsOf(postmaster: number | undefined): string[] {
  if (!postmaster || !fs.existsSync('/proc/self/status')) return [];
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statusOf(name, 'PPid') === postmaster);
}

/** Without the buffers that all share. */
function ownMemory(pid: string): number {
  return 1_024 * statusOf(pid, 'RssAnon');
}

function statusOf(pid: string, field: string): number {
  try {
    return Number(
      new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
