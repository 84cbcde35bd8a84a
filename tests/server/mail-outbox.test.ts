import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeReplacedJobs } from '#server/jobs/housekeeping.ts';
import type { JobWorker } from '#server/jobs/start-worker.ts';
import { createOutbox, enqueue, mailJob } from '#server/mail/outbox.ts';
import { PASSWORD, rest } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { type FakeMailgun, startFakeMailgun } from '../support/fake-mailgun.ts';
import { createVerificationMail, TOKEN } from '../support/mails.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { impatientPolicy, startTestWorker, type TestWorkerOptions } from '../support/worker.ts';

const secret = 'a secret of the tests, long enough';
const outbox = createOutbox(secret);

const database = await setUpDatabase();
let fake: FakeMailgun;
let workers: JobWorker[] = [];
let log: string[] = [];

beforeEach(async () => {
  fake = await startFakeMailgun();
  log = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await fake.close();
  await database.clear();
});

function startWorker(options: Partial<TestWorkerOptions> = {}): JobWorker {
  const to = { mailgun: fake.url };
  const worker = startTestWorker({ address: database.address, secret, to, log: (line) => log.push(line), ...options });
  workers.push(worker);
  return worker;
}

const queue = (from: number, to: number) =>
  database.dataSource.transaction(async (manager) => {
    for (let number = from; number <= to; number++) await outbox.queue(manager, createVerificationMail(number));
  });
// Generous, because a busy machine is slow.
vi.setConfig({ testTimeout: 180_000 });
const pollOptions = { timeout: 40_000, interval: 20 };
const getRecipients = () => fake.delivered.map(({ fields }) => fields.to);
const countWaiting = async () =>
  Number((await database.dataSource.query('select count(*) from graphile_worker.jobs'))[0].count);
const waitForDelivery = (count: number) => expect.poll(() => new Set(getRecipients()).size, pollOptions).toBe(count);
const waitUntilEmpty = () => expect.poll(countWaiting, pollOptions).toBe(0);
/** Returns every row of the queue's and the site's tables as text, like a dump. */
const dump = async (): Promise<string> => {
  const tables: { name: string }[] = await database.dataSource.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('graphile_worker', 'public')",
  );
  const texts = tables.map(({ name }) => database.dataSource.query(`select t::text from ${name} t`));
  return JSON.stringify(await Promise.all(texts));
};

describe('the outbox', () => {
  it('sends committed emails once, and no emails of a rolled-back transaction', async () => {
    startWorker();
    const failing = database.dataSource.transaction(async (manager) => {
      await outbox.queue(manager, createVerificationMail(1));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await queue(2, 2);
    await waitForDelivery(1);
    await waitUntilEmpty();
    expect(getRecipients()).toEqual(['reader-2@example.com']);
  });

  it('stores neither address nor token in plain text in the database or the log, before and after failed attempts', async () => {
    await fake.behave('failing');
    await queue(1, 3);
    expect(await countWaiting()).toBe(3);
    const dumpBefore = await dump();
    startWorker();
    await expect.poll(() => fake.calls, pollOptions).toBeGreaterThan(6);
    const dumpDuring = await dump();
    await fake.behave('bad address');
    await expect.poll(() => log.join(), pollOptions).toContain('Mailgun responded with 400');
    await fake.behave('too large');
    await waitUntilEmpty();
    const everything = [dumpBefore, dumpDuring, await dump(), ...log].join('\n');
    expect(dumpBefore).toContain('verify-email');
    expect(everything).not.toMatch(new RegExp(`${TOKEN}|reader-\\d|example\\.com`));
  });

  it('gives up immediately on a permanent refusal, and reports it', async () => {
    await fake.behave('too large');
    await queue(1, 1);
    startWorker();
    await waitUntilEmpty();
    expect(fake.calls).toBe(1);
    expect(log.join()).toMatch(/Mail [\w-]+ \(verify-email\) will not be sent: Mailgun responded with 413/);
  });

  // Mailgun also returns 400 if the operator's sender address is wrong, which the operator can fix.
  it.each(['wrong key', 'bad address'] as const)('does not treat a %s as permanent', async (behavior) => {
    await fake.behave(behavior);
    await queue(1, 1);
    startWorker();
    await expect.poll(() => fake.calls, pollOptions).toBeGreaterThan(2);
    await fake.behave('well');
    await waitForDelivery(1);
  });

  it('gives up after the last planned attempt', async () => {
    await fake.behave('failing');
    await queue(1, 1);
    startWorker({ policy: { ...impatientPolicy, attempts: 3 } });
    await waitUntilEmpty();
    expect(fake.calls).toBe(3);
    expect(log.join()).toContain('was abandoned after 3 attempts');
  });

  it('keeps emails encrypted with another secret until that secret is back', async () => {
    await queue(1, 1);
    const workerWithOtherSecret = startWorker({ secret: 'another secret altogether' });
    await expect.poll(() => log.join(), pollOptions).toContain('JWT_SECRET');
    await workerWithOtherSecret.stop();
    workers = [];
    expect(fake.calls).toBe(0);
    startWorker();
    await waitForDelivery(1);
  });

  it('accepts 24 registrations while Mailgun refuses, fails and hangs, and delivers each email once when it is back', async () => {
    await fake.behave('refusing');
    startWorker();
    const { app } = await createTestApp(database.dataSource, {
      env: { TRUST_PROXY: '1', JWT_SECRET: secret },
      outbox,
    });
    const register = (number: number) =>
      rest(app, '/users/register', {
        body: { username: 'Reader', email: `reader-${number}@gmail.com`, password: PASSWORD },
      });
    const responses = await Promise.all(Array.from({ length: 24 }, (_, number) => register(number)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 24 }, () => 201));
    await app.close();
    const expectLogged = (reason: RegExp) =>
      expect.poll(() => log.filter((line) => reason.test(line)).length, pollOptions);
    await expectLogged(/ECONNREFUSED/).toBeGreaterThan(10);
    await fake.behave('failing');
    await expectLogged(/Mailgun responded with 500/).toBeGreaterThan(10);
    await fake.behave('hanging');
    await expectLogged(/ECONNABORTED|ETIMEDOUT/).toBeGreaterThan(0);
    await fake.behave('well');
    await waitForDelivery(24);
    await waitUntilEmpty();
    expect(fake.delivered).toHaveLength(24);
    expect(new Set(fake.delivered.map(({ fields }) => fields['h:Message-Id'])).size).toBe(24);
  });

  it('is shared by several workers', async () => {
    fake.latencyMs = 10;
    for (const key of ['one', 'two']) startWorker({ to: { mailgun: fake.url, key } });
    await queue(1, 60);
    await waitForDelivery(60);
    await waitUntilEmpty();
    expect(fake.delivered).toHaveLength(60);
    for (const key of ['one', 'two']) {
      expect(fake.delivered.filter((delivered) => delivered.key === key).length).toBeGreaterThan(10);
    }
  });

  it('continues after the database has ended all workers’ sessions and refused connections for a while', async () => {
    fake.latencyMs = 10;
    startWorker();
    await queue(1, 60);
    for (let round = 0; round < 3; round++) {
      const previousCount = fake.delivered.length;
      await expect.poll(() => fake.delivered.length, pollOptions).toBeGreaterThan(previousCount + 5);
      await refuseConnections(300);
    }
    await waitForDelivery(60);
    await waitUntilEmpty();
    expect(fake.delivered.length).toBeLessThanOrEqual(63);
    expect(log.join('\n')).toContain('committing seppuku');
  });

  it('sends an email once if a worker queued it again and then died', async () => {
    await queue(1, 1);
    const { dataSource } = database;
    const [row] = await dataSource.query('select payload from graphile_worker._private_jobs');
    await dataSource.query(
      "update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'it'",
    );
    await enqueue((sql, values) => dataSource.query(sql, values), { ...mailJob.parse(row.payload), failures: 1 });
    await dataSource.query("select graphile_worker.force_unlock_workers('{it}')");
    startWorker();
    await waitForDelivery(1);
    await expect.poll(countWaiting, pollOptions).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(fake.delivered).toHaveLength(1);
    await removeReplacedJobs(dataSource);
    expect(await countWaiting()).toBe(0);
  });
});

/** Ends the workers' sessions and refuses new ones for a while, as a restart of the database does. */
async function refuseConnections(ms: number): Promise<void> {
  const { database: name, ...server } = database.address;
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mesob-worker' and datname = $1",
      [name],
    );
    await new Promise((resolve) => setTimeout(resolve, ms));
  } finally {
    await client.query(`alter database ${name} with allow_connections true`);
    await client.end();
  }
}
