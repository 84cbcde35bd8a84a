import fs from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/start.ts';
import { urlOf } from './database.ts';

/** A primary and a replica that streams from it. */
export interface ReplicatedPostgres {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  primaryUrl: string;
  replicaUrl: string;
  startPrimary(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** @param folder an empty one */
export async function startReplicatedPostgres(folder: string): Promise<ReplicatedPostgres> {
  const [primaryDir, replicaDir] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const startPrimary = () => startEmbeddedPostgres({ dataDir: primaryDir, settings: { fsync: 'off' } });
  // npm brings no pg_basebackup: a copy of what is stopped does as well.
  await (await startPrimary()).stop();
  fs.cpSync(primaryDir, replicaDir, { recursive: true, filter: (file) => !fs.lstatSync(file).isSocket() });
  const data = path.join(replicaDir, fs.readdirSync(replicaDir).find((name) => /^pg\d+$/.test(name)) ?? '');
  fs.writeFileSync(path.join(data, 'standby.signal'), '');
  giveAsIn(primaryDir, replicaDir);

  const primary = await startPrimary();
  const { host, port, user } = primary;
  const settings = { primary_conninfo: `host=${host} port=${port} user=${user}`, wal_retrieve_retry_interval: '100ms' };
  const startReplica = () => startEmbeddedPostgres({ dataDir: replicaDir, settings: { ...settings, fsync: 'off' } });
  const replica = await startReplica();
  const both: ReplicatedPostgres = {
    primary,
    replica,
    primaryUrl: urlOf(primary),
    replicaUrl: urlOf(replica),
    async startPrimary() {
      both.primary = await startPrimary();
    },
    async startReplica() {
      both.replica = await startReplica();
    },
    async stop() {
      await both.replica.stop();
      await both.primary.stop();
    },
  };
  return both;
}

/** Copied files are root's, where root copies; the originals are of the user whom Postgres runs as. */
function giveAsIn(original: string, copy: string): void {
  for (const name of ['', ...fs.readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    const from = fs.lstatSync(path.join(original, name), { throwIfNoEntry: false });
    const { uid, gid } = from ?? fs.lstatSync(path.dirname(path.join(copy, name)));
    fs.lchownSync(path.join(copy, name), uid, gid);
  }
}
