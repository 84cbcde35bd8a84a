import type { FastifyInstance } from 'fastify';

/** `/livez`: the process answers. `/readyz`: traffic may come, or 503. */
export function registerProbes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
