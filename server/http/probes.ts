import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';

/** `/livez`: the process can do its work, or 503 and it should be replaced. `/readyz`: traffic may come, or 503. */
export function registerProbes(app: FastifyInstance, { isAlive, isReady }: AppDependencies): void {
  const answer = (reply: FastifyReply, isWell: boolean) =>
    reply
      .status(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'unavailable' });
  app.get('/livez', (_request, reply) => answer(reply, isAlive()));
  app.get('/readyz', async (_request, reply) => answer(reply, await isReady()));
}
