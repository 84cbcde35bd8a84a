import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CountedLimits, notingLimits } from '#server/security/counted-limits.ts';

const limitsOf = new WeakMap<FastifyRequest['raw'], CountedLimits>();

/**
 * Tells in `RateLimit-Policy` and `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-10 writes them, which limits a
 * request of `scope` has counted against, and what is left.
 */
export function tellLimits(scope: FastifyInstance): void {
  scope.addHook('onRequest', ({ raw }, _reply, done) => {
    const limits: CountedLimits = new Map();
    limitsOf.set(raw, limits);
    notingLimits(limits, done);
  });
  // A body arrives by events of the socket, which know of no request.
  scope.addHook('preValidation', ({ raw }, _reply, done) => notingLimits(limitsOf.get(raw) ?? new Map(), done));
  scope.addHook('onSend', async ({ raw }, reply) => {
    const limits = [...(limitsOf.get(raw)?.values() ?? [])];
    // A shared cache would tell them to other clients.
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

/** Returns the header of a failure that passes with time. */
export function waitHeader(retryAfter: number | undefined): Record<string, string> {
  return retryAfter ? { 'retry-after': String(retryAfter) } : {};
}
