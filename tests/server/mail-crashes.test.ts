import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '#server/jobs/start-worker.ts';
import { createOutbox } from '#server/mail/create-outbox.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type FakeMailgun, startFakeMailgun } from '../support/fake-mailgun.ts';
import { kill, type MailWorkerProcesses, mailWorkerProcesses } from '../support/mail-worker-process.ts';
import { verification } from '../support/mails.ts';

const secret = 'a secret of the tests, long enough';
const leaseMs = 300;

let database: TestDatabase;
let processes: MailWorkerProcesses;
let fake: FakeMailgun;

beforeAll(async () => {
  [database, processes] = await Promise.all([createTestDatabase(), mailWorkerProcesses()]);
});
beforeEach(async () => {
  fake = await startFakeMailgun();
});
afterEach(async () => {
  await fake.close();
  await database.clear();
});
afterAll(async () => {
  await processes?.close();
  await database?.close();
});

const start = () => processes.start({ address: database.address, secret, to: { mailgun: fake.url }, leaseMs });
const queue = (count: number) =>
  database.dataSource.transaction(async (manager) => {
    const outbox = createOutbox({ secret });
    for (let number = 1; number <= count; number++) await outbox.queue(manager, verification(number));
  });
const recipients = () => new Set(fake.delivered.map(({ fields }) => fields.to));

describe('workers that are killed', () => {
  it('lose no mail in twenty deaths, and each doubles at most one', async () => {
    fake.latencyMs = 15;
    const kills = 20;
    const mails = 400;
    await queue(mails);
    const living: ChildProcess[] = [await start(), await start()];
    for (let killed = 0; killed < kills; killed++) {
      const before = fake.delivered.length;
      await expect.poll(() => fake.delivered.length, { interval: 5 }).toBeGreaterThan(before + 4);
      const victim = living.shift();
      if (victim) await kill(victim);
      living.push(await start());
    }
    expect(recipients().size, 'mails left when the last worker was killed').toBeLessThan(mails);
    await expect.poll(() => recipients().size, { timeout: 30_000 }).toBe(mails);
    // What is still locked belongs to a dead worker, and is taken over after its lease.
    const left = () => database.dataSource.query('select id from graphile_worker.jobs where attempts < max_attempts');
    await expect.poll(left, { timeout: 5_000 }).toEqual([]);
    const doubles = fake.delivered.length - mails;
    expect(doubles).toBeLessThanOrEqual(kills);
    const ids = new Set(fake.delivered.map(({ fields }) => fields['h:Message-Id']));
    expect(ids.size, 'a double has the Message-Id of its twin').toBe(mails);
    await Promise.all(living.map(kill));
  });

  it('leave their job to one that is started later, within two leases', async () => {
    await fake.turn('hanging');
    await queue(1);
    const first = await start();
    await expect.poll(() => fake.calls, { interval: 5 }).toBeGreaterThan(0);
    await kill(first);
    await fake.turn('well');
    const second = await start();
    const began = performance.now();
    await expect.poll(() => recipients().size, { timeout: 5_000, interval: 10 }).toBe(1);
    // Some room for a busy machine; the queue's own four hours are far from it.
    expect(performance.now() - began).toBeLessThan(2 * leaseMs + 1_500);
    await kill(second);
  });

  it('are missed after 90 seconds at the latest', () => {
    const untilNoticed = LEASE_MS + LEASE_MS / 3;
    const restart = 40_000;
    expect(restart + untilNoticed).toBeLessThan(90_000);
  });
});
