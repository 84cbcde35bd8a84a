import type { Measured } from '../measuring/measure.ts';
import { cpuOf, middle, number } from './results.ts';
import { alignTable } from './table.ts';

/**
 * Returns the cost of the product's cases at each number of recipes: CPU of server and Postgres, its multiple of
 * that at the smallest number, and the slowest answer in a hundred. Empty where only one size was measured.
 */
export function growthTable(measured: Measured[]): string {
  const sizes = [...new Set(measured.map(({ recipes }) => recipes))].sort((one, other) => one - other);
  if (sizes.length < 2) return '';
  const head = [
    'case',
    'of the product',
    ...sizes.map(String),
    ...sizes.slice(1).map((size) => `${size} ÷ ${sizes[0]}`),
  ];
  const titles = [...new Set(measured.map(({ title }) => title))];
  const rows = titles.flatMap((title) => {
    const samplesAt = (size: number) =>
      measured.find((result) => result.title === title && result.recipes === size)?.servers[0]?.samples ?? [];
    const cpu = sizes.map((size) => middle(samplesAt(size), cpuOf));
    const p99 = sizes.map((size) => middle(samplesAt(size), (sample) => sample.p99));
    const least = cpu[0] ?? Number.NaN;
    return [
      [
        title,
        'CPU ms',
        ...cpu.map((value) => number(value, 3)),
        ...cpu.slice(1).map((value) => number(value / least, 2)),
      ],
      ['', 'p99 ms', ...p99.map((value) => number(value, 1)), ...p99.slice(1).map(() => '')],
    ];
  });
  return alignTable([head, ...rows]);
}
