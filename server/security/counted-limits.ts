import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ThrottleRule } from '#server/errors.ts';

/** A limit that a request has counted against. */
interface CountedLimit {
  rule: ThrottleRule;
  /** Remaining points. */
  left: number;
  /** Seconds until all points are back. */
  seconds: number;
}

/** Limits that a request has counted against, by the names of their rules. */
type CountedLimits = Map<string, CountedLimit>;

/** The limits of the current request, to which `recordLimit` adds. */
const current = new AsyncLocalStorage<CountedLimits>();

/**
 * Records a limit for the response to the current request.
 * @param waitMs - time until all points are back, in ms
 */
export function recordLimit(rule: ThrottleRule, remaining: number, waitMs: number): void {
  current.getStore()?.set(rule.name, { rule, left: remaining, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

const limitsByRequest = new WeakMap<FastifyRequest['raw'], CountedLimits>();

/**
 * Reports the limits that a request of `scope` counted against, and the remaining quota, in `RateLimit-Policy` and
 * `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-10 specifies them.
 */
export function sendLimitHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', ({ raw }, _reply, done) => {
    const limits: CountedLimits = new Map();
    limitsByRequest.set(raw, limits);
    current.run(limits, done);
  });
  // Parsing the body loses the async context, because the socket's events do not belong to a request.
  scope.addHook('preValidation', ({ raw }, _reply, done) => current.run(limitsByRequest.get(raw) ?? new Map(), done));
  scope.addHook('onSend', async ({ raw }, reply) => {
    const limits = [...(limitsByRequest.get(raw)?.values() ?? [])];
    // A shared cache would send the headers to other clients.
    const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (limits.length === 0 || isShared) return;
    void reply
      .header(
        'ratelimit-policy',
        limits.map(({ rule }) => `"${rule.name}";q=${rule.points};w=${rule.seconds}`).join(', '),
      )
      .header('ratelimit', limits.map(({ rule, left, seconds }) => `"${rule.name}";r=${left};t=${seconds}`).join(', '));
  });
}

/**
 * Returns the header `Retry-After`, if the time is known.
 * @param retryAfter - time until a retry makes sense, in seconds
 */
export function waitHeader(retryAfter: number | undefined): Record<string, string> {
  return retryAfter ? { 'retry-after': String(retryAfter) } : {};
}
