import type { FastifyInstance } from 'fastify';

/**
 * Ignores `Range` if it means nothing (RFC 9110, 14.2 and 13.1.5): with another method than GET, or if `If-Range` has a
 * weak tag, which never matches.
 */
export function registerRanges(app: FastifyInstance): void {
  // Synchronous: once the client has disconnected, its IP address is lost.
  app.addHook('onRequest', ({ raw: { method, headers } }, _reply, done) => {
    const isWeak = String(headers['if-range'] ?? '').startsWith('W/');
    if (headers.range !== undefined && (method !== 'GET' || isWeak)) delete headers.range;
    done();
  });
}
