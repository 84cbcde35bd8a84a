import type { FastifyInstance } from 'fastify';
import { entityTag, isAmong } from '../entity-tag.ts';

/** Tags what may be kept, and sends it to nobody who has it already. Failures and calls that do something are whole. */
export function registerConditional(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') === 'no-store' || typeof payload !== 'string') return payload;
    const tag = entityTag(payload);
    void reply.header('etag', tag);
    if (!isAmong(tag, request.headers['if-none-match'])) return payload;
    void reply.status(304);
    return '';
  });
}
