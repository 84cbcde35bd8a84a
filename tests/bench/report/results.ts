import { median } from '../measuring/load.ts';
import type { Measured, Sample } from '../measuring/measure.ts';
import { alignTable } from './table.ts';

const HEAD = [
  'case',
  'server',
  'req/s',
  'p50 ms',
  'p99 ms',
  'node ms/req',
  'pg ms/req',
  'req/s ÷ floor',
  'node ÷ floor',
];

const number = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits));

/** The medians of all rounds as a table; ratios are medians of the ratios of each round. */
export function resultsTable(measured: Measured[], notMeasured: string[]): string {
  const rows = measured.flatMap(({ title, product, floor }) => [
    [title, 'product', ...cells(product), ...ratios(product, floor)],
    ['', 'floor', ...cells(floor), '', ''],
  ]);
  return alignTable([HEAD, ...rows, ...notMeasured.map((title) => [title, 'not built'])]);
}

function cells(samples: Sample[]): string[] {
  const middle = (key: keyof Sample, digits: number) => number(median(samples.map((sample) => sample[key])), digits);
  return [
    middle('requestsPerSecond', 0),
    middle('p50', 1),
    middle('p99', 1),
    middle('nodeCpu', 3),
    middle('postgresCpu', 3),
  ];
}

function ratios(product: Sample[], floor: Sample[]): string[] {
  const ratio = (key: keyof Sample) =>
    median(product.map((sample, round) => sample[key] / (floor[round]?.[key] ?? Number.NaN)));
  return [number(ratio('requestsPerSecond'), 2), number(ratio('nodeCpu'), 2)];
}
