// A process of its own: reads the catalogue for so long, as one visitor after another, and answers with what it saw.
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../measuring/load.ts';

export interface ReadingJob {
  urls: string[];
  seconds: number;
}

export interface Reading {
  count: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Numbers of answers by their status. */
  statuses: Record<string, number>;
}

const PAUSE_MS = 5;

async function read({ urls, seconds }: ReadingJob): Promise<Reading> {
  const took: number[] = [];
  const statuses: Record<string, number> = {};
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(PAUSE_MS)) {
    const start = performance.now();
    const response = await fetch(urls[took.length % urls.length] ?? '');
    await response.arrayBuffer();
    took.push(performance.now() - start);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
  return { count: took.length, p50: percentile(took, 0.5), p95: percentile(took, 0.95), statuses };
}

process.on('message', (job: ReadingJob) => {
  void read(job).then((reading) => process.send?.(reading));
});
process.on('disconnect', () => process.exit(0));
