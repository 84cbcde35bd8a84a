import type { BenchCase } from '../cases/bench-case.ts';
import { cpuOfPostgres, cpuOfProcess } from './cpu-time.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Stage } from './stage.ts';

/** How long is measured. */
export interface Plan {
  rounds: number;
  secondsPerRound: number;
  warmUpSeconds: number;
}

/** One round of one server. */
export interface Sample {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of CPU a request. */
  nodeCpu: number;
  postgresCpu: number;
}

export interface Measured {
  title: string;
  product: Sample[];
  floor: Sample[];
}

/**
 * Puts product and floor under load in turns, so that other load on the machine meets both.
 * @throws where a request failed.
 */
export async function measure(bench: BenchCase, stage: Stage, plan: Plan): Promise<Measured> {
  for (const side of ['product', 'floor'] as const) await sample(bench, stage, side, plan.warmUpSeconds);
  const measured: Measured = { title: bench.title, product: [], floor: [] };
  for (let round = 0; round < plan.rounds; round += 1) {
    const order = round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const);
    for (const side of order) measured[side].push(await sample(bench, stage, side, plan.secondsPerRound));
  }
  return measured;
}

/** Puts one server under load for some seconds. @throws where a request failed. */
export async function sample(
  bench: BenchCase,
  { load, postmaster, ...servers }: Stage,
  side: 'product' | 'floor',
  seconds: number,
): Promise<Sample> {
  const { child, url } = servers[side];
  const job: LoadJob = {
    url,
    requests: bench[side],
    connections: bench.connections,
    seconds,
    beginsWith: bench.beginsWith,
  };
  const before = { node: cpuOfProcess(child.pid), postgres: cpuOfPostgres(postmaster) };
  const result = await load.ask<LoadResult>(job);
  const after = { node: cpuOfProcess(child.pid), postgres: cpuOfPostgres(postmaster) };
  if (result.responses === 0 || Object.values(result.failures).some((count) => count > 0)) {
    throw new Error(
      `${bench.title}, ${side}: ${result.responses} answers, failures ${JSON.stringify(result.failures)}`,
    );
  }
  return {
    requestsPerSecond: result.responses / result.seconds,
    p50: result.p50,
    p99: result.p99,
    nodeCpu: (after.node - before.node) / result.responses,
    postgresCpu: (after.postgres - before.postgres) / result.responses,
  };
}
