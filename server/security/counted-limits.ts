import { AsyncLocalStorage } from 'node:async_hooks';
import type { ThrottleRule } from '#server/errors.ts';

/** A limit that a request has counted against. */
export interface CountedLimit {
  rule: ThrottleRule;
  /** Points that are left. */
  left: number;
  /** Seconds until all points are back. */
  seconds: number;
}

/** The limits of a request, by the names of their rules. */
export type CountedLimits = Map<string, CountedLimit>;

const current = new AsyncLocalStorage<CountedLimits>();

/** Runs what a request causes: the limits that it counts against are noted. */
export function notingLimits(limits: CountedLimits, run: () => void): void {
  current.run(limits, run);
}

/** Notes a limit for the answer to the request that is under way. @param waitMs until all points are back */
export function noteLimit(rule: ThrottleRule, left: number, waitMs: number): void {
  current.getStore()?.set(rule.name, { rule, left, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}
