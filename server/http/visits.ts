import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { getClient } from '#server/security/client.ts';
import { isFromThisSite } from './pages/form-posts.ts';

const BOT = /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrap|archiv/i;

/** Maximum number of visits counted per client network and minute: enough for several readers behind one IP address. */
const limit = { points: 120, duration: 60 };

const BODY_LIMIT = 4 * 1024;

/**
 * Counts the page that a browser shows. The response does not wait for the count, and is the same if nothing is
 * counted: for bots, other sites, and URLs that are not public pages.
 */
export function registerVisits(app: FastifyInstance, { config, services }: AppDependencies): void {
  const limiter = new RateLimiterMemory(limit);
  app.post<{ Body: unknown }>('/visits', { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const { body, headers, log } = request;
    const { network } = getClient(request);
    const isReader = isFromThisSite(request, config.publicUrl) && !BOT.test(headers['user-agent'] ?? 'bot');
    if (
      isReader &&
      typeof body === 'object' &&
      body !== null &&
      'address' in body &&
      typeof body.address === 'string'
    ) {
      const visit = {
        address: body.address,
        from: 'from' in body && typeof body.from === 'string' ? body.from : undefined,
        isShared: 'isShared' in body && body.isShared === true,
        client: network,
      };
      limiter.consume(network).then(
        () =>
          services.visits.count(visit).catch((error: unknown) => log.warn({ err: error }, 'a visit was not counted')),
        () => {},
      );
    }
    return reply.status(204).header('cache-control', 'no-store').send();
  });
}
