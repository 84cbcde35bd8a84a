import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '#server/app.ts';
import { executeOperation } from '#server/graphql/execute.ts';

/** Every address that nothing else answers is a page; the renderer decides which, and its status. */
export function registerPages(app: FastifyInstance, dependencies: AppDependencies): void {
  const { renderer, config } = dependencies;
  app.get('/*', async (request, reply) => {
    const page = await renderer.render({
      // Joined as texts: a path that begins with two slashes would be taken for another host.
      url: new URL(config.publicUrl + request.url),
      execute: (operation) => executeOperation(dependencies, operation),
      publicUrl: config.publicUrl,
    });
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    return reply
      .status(page.status)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .headers(page.headers)
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}
