import { installPostgraphile, startPostgraphile } from '../peers/postgraphile.ts';
import type { BenchDatabase } from '../prepare-database.ts';
import { Child } from './child.ts';
import { programPath } from './programs.ts';

/** A server under test. */
export interface Server {
  url: string;
  /** Returns the ids of the server's current processes. */
  pids(): number[];
  stop(): Promise<void>;
}

/** Public URL in pages: the same for each port that a server listens on. */
const PUBLIC_URL = 'http://localhost';

/** Starts a built program in a separate process, and waits until it serves. */
async function startServer(program: string, env: Record<string, string>, options: string[] = []): Promise<Server> {
  const child = Child.start(programPath(program), { NODE_ENV: 'production', PUBLIC_URL, ...env }, { options });
  const { url } = await child.request<{ url: string }>();
  return { url, pids: () => [child.pid], stop: () => child.stop() };
}

/** @param settings - `BENCH_CACHE` and `BENCH_BODIES` turn the caches of responses and of long texts `on` */
function startProduct({ database, profile }: Stage, settings: Record<string, 'on'>): Promise<Server> {
  const env = { BENCH_DATABASE: JSON.stringify(database.address), ...settings };
  return startServer('product', env, profile ? ['--cpu-prof', '--cpu-prof-dir=var/bench'] : []);
}

/**
 * Servers that can be put under load: `product` has no cached responses, `cold` has no cached recipe texts either, and
 * `warm` has both.
 */
const starters = {
  product: (stage: Stage) => startProduct(stage, { BENCH_BODIES: 'on' }),
  cold: (stage: Stage) => startProduct(stage, {}),
  warm: (stage: Stage) => startProduct(stage, { BENCH_BODIES: 'on', BENCH_CACHE: 'on' }),
  bare: async (stage: Stage) => startServer('bare', { BENCH_ORIGIN: (await stage.server('warm')).url }),
  postgraphile: (stage: Stage) => startPostgraphile(stage.database.address),
};
export type ServerName = keyof typeof starters;

/** The servers of a measurement, on one database and started when first used, and the load generator. */
export class Stage {
  private readonly servers = new Map<ServerName, Promise<Server>>();
  readonly load = Child.start(programPath('load'));
  readonly database: BenchDatabase;
  /** `true` if PostGraphile is measured, too. */
  readonly withPeers: boolean;
  /** `true` when the product's processes write a profile as they end. */
  readonly profile: boolean;

  constructor(database: BenchDatabase, { withPeers, profile }: Pick<Stage, 'withPeers' | 'profile'>) {
    this.database = database;
    this.withPeers = withPeers;
    this.profile = profile;
  }

  /** Returns a running server, and starts it if necessary. */
  server(name: ServerName): Promise<Server> {
    const server = this.servers.get(name) ?? starters[name](this);
    this.servers.set(name, server);
    return server;
  }

  /** Stops all servers that were started. */
  async close(): Promise<void> {
    const started = await Promise.allSettled(this.servers.values());
    const running = started.filter((server) => server.status === 'fulfilled').map(({ value }) => value);
    await Promise.all([this.load.stop(), ...running.map((server) => server.stop())]);
  }
}

/** Installs PostGraphile outside the project if it is missing. Returns `true` if it can be measured. */
export async function installPeers(): Promise<boolean> {
  try {
    await installPostgraphile();
    return true;
  } catch (error) {
    console.log(
      `PostGraphile is left out, because it cannot be installed: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}
