import type { Request } from 'autocannon';

export type LoadRequest = Request;

/** Job of the load generator. */
export interface LoadJob {
  url: string;
  requests: LoadRequest[];
  connections: number;
  seconds: number;
  /** Beginning of every correct response, if known: a response with errors does not begin with data. */
  beginsWith?: string;
}

/** Result of a load job. */
export interface LoadResult {
  responses: number;
  /** Time from the first response to the end of the job, in seconds. */
  seconds: number;
  /** Median and 99th percentile of response times, in ms. */
  p50: number;
  p99: number;
  /** Failed connections, requests without a response, responses other than 200, and responses that begin otherwise. */
  failures: { errors: number; timeouts: number; non2xx: number; mismatches: number };
}

/** Returns the value that the given share of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
