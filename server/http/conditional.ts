import type { FastifyInstance } from 'fastify';
import { entityTag, isAmong } from './entity-tag.ts';

/** Tags the answers of `app` that are `public`, and answers 304 to a client that has them. All others are sent whole. */
export function registerConditional(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = entityTag(payload);
    void reply.header('etag', tag);
    if (!isAmong(tag, request.headers['if-none-match'])) return payload;
    void reply.status(304);
    return '';
  });
}
