import { median } from '../measuring/load.ts';
import { alignTable } from '../results.ts';
import { CATEGORIES, type PageFigures } from './page-figures.ts';

const HEAD = [
  'page',
  '',
  ...['perf.', 'access.', 'practices', 'SEO'],
  ...['CLS', 'LCP s', 'TBT ms'],
  ...['JS kB', 'CSS kB', 'fonts kB', 'pictures kB', 'machine'],
];

const KINDS = ['Script', 'Stylesheet', 'Font', 'Image'];

/** The medians of all runs of each page as a table, and under it what cost points in most of them. */
export function pagesTable(pages: Map<string, PageFigures[]>): string {
  const rows = [...pages].map(([path, runs]) => {
    const middle = (pick: (figures: PageFigures) => number) => median(runs.map(pick));
    return [
      path,
      '',
      ...CATEGORIES.map((_, index) => String(middle(({ scores }) => scores[index] ?? 0))),
      middle(({ layoutShift }) => layoutShift).toFixed(3),
      (middle(({ largestPaint }) => largestPaint) / 1000).toFixed(2),
      middle(({ blockingTime }) => blockingTime).toFixed(0),
      ...KINDS.map((kind) => (middle(({ bytes }) => bytes[kind] ?? 0) / 1000).toFixed(1)),
      middle(({ machine }) => machine).toFixed(0),
    ];
  });
  const faults = [...pages].flatMap(([path, runs]) =>
    [...new Set(runs.flatMap((run) => run.faults))]
      .filter((fault) => runs.filter((run) => run.faults.includes(fault)).length > runs.length / 2)
      .map((fault) => `${path}  ${fault}`),
  );
  return [alignTable([HEAD, ...rows]), ...faults].join('\n');
}
