import { afterEach, describe, expect, it } from 'vitest';
import { StatementReader } from '#server/database/statements.ts';
import { createPublishDueJob } from '#server/features/desk/content/content-publisher.ts';
import { SEND_ISSUE, sendDueIssues } from '#server/features/newsletter/issue/issue.service.ts';
import { deleteExpired, housekeeping } from '#server/jobs/housekeeping.ts';
import { lateWork } from '#server/jobs/job.statements.ts';
import type { Job } from '#server/jobs/job.ts';
import { dueEvery } from '#server/jobs/schedule.ts';
import { type JobWorker, startWorker } from '#server/jobs/start-worker.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const pollOptions = { timeout: 20_000, interval: 20 };

const database = await setUpDatabase();
const { dataSource } = database;
let workers: JobWorker[] = [];

function startJobs(...jobs: Job[]): void {
  workers.push(startWorker({ address: database.address, jobs, log: () => {}, pollMs: 20, heartbeatMs: 20 }));
}

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await dataSource.query(
    'delete from scheduled_jobs; delete from documents; delete from newsletter_issues; delete from graphile_worker._private_jobs',
  );
});

/** Creates a job that counts its runs. */
function createCountingJob(job: Omit<Job, 'run'>): Job & { runs: number } {
  const counting = {
    ...job,
    runs: 0,
    run: async () => {
      counting.runs += 1;
    },
  };
  return counting;
}

async function addScheduledText(publishAt: string): Promise<void> {
  const [{ id }] = await dataSource.query(`insert into revisions (path, text) values ('a', 'a') returning id`);
  await dataSource.query(
    `insert into documents (path, draft_revision_id, scheduled_revision_id, publish_at) values ('a', $1, $1, now() + $2::interval)`,
    [id, publishAt],
  );
}

const addIssue = (sendAt: string) =>
  dataSource.query(
    `insert into newsletter_issues (slug, subject, markdown, send_at) values ('a', 'a', 'a', now() + $1::interval)`,
    [sendAt],
  );

const isQueuedInFuture = async (name: string) =>
  (await dataSource.query('select queued_at > now() as future from scheduled_jobs where name = $1', [name]))[0]?.future;

describe('a scheduled job', () => {
  it('runs once for all instances, and not again before it is due', async () => {
    const job = createCountingJob({ name: 'daily', due: dueEvery('1 day', '06:05') });
    startJobs(job);
    startJobs(job);
    await expect.poll(() => job.runs, pollOptions).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(job.runs).toBe(1);
    await dataSource.query("update scheduled_jobs set queued_at = now() - interval '25 hours'");
    await expect.poll(() => job.runs, pollOptions).toBe(2);
  });

  it('does not wait for a time written by a fast clock', async () => {
    const job = createCountingJob({ name: 'hourly', due: dueEvery('1 hour', '00:17') });
    startJobs(job);
    await expect.poll(() => job.runs, pollOptions).toBe(1);
    await dataSource.query(`update scheduled_jobs set queued_at = now() + interval '1 year'`);
    await dataSource.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('hourly', now(), now() + interval '1 year')`);
    await expect.poll(() => job.runs, pollOptions).toBe(2);
    expect(await isQueuedInFuture('hourly')).toBe(false);
  });

  it('is done once it has succeeded', async () => {
    let fails = true;
    const name = 'failing';
    const run = async () => {
      if (fails) throw new Error('not yet');
    };
    const isDone = async () => (await dataSource.query('select done_at from scheduled_jobs'))[0]?.done_at ?? null;
    startJobs({ name, due: dueEvery('1 day'), run });
    await expect
      .poll(
        async () => (await dataSource.query('select 1 from graphile_worker.jobs where last_error is not null')).length,
        pollOptions,
      )
      .toBe(1);
    expect(await isDone()).toBeNull();
    fails = false;
    await dataSource.query('select graphile_worker.add_job($1, job_key => $1)', [name]);
    await expect.poll(isDone, pollOptions).not.toBeNull();
  });
});

it('publishes due texts: at startup, and after a clock was ahead', async () => {
  let published = 0;
  const publisher = {
    async publishDue() {
      published += (await dataSource.query('delete from documents where publish_at <= now() returning 1'))[1];
    },
  };
  await addScheduledText('-1 second');
  startJobs(createPublishDueJob(publisher));
  await expect.poll(() => published, pollOptions).toBe(1);
  await addScheduledText('1 second');
  await dataSource.query(`update scheduled_jobs set queued_at = now() - interval '31 seconds'`);
  await expect.poll(() => published, pollOptions).toBe(2);
  await addScheduledText('-1 second');
  await dataSource.query(`update scheduled_jobs set queued_at = now() + interval '2 hours'`);
  await expect.poll(() => published, pollOptions).toBe(3);
});

it('sends a scheduled issue once it is due', async () => {
  await addIssue('-1 second');
  const sent: unknown[] = [];
  const send = { name: SEND_ISSUE, run: async (payload: unknown) => void sent.push(payload) };
  startJobs(sendDueIssues(dataSource), send);
  await expect.poll(() => sent, pollOptions).toEqual([{ id: 'a' }]);
});

it('runs jobs that were queued or failed while the clock was ahead, but no later jobs, nor retries at once', async () => {
  const runs: string[] = [];
  for (const name of ['queued', 'failed', 'later'])
    await dataSource.query(`select graphile_worker.add_job($1, run_at => now() + interval '1 year')`, [name]);
  const change = (name: string, columns: string) =>
    dataSource.query(
      `update graphile_worker._private_jobs set ${columns} where task_id =
        (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name],
    );
  await change('queued', 'created_at = run_at, updated_at = run_at');
  await change('failed', 'attempts = 1');
  const run = (name: string) => async () => {
    runs.push(name);
    throw new Error('not yet');
  };
  startJobs(...['queued', 'failed', 'later'].map((name) => ({ name, run: run(name) })));
  await expect.poll(() => runs.toSorted(), pollOptions).toEqual(['failed', 'queued']);
  // Longer than several polls for due jobs, and shorter than the pause before a retry.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(runs.toSorted()).toEqual(['failed', 'queued']);
});

it('deletes throttle counters from the time when the clock was ahead', async () => {
  await dataSource.query(`insert into throttles (key, points, expire)
    select name, 100, (extract(epoch from now() + wait) * 1000)::bigint
    from (values ('ahead', interval '1 year'), ('today', interval '23 hours')) limits (name, wait)`);
  await deleteExpired(dataSource);
  expect(await dataSource.query('delete from throttles returning key')).toEqual([[{ key: 'today' }], 1]);
});

describe('overdue work', () => {
  const getLateWork = async () =>
    (await new StatementReader(dataSource).rows(lateWork)).map(({ kind, count }) => [kind, count]);

  it('includes work due more than three minutes ago', async () => {
    await addScheduledText('-4 minutes');
    await addIssue('-5 minutes');
    await dataSource.query(`insert into scheduled_jobs values ('housekeeping', now(), now() - interval '66 minutes')`);
    expect(await getLateWork()).toEqual([
      ['CLEANUP', 1],
      ['NEWSLETTER', 1],
      ['PUBLICATION', 1],
    ]);
  });

  it('excludes work that just became due, cannot be published or is done', async () => {
    await addScheduledText('-2 minutes');
    await addIssue('-5 minutes');
    await dataSource.query('update newsletter_issues set finished_at = now()');
    startJobs(housekeeping(dataSource, []));
    await expect
      .poll(async () => (await dataSource.query('select done_at from scheduled_jobs'))[0]?.done_at ?? null, pollOptions)
      .not.toBeNull();
    expect(await getLateWork()).toEqual([]);
    await dataSource.query(`update documents set publish_at = now() - interval '1 day', schedule_problem = 'x'`);
    expect(await getLateWork()).toEqual([]);
  });
});
