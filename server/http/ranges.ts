import type { FastifyInstance } from 'fastify';

/**
 * Ignores `Range` if it means nothing (RFC 9110, 14.2 and 13.1.5): with another method than GET, or if `If-Range` has a weak
 * tag, which never matches.
 */
export function registerRanges(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { method, headers } }) => {
    if (headers.range === undefined) return;
    if (method !== 'GET' || String(headers['if-range'] ?? '').startsWith('W/')) delete headers.range;
  });
}
