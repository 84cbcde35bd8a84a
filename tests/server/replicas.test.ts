import { parse } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase, type RequestDatabase } from '#server/database/open-database.ts';
import { Replicas } from '#server/database/replicas.ts';
import { StatementReader, statement } from '#server/database/statements.ts';
import { followChanges } from '#server/follow-changes.ts';
import { AnswerCache } from '#server/http/answers/answer-cache.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { addMember, recordingOutbox, signIn } from '../support/accounts.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { addReviews, importRealContent } from '../support/catalogue.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicated-postgres.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const soon = { timeout: 60_000, interval: 50 };
const where = statement<{ isReplica: boolean }>('where', 'select pg_is_in_recovery() as "isReplica"');
const query = '{ recipe(slug: "gomen") { reviews(page: 1, perPage: 10) { items { message } } } }';
const document = parse(query);

const renderer: PageRenderer = {
  async render({ execute }) {
    const { data } = await execute({ document, variables: {} });
    return { status: 200, headers: {}, html: JSON.stringify(data) };
  },
};

/** It is a file's whole life, not a test's: each begins with a replica that is asked. */
describe.skipIf(process.platform === 'win32')('a streaming replica', () => {
  const folder = setUpFolder('mesob-replicas');
  const log: string[] = [];
  let postgres: ReplicatedPostgres;
  let database: OpenDatabase;
  let requests: RequestDatabase;
  let reader: StatementReader;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    postgres = await startReplicatedPostgres(folder);
    const config = readConfig({ DATABASE_URL: postgres.primaryUrl, DATABASE_REPLICA_URLS: postgres.replicaUrl });
    database = await openDatabase(config, (line) => log.push(line));
    await importRealContent(database.dataSource);
    requests = await database.openForRequests();
    reader = new StatementReader(requests.dataSource, requests.replicas);
    const outbox = recordingOutbox();
    const env = { DATABASE_URL: postgres.primaryUrl, DATABASE_REPLICA_URLS: postgres.replicaUrl };
    test = await createTestApp(requests.dataSource, { env, outbox, renderer, replicas: requests.replicas });
    const email = await addMember(test.app, outbox, { username: 'Abeba', email: 'abeba@gmail.com' });
    token = await signIn(test.app, email);
  });

  afterAll(async () => {
    await test?.app.close();
    await database?.close();
    await postgres?.stop();
  });

  const isReplicaAsked = async (from = reader) => (await from.rows(where))[0]?.isReplica;
  const untilAsked = () => expect.poll(() => isReplicaAsked(), soon).toBe(true);

  async function onReplica(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.replicaUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  const comment = (message: string) =>
    addReviews(database.dataSource, 'gomen', [{ username: message, halves: 8, message }]);

  it('answers the reads of visitors, and nothing else', async () => {
    await untilAsked();
    expect(await isReplicaAsked(StatementReader.ofPrimary(requests.dataSource))).toBe(false);
    expect(await database.dataSource.query('select pg_is_in_recovery() as is')).toEqual([{ is: false }]);
  });

  it('is not asked for what it does not have yet, and is once it has it', async () => {
    const answers = new AnswerCache();
    const { replicas } = requests;
    const site = await createTestApp(requests.dataSource, { renderer, answers, replicas });
    const { catalogue } = site;
    const onError = () => {};
    const listener = followChanges({ database, catalogue, replicas, answers, onError });
    const get = async () => (await site.app.inject('/recipes/lunch/gomen')).body;
    await expect.poll(async () => (await site.app.inject('/x')).headers['cache-status'], soon).toContain('hit');
    await untilAsked();
    await get();
    await onReplica('select pg_wal_replay_pause()');
    try {
      await comment('Only on the primary.');
      await expect.poll(get, soon).toContain('Only on the primary.');
      // Rendered anew, it is no older.
      answers.evict('everything');
      expect(await get()).toContain('Only on the primary.');
      expect(await isReplicaAsked()).toBe(false);
    } finally {
      await onReplica('select pg_wal_replay_resume()');
    }
    await untilAsked();
    answers.evict('everything');
    expect(await get()).toContain('Only on the primary.');
    await listener.close();
    await site.app.close();
  });

  it('is not asked by members, whose writes another instance may have taken', async () => {
    const connection = { connectionString: postgres.primaryUrl };
    const replicas = new Replicas({
      primary: connection,
      replicas: [{ connectionString: postgres.replicaUrl }],
      log: () => {},
      // It checks no more, and is notified of no change.
      checkMs: 600_000,
    });
    const env = { DATABASE_URL: postgres.primaryUrl, DATABASE_REPLICA_URLS: postgres.replicaUrl };
    const { app, reader: own } = await createTestApp(requests.dataSource, { env, replicas });
    const isAsked = async () => {
      if (!replicas.state()[0]?.isAsked) replicas.changed();
      return isReplicaAsked(own);
    };
    await expect.poll(isAsked, { ...soon, interval: 500 }).toBe(true);
    await onReplica('select pg_wal_replay_pause()');
    try {
      await comment('Written elsewhere.');
      const ask = async (headers = {}) =>
        (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).body;
      expect(await ask()).not.toContain('Written elsewhere.');
      expect(await ask({ authorization: `Bearer ${token}` })).toContain('Written elsewhere.');
      const rest = (headers = {}) => app.inject({ url: '/api/recipe/getreviews/gomen', headers });
      expect((await rest()).statusCode).toBe((await rest({ authorization: `Bearer ${token}` })).statusCode);
      // A change that it is notified of counts for all.
      replicas.changed();
      expect(await ask()).toContain('Written elsewhere.');
    } finally {
      await onReplica('select pg_wal_replay_resume()');
      await app.close();
      await replicas.close();
    }
  });

  it('is not asked while it lags behind changes that no one has told of', async () => {
    await untilAsked();
    await onReplica('select pg_wal_replay_pause()');
    await database.dataSource.query("update categories set name = name where slug = 'dinner'");
    await expect.poll(() => isReplicaAsked(), soon).toBe(false);
    expect(requests.replicas?.state()[0]?.lacksBytes).toBeGreaterThan(0);
    await onReplica('select pg_wal_replay_resume()');
    await untilAsked();
  });

  it('that ends is missed by no one, and comes back', async () => {
    await untilAsked();
    process.kill(postgres.replica.pid, 'SIGKILL');
    for (let reads = 0; reads < 50; reads += 1) expect(await reader.rows(where)).toHaveLength(1);
    await expect.poll(() => isReplicaAsked(), soon).toBe(false);
    await expect.poll(() => log.join('\n'), soon).toContain('The replica 1 is away');
    await postgres.startReplica();
    await untilAsked();
    expect(log.join('\n')).toContain('The replica 1 answers again');
  });

  it('goes on answering while the primary is away; promoted it is no replica any more', async () => {
    await untilAsked();
    process.kill(postgres.primary.pid, 'SIGKILL');
    await expect.poll(() => log.join('\n'), soon).toContain('The primary is away');
    expect(await isReplicaAsked()).toBe(true);
    expect((await test.app.inject('/api/recipe/getsingleproductmany/gomen')).statusCode).toBe(200);
    // What it may not have any more must come from the primary.
    requests.replicas?.changed();
    expect((await test.app.inject('/api/recipe/getsingleproductmany/gomen')).statusCode).toBe(503);
    await postgres.startPrimary();
    await untilAsked();
    await onReplica('select pg_promote()');
    await expect.poll(() => log.join('\n'), soon).toContain('it is no replica');
    expect(await isReplicaAsked()).toBe(false);
  });
});
