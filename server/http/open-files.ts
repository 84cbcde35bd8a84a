import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { crossOrigin } from './cross-origin.ts';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerFormats } from './recipe-formats.ts';

/** Registers files that programs fetch, from other sites as well: feeds, and other forms of recipes. */
export async function registerOpenFiles(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  await app.register(async (scope) => {
    // The plugin for it would answer preflights at the URLs of pages, too; reading needs none.
    scope.addHook('onRequest', async (_request, reply) => {
      void reply
        .header('access-control-allow-origin', crossOrigin.origin)
        .header('access-control-expose-headers', crossOrigin.exposedHeaders.join(', '));
    });
    registerFeeds(scope, dependencies);
    registerFormats(scope, dependencies);
  });
}
