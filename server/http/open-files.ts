import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { crossOrigin } from './cross-origin.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerFormats } from './recipe-formats.ts';

/** Registers files that programs fetch, also from other sites: feeds, and recipes in other formats. */
export async function registerCrossOriginFiles(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  await app.register(async (scope) => {
    // The CORS plugin would also answer preflights at the URLs of pages. A GET needs no preflight.
    scope.addHook('onRequest', async (_request, reply) => {
      void reply
        .header('access-control-allow-origin', crossOrigin.origin)
        .header('access-control-expose-headers', crossOrigin.exposedHeaders.join(', '));
    });
    registerFeeds(scope, dependencies);
    registerFormats(scope, dependencies);
  });
}
