import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { closeUnfinishedConnections, createDataSource, getPool } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { listen } from '#server/database/listener.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { StatementReader } from '#server/database/statements.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { toHttpFailure } from '#server/http/http-failure.ts';
import { startWorker } from '#server/jobs/start-worker.ts';
import { createTestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

describe('a password from PGPASSWORD', () => {
  const folder = setUpFolder('mesob-password');
  afterAll(() => vi.unstubAllEnvs());

  it('may have any characters, and opens every kind of connection', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, tcp: true });
    const password = 'a/b@c:d#e?f%g$h i"j';
    const { host, port, user, database } = postgres;
    try {
      const ownDataSource = createDataSource({ address: { url: postgres.url }, onPoolError: () => undefined });
      await ownDataSource.initialize();
      await ownDataSource.query(`alter role ${user} password '${password}'`);
      await ownDataSource.destroy();

      vi.stubEnv('PGPASSWORD', password);
      const db = await openDatabase(readConfig({ DATABASE_URL: `postgres://${user}@${host}:${port}/${database}` }));
      const requestSource = await db.openForRequests();
      expect(await requestSource.query('select 1 as one')).toEqual([{ one: 1 }]);
      const events: string[] = [];
      const onError = ({ message }: Error) => events.push(message);
      const onListening = () => events.push('listening');
      const listener = listen(db, { channels: {}, onListening, onLost: () => undefined, onError });
      const worker = startWorker({ address: db.address, jobs: [], log: (line) => events.push(line) });
      const workers = () => db.dataSource.query('select count(*)::int as count from job_workers');
      try {
        await expect.poll(workers, { timeout: 15_000 }).toEqual([{ count: 1 }]);
        await expect.poll(() => events, { timeout: 15_000 }).toEqual(['listening']);
      } finally {
        await Promise.all([worker.stop(), listener.close()]);
        await db.close();
      }
    } finally {
      await postgres.stop();
    }
  });
});

describe('listening', async () => {
  const database = await setUpDatabase();
  const otherDatabase = await setUpDatabase();

  it('starts once its own notification arrives, and ends if none does, as behind a pooler', async () => {
    const events: string[] = [];
    // Sends its notifications to one of two databases; the listener receives only those in `database`.
    let sender = otherDatabase.dataSource;
    const dataSource = { query: (...args: [string, unknown[]]) => sender.query(...args) } as DataSource;
    const listener = listen(
      { address: database.address, dataSource },
      {
        channels: {},
        onListening: () => events.push('listening'),
        onLost: () => events.push('lost'),
        onError: ({ message }) => events.push(message),
        heartbeatMs: 200,
      },
    );
    const noNotifications = 'database notifications do not arrive; behind a pooler, set DATABASE_DIRECT_URL';
    try {
      await expect.poll(() => events).toEqual([noNotifications]);
      sender = database.dataSource;
      await expect.poll(() => events).toEqual([noNotifications, 'listening']);
      sender = otherDatabase.dataSource;
      const lostConnectionErrors = [noNotifications, 'Connection terminated unexpectedly', 'lost'];
      await expect.poll(() => events).toEqual([noNotifications, 'listening', ...lostConnectionErrors]);
      sender = database.dataSource;
      await expect.poll(() => events.at(-1), { timeout: 5_000 }).toBe('listening');
    } finally {
      await listener.close();
    }
  });
});

describe('connections', async () => {
  const primary = await setUpDatabase();
  const pooler = await setUpDatabase();

  it('that need their own session bypass the pooler', async () => {
    const db = await openDatabase(readConfig({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: primary.url }));
    const where = { name: 'where', text: 'select current_database() as name' };
    const getName = (database: TestDatabase) => decodeURIComponent(new URL(database.url).pathname.slice(1));
    const dataSource = await db.openForRequests();
    expect(await new StatementReader(dataSource).rows(where)).toEqual([{ name: getName(pooler) }]);
    expect(await new StatementReader(db.dataSource).rows(where)).toEqual([{ name: getName(primary) }]);
    expect(db.address.url).toBe(primary.url);
    await db.close();
  });

  it('that time out in a transaction are not used again', async () => {
    const dataSource = createDataSource({
      address: primary.address,
      poolSize: 1,
      queryTimeoutMs: 300,
      onPoolError() {},
    });
    await dataSource.initialize();
    closeUnfinishedConnections(getPool(dataSource));
    await primary.dataSource.query('create table written (what text)');
    try {
      const transaction = dataSource.transaction(async (manager) => {
        await manager.query("insert into written values ('half')");
        // The rollback has to wait for it, and runs out of time as well.
        await manager.query('select pg_sleep(2)');
      });
      await expect(transaction).rejects.toThrow();
      await dataSource.query("insert into written values ('whole')");
      expect(await primary.dataSource.query('select what from written')).toEqual([{ what: 'whole' }]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('have timeouts', async () => {
    const [{ statement, lock, idle }] = await primary.dataSource.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect([statement, lock, idle]).toEqual(['15s', '5s', '15s']);
  });

  it('are set to plan a statement once, without parallel workers', async () => {
    const [{ mode, workers }] = await primary.dataSource.query(
      `select current_setting('plan_cache_mode') as mode, current_setting('max_parallel_workers_per_gather') as workers`,
    );
    expect([mode, workers]).toEqual(['force_generic_plan', '0']);
  });

  it.each([
    ["set local statement_timeout = '20ms'", 'select pg_sleep(5)'],
    ["set local lock_timeout = '20ms'", 'select pg_advisory_xact_lock(7)'],
  ])('that run into a timeout cause a 503 with Retry-After: %s', async (limit, statement) => {
    await primary.dataSource.transaction(async (holder) => {
      await holder.query('select pg_advisory_xact_lock(7)');
      const transaction = primary.dataSource.transaction(async (manager) => {
        await manager.query(limit);
        await manager.query(statement);
      });
      const failure = await transaction.then(() => null, toHttpFailure);
      expect(failure).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) });
    });
  });

  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a statement', (manager) => manager.query('select 1')],
    ['a repository', (manager) => manager.findOneBy(UserEntity, { id: 1 })],
  ])('that are lost during a transaction cause a 503 with Retry-After: %s', async (_name, sendNext) => {
    const transaction = primary.dataSource.transaction(async (manager) => {
      const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
      await primary.dataSource.query('select pg_terminate_backend($1)', [pid]);
      await expect.poll(() => manager.queryRunner?.isReleased).toBe(true);
      await sendNext(manager);
    });
    const failure = await transaction.then(() => null, toHttpFailure);
    expect(failure).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) });
  });

  it('with a full disk respond 503 to writes, and still read', async () => {
    const { app } = await createTestApp(primary.dataSource);
    // Raises the error that Postgres raises if the disk is full.
    await primary.dataSource.query(`
      create function refuse_row() returns trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$;
      create trigger refuse_row before insert on contact_messages for each row execute function refuse_row()`);
    const payload = { name: 'Guest', email: 'guest@example.com', message: 'Hello.' };
    const restResponse = await app.inject({ method: 'POST', url: '/api/contact/submitcontactform', payload });
    expect([restResponse.statusCode, restResponse.headers['retry-after'], restResponse.json().code]).toEqual([
      503,
      '5',
      'SERVICE_UNAVAILABLE',
    ]);
    const query = `mutation { sendMessage(input: { name: "Guest", email: "guest@example.com", message: "Hello.", source: CONTACT }) { __typename } }`;
    const graphqlResponse = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect([graphqlResponse.statusCode, graphqlResponse.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/api/recipe/recentposts')).statusCode).toBe(200);
    expect(await primary.dataSource.query('select id from graphile_worker.jobs')).toEqual([]);
    await app.close();
  });
});
