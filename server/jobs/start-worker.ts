import { EventEmitter } from 'node:events';
import { Logger, run, type Task, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import pg from 'pg';
import type { PostgresAddress } from '#server/database/data-source.ts';
import type { Job } from './job.ts';
import { createSchedule, type Schedule } from './schedule.ts';

interface WorkerOptions {
  address: PostgresAddress;
  jobs: Job[];
  log: (message: string) => void;
  /** Time that a worker may be silent before others unlock its jobs, in ms. */
  leaseMs?: number;
  /** Time between two polls for delayed jobs, in ms; the worker is notified of other jobs immediately. */
  pollMs?: number;
  /** Maximum interval of heartbeats, in ms. Each also queues jobs that are due. */
  heartbeatMs?: number;
}

export interface JobWorker {
  /** Finishes the current job, and takes no more. */
  stop(): Promise<void>;
}

// A dead worker's jobs wait for one lease and up to one heartbeat interval, even if its instance restarts at once.
export const LEASE_MS = 30_000;
const POLL_MS = 2_000;
const HEARTBEAT_MS = 5_000;

/**
 * Errors that runners logged. A runner checks its crontab at the start of each minute, in a promise without a handler,
 * which would end the process if the connection is lost then.
 */
const runnerErrors = new WeakSet<object>();

function ignoreRunnerErrors(reason: unknown): void {
  if (!(reason instanceof Error && runnerErrors.has(reason))) throw reason;
}

/**
 * Runs queued jobs one at a time until it is stopped; several instances share the queue. If Graphile Worker's runner
 * ends, for example because the connection is lost, another is started.
 */
export function startWorker(options: WorkerOptions): JobWorker {
  const { address, jobs, log, leaseMs = LEASE_MS, pollMs = POLL_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const pool = openPool(address, log);
  const schedule = createSchedule(pool, jobs);
  process.on('unhandledRejection', ignoreRunnerErrors);
  let isStopping = false;
  let wake = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Starts a runner, and sends heartbeats until it ends. */
  async function runUntilEnd(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    let workerId = '';
    events.on('worker:create', ({ worker }) => {
      workerId = worker.workerId;
    });
    const runner = await run({ ...getRunnerOptions(pool, jobs, pollMs, log, schedule), events });
    const stopRunner = () => runner.stop().catch(() => {});
    // A job that could not be marked as done ends Graphile Worker's worker, but not its runner.
    events.on('worker:fatalError', stopRunner);
    let isRunning = true;
    const runnerEnd = runner.promise.finally(() => {
      isRunning = false;
      wake();
    });
    runnerEnd.catch(() => {});

    const leases = createLeases(pool, workerId, leaseMs, log);
    while (isRunning && !isStopping) {
      await leases.renew().catch((error: Error) => log(`The worker could not renew its lease: ${error.message}`));
      await schedule
        .queueDue()
        .catch((error: Error) => log(`The worker could not check for due jobs: ${error.message}`));
      if (isRunning && !isStopping) await pause(Math.min(leaseMs / 3, heartbeatMs));
    }
    if (isStopping) await stopRunner();
    await runnerEnd;
    if (isStopping) await leases.end();
  }

  const workerEnd = (async () => {
    while (!isStopping) {
      await runUntilEnd().catch((error: Error) => log(`The worker stopped and is restarting: ${error.message}`));
      if (!isStopping) await pause(pollMs);
    }
    await pool.end();
    process.off('unhandledRejection', ignoreRunnerErrors);
  })();

  return {
    async stop() {
      isStopping = true;
      wake();
      await workerEnd;
    },
  };
}

function getRunnerOptions(
  pool: pg.Pool,
  jobs: Job[],
  pollMs: number,
  log: (message: string) => void,
  schedule: Schedule,
) {
  const recordWhenDone =
    ({ name, run }: Job): Task =>
    async (...values) => {
      await run(...values);
      await schedule.recordDone(name);
    };
  return {
    pgPool: pool,
    // One at a time: if a worker is killed, at most one email may have been sent without being marked as sent.
    concurrency: 1,
    pollInterval: pollMs,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, job.due ? recordWhenDone(job) : job.run])),
    logger: new Logger(() => (level, message, { error } = {}) => {
      if (error instanceof Error) runnerErrors.add(error);
      if (level === 'error' || level === 'warning') log(`Worker: ${message}`);
    }),
  };
}

/** Maximum number of connections of the job worker. */
export const JOB_CONNECTIONS = 4;

/** A small separate pool, so that visitors and the worker do not wait for each other. */
function openPool({ url, ...address }: PostgresAddress, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({
    ...(url ? { connectionString: url } : address),
    max: JOB_CONNECTIONS,
    application_name: 'mesob-worker',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    options: '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000',
  });
  pool.on('error', (error) => log(`The worker lost a connection: ${error.message}`));
  return pool;
}

interface Leases {
  /** Reports that the worker is alive, and unlocks the jobs of workers that have been silent for a whole lease. */
  renew(): Promise<void>;
  /** Removes the worker's heartbeat, so that the stopped worker does not count as dead. */
  end(): Promise<void>;
}

// A dead worker without a row is found by the jobs that it locked. Times in the future were written while the clock was
// ahead.
const findDead = `
  with lease as (select now() - $1 * interval '1 millisecond' as since, now() + $1 * interval '1 millisecond' as until)
  select id from (
    select id from job_workers, lease where seen_at not between since and until
    union
    select locked_by from graphile_worker.jobs, lease
    where locked_at not between since and until and locked_by not in (select id from job_workers)
  ) as dead where id <> $2`;

/**
 * Graphile Worker keeps a dead worker's jobs locked for four hours. Here every worker has a heartbeat, and other
 * workers unlock its jobs if it has been silent for `leaseMs`.
 * @param leaseMs - duration of the lease, in ms
 */
function createLeases(pool: Pool, workerId: string, leaseMs: number, log: (message: string) => void): Leases {
  /** Start of the latest series of heartbeats without a gap. */
  let regularSince = performance.now();
  let renewedAt = regularSince;

  return {
    async renew() {
      await pool.query('insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()', [
        workerId,
      ]);
      // After a database outage every worker seems dead until it has had time for a heartbeat.
      const now = performance.now();
      if (now - renewedAt > leaseMs) regularSince = now;
      renewedAt = now;
      if (now - regularSince < leaseMs) return;
      const { rows } = await pool.query<{ id: string }>(findDead, [leaseMs, workerId]);
      if (rows.length === 0) return;
      const deadIds = rows.map(({ id }) => id);
      await pool.query('select graphile_worker.force_unlock_workers($1)', [deadIds]);
      await pool.query('delete from job_workers where id = any($1)', [deadIds]);
      log(`Jobs of ${deadIds.length} dead worker(s) were unlocked`);
    },
    async end() {
      await pool.query('delete from job_workers where id = $1', [workerId]);
    },
  };
}
