import { median } from './measuring/load.ts';
import type { BenchResult, Sample } from './measuring/measure.ts';

const HEAD = ['case', 'server', 'recipes', 'req/s', 'p50 ms', 'p99 ms', 'server ms', 'pg ms', 'MB', 'rate ÷', 'CPU ÷'];

const number = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

/**
 * The medians of all rounds, a line for each server. Ratios are the product's by that server's: the medians of the ratios
 * of each round.
 */
export function resultsTable(measured: BenchResult[]): string {
  const rows = measured.flatMap(({ title, recipes, servers }) =>
    servers.map(({ name, samples }, index) => [
      index === 0 ? title : '',
      name,
      index === 0 ? String(recipes) : '',
      ...cells(samples),
      ...(index === 0 ? [] : ratios(servers[0]?.samples ?? [], samples)),
    ]),
  );
  return alignTable([HEAD, ...rows]);
}

/** Returns the CPU time per request, in ms, of server and Postgres; of the server alone if Postgres's is unknown. */
function getCpu({ serverCpu, postgresCpu }: Sample): number {
  return Number.isNaN(postgresCpu) ? serverCpu : serverCpu + postgresCpu;
}

function cells(samples: Sample[]): string[] {
  const middle = (figure: (sample: Sample) => number, digits: number) => number(median(samples.map(figure)), digits);
  return [
    middle(({ requestsPerSecond }) => requestsPerSecond, 0),
    middle(({ p50 }) => p50, 1),
    middle(({ p99 }) => p99, 1),
    middle(({ serverCpu }) => serverCpu, 3),
    middle(({ postgresCpu }) => postgresCpu, 3),
    memory(samples),
  ];
}

/** Returns the peak memory of each process over all rounds, the largest first. */
function memory(samples: Sample[]): string {
  const processes = Math.max(...samples.map((sample) => sample.memory.length));
  return Array.from({ length: processes }, (_, index) =>
    number(Math.max(...samples.map((sample) => sample.memory[index] ?? 0)), 0),
  ).join('+');
}

function ratios(product: Sample[], other: Sample[]): string[] {
  const ratio = (figure: (sample: Sample) => number) =>
    number(
      median(
        product.flatMap((sample, round) => {
          const its = other[round];
          return its ? [figure(sample) / figure(its)] : [];
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
