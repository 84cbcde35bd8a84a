import { median } from '../measuring/load.ts';
import { alignTable } from '../results.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report (`lhr`) that we read; see "Understanding the Results" in its documentation. */
export interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  /** Scores are from 0 to 1; null if there is none. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, Audit | undefined>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { type: string; items?: Record<string, unknown>[] };
}

/** Figures of Lighthouse for one page in one run. */
export interface PageFigures {
  /** Scores from 0 to 100, in the order of `CATEGORIES`. */
  scores: number[];
  layoutShift: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  blockingTime: number;
  /** Transferred bytes, by Lighthouse's type of resource. */
  bytes: Record<string, number>;
  /** Lighthouse's benchmark of the machine: below 1,000 the machine is too slow or too busy for valid scores. */
  machine: number;
  /** Descriptions of faults that cost points. */
  faults: string[];
}

/** Extracts the figures from a report. */
export function getFigures(result: Report): PageFigures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    layoutShift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    bytes: toBytes(result),
    machine: result.environment.benchmarkIndex,
    faults: CATEGORIES.flatMap((name) => getFaults(result, name)),
  };
}

function toBytes({ audits }: Report): Record<string, number> {
  const { details } = audits['network-requests'] ?? {};
  const bytes: Record<string, number> = {};
  if (details?.type !== 'table') return bytes;
  for (const { resourceType, transferSize } of details.items ?? []) {
    const kind = String(resourceType);
    bytes[kind] = (bytes[kind] ?? 0) + Number(transferSize);
  }
  return bytes;
}

function getFaults({ categories, audits }: Report, category: string): string[] {
  const weightedRefs = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weightedRefs.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${category}: ${audit.title}`];
  });
}

const HEAD = [
  'page',
  '',
  ...['perf.', 'access.', 'practices', 'SEO'],
  ...['CLS', 'LCP s', 'TBT ms'],
  ...['JS kB', 'CSS kB', 'fonts kB', 'pictures kB', 'machine'],
];

const KINDS = ['Script', 'Stylesheet', 'Font', 'Image'];

/** Returns the medians of all runs of each page as a table, followed by the faults that cost points in most runs. */
export function formatPagesTable(pages: Map<string, PageFigures[]>): string {
  const rows = [...pages].map(([path, runs]) => {
    const getMedian = (pick: (figures: PageFigures) => number) => median(runs.map(pick));
    return [
      path,
      '',
      ...CATEGORIES.map((_, index) => String(getMedian(({ scores }) => scores[index] ?? 0))),
      getMedian(({ layoutShift }) => layoutShift).toFixed(3),
      (getMedian(({ largestPaint }) => largestPaint) / 1000).toFixed(2),
      getMedian(({ blockingTime }) => blockingTime).toFixed(0),
      ...KINDS.map((kind) => (getMedian(({ bytes }) => bytes[kind] ?? 0) / 1000).toFixed(1)),
      getMedian(({ machine }) => machine).toFixed(0),
    ];
  });
  const faults = [...pages].flatMap(([path, runs]) =>
    [...new Set(runs.flatMap((run) => run.faults))]
      .filter((fault) => runs.filter((run) => run.faults.includes(fault)).length > runs.length / 2)
      .map((fault) => `${path}  ${fault}`),
  );
  return [alignTable([HEAD, ...rows]), ...faults].join('\n');
}
