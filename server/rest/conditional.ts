import type { FastifyInstance } from 'fastify';
import { entityTag, isAmong } from '#server/entity-tag.ts';

/** Tags what is read and found, and sends it to nobody who has it already. Failures and calls that do something are whole. */
export function registerConditional(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = entityTag(payload);
    void reply.header('etag', tag);
    if (!isAmong(tag, request.headers['if-none-match'])) return payload;
    void reply.status(304);
    return '';
  });
}
