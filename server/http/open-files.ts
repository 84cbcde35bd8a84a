import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { entityTag, isAmong } from './answers/answer-body.ts';
import { crossOrigin } from './cross-origin.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerFormats } from './recipe-formats.ts';

/** Registers files that programs fetch, from other sites as well: feeds, and other forms of recipes. */
export async function registerOpenFiles(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  await app.register(async (scope) => {
    // The plugin for it would answer preflights at the addresses of pages, too; reading needs none.
    scope.addHook('onRequest', async (_request, reply) => {
      void reply
        .header('access-control-allow-origin', crossOrigin.origin)
        .header('access-control-expose-headers', crossOrigin.exposedHeaders.join(', '));
    });
    registerConditional(scope);
    registerFeeds(scope, dependencies);
    registerFormats(scope, dependencies);
  });
}

/**
 * Tags the `public` responses of `app`, and responds with 304 to a client that has the current one. Other responses are
 * sent whole.
 */
function registerConditional(app: FastifyInstance): void {
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
