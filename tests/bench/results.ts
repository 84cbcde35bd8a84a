import { median } from './measuring/load.ts';
import type { BenchResult, Sample } from './measuring/measure.ts';

const HEAD = ['case', 'server', 'recipes', 'req/s', 'p50 ms', 'p99 ms', 'server ms', 'pg ms', 'MB', 'rate ÷', 'CPU ÷'];

const formatNumber = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

/**
 * Returns the medians of all rounds as a table with a row for each server. In each round, a ratio is the product's
 * figure divided by the server's.
 */
export function formatResultsTable(results: BenchResult[]): string {
  const rows = results.flatMap(({ title, recipes, servers }) =>
    servers.map(({ name, samples }, index) => [
      index === 0 ? title : '',
      name,
      index === 0 ? String(recipes) : '',
      ...getCells(samples),
      ...(index === 0 ? [] : getRatios(servers[0]?.samples ?? [], samples)),
    ]),
  );
  return alignTable([HEAD, ...rows]);
}

/** Returns the CPU time per request, in ms, of server and Postgres; of the server alone if Postgres's is unknown. */
function getCpu({ serverCpu, postgresCpu }: Sample): number {
  return Number.isNaN(postgresCpu) ? serverCpu : serverCpu + postgresCpu;
}

function getCells(samples: Sample[]): string[] {
  const formatMedian = (figure: (sample: Sample) => number, digits: number) =>
    formatNumber(median(samples.map(figure)), digits);
  return [
    formatMedian(({ requestsPerSecond }) => requestsPerSecond, 0),
    formatMedian(({ p50 }) => p50, 1),
    formatMedian(({ p99 }) => p99, 1),
    formatMedian(({ serverCpu }) => serverCpu, 3),
    formatMedian(({ postgresCpu }) => postgresCpu, 3),
    formatMemory(samples),
  ];
}

/** Returns the peak memory of each process over all rounds, the largest first. */
function formatMemory(samples: Sample[]): string {
  const processes = Math.max(...samples.map((sample) => sample.memory.length));
  return Array.from({ length: processes }, (_, index) =>
    formatNumber(Math.max(...samples.map((sample) => sample.memory[index] ?? 0)), 0),
  ).join('+');
}

function getRatios(product: Sample[], other: Sample[]): string[] {
  const ratio = (figure: (sample: Sample) => number) =>
    formatNumber(
      median(
        product.flatMap((sample, round) => {
          const otherSample = other[round];
          return otherSample ? [figure(sample) / figure(otherSample)] : [];
        }),
      ),
      2,
    );
  return [ratio(({ requestsPerSecond }) => requestsPerSecond), ratio(getCpu)];
}

/** Formats rows in columns: the first two aligned left, numbers aligned right. */
export function alignTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column > 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
