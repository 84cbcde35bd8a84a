import type { PostgresAddress } from '#server/database/data-source.ts';
import { startNginx } from '../peers/nginx.ts';
import type { Peer } from '../peers/peers.ts';
import { startPostgraphile } from '../peers/postgraphile.ts';
import { Child } from './child.ts';
import { startCluster } from './cluster.ts';
import { programPath } from './programs.ts';
import { type Server, startServer } from './server.ts';

/** The database that is asked. */
interface StageDatabase {
  address: PostgresAddress;
  postmaster?: number;
}

const withDatabase = ({ database }: Stage) => ({ BENCH_DATABASE: JSON.stringify(database.address) });

/** Everything that may be put under load; `warm` is the product with its cache of answers, `product` without. */
const starters = {
  product: (stage: Stage) => startServer('product', { ...withDatabase(stage), BENCH_CACHE: 'off' }),
  warm: (stage: Stage) => startServer('product', { ...withDatabase(stage), BENCH_CACHE: 'on' }),
  cluster: (stage: Stage) => startCluster(stage.database.address),
  floor: (stage: Stage) => startServer('floor', withDatabase(stage)),
  bare: async (stage: Stage) => startServer('bare', { BENCH_ORIGIN: (await stage.server('warm')).url }),
  postgraphile: (stage: Stage) => startPostgraphile(stage.database.address),
  nginx: () => startNginx(),
};
export type ServerName = keyof typeof starters;

/** Everything that takes part in a measurement: servers on the same database, started when first used, and who asks them. */
export class Stage {
  private readonly servers = new Map<ServerName, Promise<Server>>();
  readonly load = Child.start(programPath('load'));
  readonly database: StageDatabase;
  private readonly peers: readonly Peer[];

  constructor(database: StageDatabase, peers: readonly Peer[]) {
    this.database = database;
    this.peers = peers;
  }

  /** Returns `true` when a peer takes part. */
  has(peer: Peer): boolean {
    return this.peers.includes(peer);
  }

  /** @returns a server that serves; it is started where it is not yet. */
  server(name: ServerName): Promise<Server> {
    const server = this.servers.get(name) ?? starters[name](this);
    this.servers.set(name, server);
    return server;
  }

  /** Stops all that was started. */
  async close(): Promise<void> {
    const started = await Promise.allSettled(this.servers.values());
    const running = started.filter((server) => server.status === 'fulfilled').map(({ value }) => value);
    await Promise.all([this.load.stop(), ...running.map((server) => server.stop())]);
  }
}
