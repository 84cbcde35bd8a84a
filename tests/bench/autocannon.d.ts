// The part of autocannon used by the benchmarks; the package has no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds; the run ends at the next whole second. */
    duration: number;
    setupClient: (client: Client) => void;
    /** Returns `true` for a correct response; all others count as mismatches. */
    verifyBody?: (body: string) => boolean;
  }

  interface Result {
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
  }

  /** Emits `response` for each response: client, status, bytes, milliseconds. */
  interface Instance extends EventEmitter, PromiseLike<Result> {}

  export default function autocannon(options: Options): Instance;
}
