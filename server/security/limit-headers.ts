import type { FastifyInstance } from 'fastify';
import { getClient } from './client.ts';

/**
 * Reports the limits that a request of `scope` counted against, and the remaining quota, in `RateLimit-Policy` and
 * `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-10 specifies them.
 */
export function sendLimitHeaders(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    const limits = [...getClient(request).limits.values()];
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
