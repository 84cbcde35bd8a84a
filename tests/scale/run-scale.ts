import { setTimeout as pause } from 'node:timers/promises';
import { getPostgresCpu, getProcessCpu } from '../bench/measuring/cpu-time.ts';
import { type LoadPlan, type SentRequest, startLoad } from './load.ts';
import type { Programs } from './programs.ts';
import { openStage, type ScaleStage } from './stage.ts';

interface ScalePlan extends LoadPlan {
  /** Number of restarts; the instances take turns. */
  restarts: number;
}

/** Duration of the warm-up, in ms: a new process still compiles code and fills its caches. */
const WARM_UP_MS = 15_000;

/** Duration of the measurement of costs, in ms. */
const MEASURED_MS = 20_000;

/**
 * Time between the failover's polls of the primary, in ms, and the failed polls after which it promotes the standby.
 */
const POLL_MS = 200;
const FAILED_POLLS = 3;

/**
 * Restarts all instances under load, then kills the primary under load; prints the results.
 * @throws if a request fails during a restart
 */
export async function runScale(programs: Programs, plan: ScalePlan): Promise<void> {
  console.log(programs.versions.join(' · '));
  const stage = await openStage(programs);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(1)));
  try {
    const warmUp = startLoad(stage.url, plan);
    await pause(WARM_UP_MS);
    await warmUp.stop();
    await printCosts(stage, plan);
    const lostRequests = await restart(stage, plan);
    await failOver(stage, plan);
    if (lostRequests > 0) throw new Error(`The restarts cost ${lostRequests} requests.`);
  } finally {
    await stage.close();
  }
}

/** Prints the CPU time of each tier per request, and the number of connections; neither depends much on other load. */
async function printCosts(stage: ScaleStage, plan: LoadPlan): Promise<void> {
  const { postgres, instances, balancer, pooler } = stage;
  const readTimes = () => ({
    haproxy: getProcessCpu(balancer.child.pid ?? 0),
    instances: instances.reduce((sum, { pid }) => sum + getProcessCpu(pid() ?? 0), 0),
    pgbouncer: getProcessCpu(pooler.child.pid ?? 0),
    primary: getPostgresCpu(postgres.primary.service.child.pid),
    standby: getPostgresCpu(postgres.standby.service.child.pid),
  });
  const before = readTimes();
  const load = startLoad(stage.url, plan);
  await pause(MEASURED_MS);
  await load.stop();
  const after = readTimes();
  const tiers = Object.keys(before) as (keyof typeof before)[];
  const costs = tiers.map((tier) => `${tier} ${((after[tier] - before[tier]) / load.requests.length).toFixed(2)}`);
  console.log(
    `Processor time of a request, in ms (${load.requests.length} requests, ${load.requests.filter(({ ok }) => !ok).length} failed): ${costs.join(' · ')}`,
  );
  const rows = await stage.query(
    `select case when application_name = '' then 'graphile-worker and others' else application_name end as name, count(*)::int
     from pg_stat_activity where datname = 'mesob' and pid <> pg_backend_pid() group by 1 order by 1`,
  );
  console.log(`Connections to the primary: ${rows.map(({ name, count }) => `${name} ${count}`).join(' · ')}`);
}

/** Restarts the instances in turn. @returns the number of requests that no instance responded to */
async function restart(stage: ScaleStage, { restarts, ...plan }: ScalePlan): Promise<number> {
  const load = startLoad(stage.url, plan);
  const start = performance.now();
  for (let count = 1; count <= restarts; count += 1) {
    const instance = stage.instances[count % stage.instances.length];
    await instance?.stop();
    await instance?.start();
    // The balancer notices within two health checks.
    await pause(2_500);
    const failures = load.requests.filter(({ ok }) => !ok).length;
    console.log(`restart ${count} of ${restarts}: ${load.requests.length} requests, ${failures} failed`);
  }
  await load.stop();
  const failedRequests = load.requests.filter(({ ok }) => !ok);
  // An instance that responds 503 timed out waiting for the database, as on an overloaded machine.
  const lostRequests = failedRequests.filter(({ status }) => !/^\d{3}$/.test(status));
  console.log(
    `Rolling restarts: ${restarts}, of two instances in turn, under ${plan.connections} connections, ${load.requests.length} requests in ` +
      `${formatSeconds(performance.now() - start)}: ${lostRequests.length} lost by restarts, ${failedRequests.length - lostRequests.length} failed otherwise ${formatFailures(failedRequests)}`,
  );
  if (lostRequests.length > 0) console.log(stage.balancerLog());
  return lostRequests.length;
}

async function failOver(stage: ScaleStage, plan: LoadPlan): Promise<void> {
  const { postgres } = stage;
  const load = startLoad(stage.url, plan);
  await pause(5_000);
  const killedAt = performance.now();
  await postgres.primary.service.end('SIGKILL');
  await waitForFailure(stage);
  const noticedAt = performance.now();
  await postgres.promote();
  const promotedAt = performance.now();
  stage.connectTo(postgres.standby.port);
  await pause(20_000);
  await load.stop();

  const secondsSince = (time: number) => formatSeconds(time - killedAt);
  console.log(
    `Primary killed under ${plan.connections} connections: noticed after ${secondsSince(noticedAt)}, promoted after ${secondsSince(promotedAt)}`,
  );
  for (const kind of ['page', 'api', 'write'] as const) {
    const affected = load.requests.filter((each) => each.kind === kind && each.respondedAt >= killedAt);
    const failures = affected.filter(({ ok }) => !ok);
    const slowest = Math.max(...affected.map(({ sentAt, respondedAt }) => respondedAt - sentAt));
    const last = failures.at(-1);
    const recovered = affected.find(({ ok, sentAt }) => ok && sentAt > (last?.sentAt ?? 0));
    console.log(
      `  ${kind}: ${affected.length} requests, the slowest ${formatSeconds(slowest)}, ${failures.length} failed ${formatFailures(failures)}` +
        (last && recovered
          ? `; the first after ${secondsSince(failures[0]?.respondedAt ?? 0)}, the last after ${secondsSince(last.respondedAt)}, none from ${secondsSince(recovered.respondedAt)} on`
          : ''),
    );
  }
  const rows = await stage.query('select message from contact_messages');
  const stored = new Set(rows.map(({ message }) => message));
  const lostWrites = load.acknowledged.filter((message) => !stored.has(message));
  console.log(`  acknowledged writes: ${load.acknowledged.length}, of which lost: ${lostWrites.length}`);
}

/** Waits until `FAILED_POLLS` polls in a row have failed. */
async function waitForFailure(stage: ScaleStage): Promise<void> {
  for (let failedPolls = 0; failedPolls < FAILED_POLLS; ) {
    failedPolls = await stage.query('select 1').then(
      () => 0,
      () => failedPolls + 1,
    );
    await pause(POLL_MS);
  }
}

function formatSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function formatFailures(failures: SentRequest[]): string {
  const counts = new Map<string, number>();
  for (const { kind, status } of failures) counts.set(`${kind} ${status}`, (counts.get(`${kind} ${status}`) ?? 0) + 1);
  return counts.size === 0 ? '' : `(${[...counts].map(([what, count]) => `${count} × ${what}`).join(', ')})`;
}
