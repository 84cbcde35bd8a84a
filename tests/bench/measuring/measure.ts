import type { BenchCase, Contestant } from '../bench-case.ts';
import type { Server, Stage } from '../servers/stage.ts';
import { getMemory, getPostgresCpu, getProcessCpu } from './cpu-time.ts';
import type { LoadJob, LoadResult } from './load.ts';

/** Number of rounds of a measurement, and their durations. */
export interface Plan {
  rounds: number;
  secondsPerRound: number;
  warmUpSeconds: number;
}

/** One round of one server. */
export interface Sample {
  requestsPerSecond: number;
  /** Median and 99th percentile of response times, in ms. */
  p50: number;
  p99: number;
  /** CPU time per request of all processes of the server, and of Postgres, in ms. */
  serverCpu: number;
  postgresCpu: number;
  /** Peak memory of each process of the server, in MB, the largest first. */
  memory: number[];
}

export interface BenchResult {
  recipes: number;
  title: string;
  /** Servers in the order of the contestants: the product first. */
  servers: { name: string; samples: Sample[] }[];
}

/** Time between two samples of the memory, in ms. */
const MEMORY_MS = 200;

/**
 * Measures the contestants in alternating rounds, so that other load on the machine affects all of them equally.
 * @throws if a request failed
 */
export async function measure(bench: BenchCase, stage: Stage, plan: Plan): Promise<Omit<BenchResult, 'recipes'>> {
  const entries = bench.contestants.map((contestant) => ({ contestant, samples: [] as Sample[] }));
  for (const { contestant } of entries) await sample(bench, contestant, stage, plan.warmUpSeconds);
  for (let round = 0; round < plan.rounds; round += 1) {
    const order = round % 2 === 0 ? entries : entries.toReversed();
    for (const { contestant, samples } of order)
      samples.push(await sample(bench, contestant, stage, plan.secondsPerRound));
  }
  return {
    title: bench.title,
    servers: entries.map(({ contestant: { name }, samples }) => ({ name, samples })),
  };
}

/** Puts one server under load for some seconds. @throws if a request failed. */
async function sample(
  { title, connections }: Pick<BenchCase, 'title' | 'connections'>,
  { name, server: serverName, requests, beginsWith }: Contestant,
  stage: Stage,
  seconds: number,
): Promise<Sample> {
  const server = await stage.server(serverName);
  const job: LoadJob = { url: server.url, requests, connections, seconds, beginsWith };
  const { postmaster } = stage.database;
  const before = { server: getCpu(server), postgres: getPostgresCpu(postmaster) };
  const { result, memory } = await withMemory(server, () => stage.load.request<LoadResult>(job));
  const after = { server: getCpu(server), postgres: getPostgresCpu(postmaster) };
  if (Object.values(result.failures).some((count) => count > 0)) {
    throw new Error(`${title}, ${name}: ${result.responses} responses, failures ${JSON.stringify(result.failures)}`);
  }
  if (result.responses === 0) {
    throw new Error(`${title}, ${name}: no response within ${seconds} s; --seconds gives more time`);
  }
  return {
    requestsPerSecond: result.responses / result.seconds,
    p50: result.p50,
    p99: result.p99,
    serverCpu: (after.server - before.server) / result.responses,
    postgresCpu: (after.postgres - before.postgres) / result.responses,
    memory,
  };
}

const getCpu = (server: Server) => server.pids().reduce((sum, pid) => sum + getProcessCpu(pid), 0);

/** Runs a function, and samples the server's memory in the meantime. */
async function withMemory(server: Server, run: () => Promise<LoadResult>) {
  const peaks = new Map<number, number>();
  const takeSample = () => {
    for (const pid of server.pids()) peaks.set(pid, Math.max(peaks.get(pid) ?? 0, getMemory(pid)));
  };
  const timer = setInterval(takeSample, MEMORY_MS);
  try {
    const result = await run();
    takeSample();
    return { result, memory: [...peaks.values()].sort((a, b) => b - a) };
  } finally {
    clearInterval(timer);
  }
}
