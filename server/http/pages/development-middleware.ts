import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from './renderer.ts';

/** Lets Vite answer first: for its own client, for modules and for what they import. */
export function registerDevelopmentMiddleware(
  app: FastifyInstance,
  middleware: NonNullable<PageRenderer['middleware']>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const passed = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(false));
      middleware(request.raw, reply.raw, () => resolve(true));
    });
    if (!passed) reply.hijack();
  });
}
