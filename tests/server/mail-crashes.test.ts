import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '#server/jobs/start-worker.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { type FakeMailgun, startFakeMailgun } from '../support/fake-mailgun.ts';
import { buildMailWorker, kill, type MailWorkerProcesses } from '../support/mail-worker-process.ts';
import { createVerificationMail } from '../support/mails.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const secret = 'a secret of the tests, long enough';
const leaseMs = 1_000;

const database = await setUpDatabase();
let processes: MailWorkerProcesses;
let fake: FakeMailgun;

beforeAll(async () => {
  processes = await buildMailWorker();
});
beforeEach(async () => {
  fake = await startFakeMailgun();
});
afterEach(async () => {
  await fake.close();
  await database.clear();
});
afterAll(() => processes?.close());

// Starts a worker that waits a minute for a response, longer than any test takes to kill it.
const start = () =>
  processes.start({ address: database.address, secret, to: { mailgun: fake.url }, leaseMs, timeoutMs: 60_000 });
const queue = (from: number, to: number) =>
  database.dataSource.transaction(async (manager) => {
    const outbox = createOutbox(secret);
    for (let number = from; number <= to; number++) await outbox.queue(manager, createVerificationMail(number));
  });
// Generous, because a busy machine is slow.
vi.setConfig({ testTimeout: 180_000 });
const pollOptions = { timeout: 40_000, interval: 5 };
const getRecipients = () => new Set(fake.delivered.map(({ fields }) => fields.to));

describe('killed workers', () => {
  it('lose no email in four crashes, and each crash duplicates at most one', async () => {
    fake.latencyMs = 15;
    const [kills, mailsPerKill] = [4, 20];
    const running = [start(), start(), start()];
    for (let round = 0; round < kills; round++) {
      const victim = await running.shift();
      const previousCount = fake.delivered.length;
      await queue(round * mailsPerKill + 1, (round + 1) * mailsPerKill);
      await expect.poll(() => fake.delivered.length, pollOptions).toBeGreaterThan(previousCount + 3);
      // Enough jobs for three workers: most kills happen while an email is being sent.
      if (victim) await kill(victim);
      running.push(start());
    }
    const mailCount = kills * mailsPerKill;
    await expect.poll(() => getRecipients().size, pollOptions).toBe(mailCount);
    // Locked jobs belong to a dead worker, and are taken over after its lease.
    const getRemainingJobs = () =>
      database.dataSource.query('select id from graphile_worker.jobs where attempts < max_attempts');
    await expect.poll(getRemainingJobs, pollOptions).toEqual([]);
    const duplicates = fake.delivered.length - mailCount;
    expect(duplicates).toBeLessThanOrEqual(kills);
    const ids = new Set(fake.delivered.map(({ fields }) => fields['h:Message-Id']));
    expect(ids.size, 'a duplicate has the same Message-Id').toBe(mailCount);
    await Promise.all(running.map(async (worker) => kill(await worker)));
  });

  it('leave their job to a later worker, which sends it within about two leases', async () => {
    await fake.behave('hanging');
    await queue(1, 1);
    const first = await start();
    await expect.poll(() => fake.calls, pollOptions).toBeGreaterThan(0);
    await kill(first);
    await fake.behave('well');
    const second = await start();
    const startTime = performance.now();
    await expect.poll(() => getRecipients().size, pollOptions).toBe(1);
    // Allows extra time on a busy machine; the queue itself would wait four hours.
    expect(performance.now() - startTime).toBeLessThan(2 * leaseMs + 5_000);
    await kill(second);
  });

  it('are replaced within 90 seconds, of which a restart may take 40', () => {
    const detectionMs = LEASE_MS + LEASE_MS / 3;
    const restartMs = 40_000;
    expect(restartMs + detectionMs).toBeLessThan(90_000);
  });
});
