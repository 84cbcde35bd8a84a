import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { entityTag, isAmong } from '../entity-tag.ts';
import { errorBody, refuseMethod } from './failure.ts';
import { restRequest } from './route.ts';
import { restRoutes } from './routes.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Short, because content changes at any time; the ETag makes asking again cheap.
const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600';

/** The legacy REST paths under `/api`: known paths answer, other methods are 405, everything else is 404. */
export async function registerRest(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { services, reader, config } = dependencies;
  await app.register(
    async (api) => {
      registerConditional(api);
      for (const route of restRoutes) {
        api.route({
          method: route.method,
          url: route.path,
          handler: async (request, reply) => {
            const answer = await route.handle(restRequest(request, services), {
              services,
              reader,
              publicUrl: config.publicUrl,
            });
            const status = answer.status ?? 200;
            return reply
              .status(status)
              .header('cache-control', route.cacheable && status === 200 ? CACHEABLE : 'no-store')
              .send(answer.body);
          },
        });
      }
      for (const [path, allowed] of allowedMethods()) refuseOthers(api, path, allowed);
      for (const path of ['/', '/*'])
        api.all(path, (_request, reply) =>
          reply
            .status(404)
            .header('cache-control', 'no-store')
            .send(errorBody('NOT_FOUND', 'There is nothing at this address.')),
        );
    },
    { prefix: '/api' },
  );
}

function allowedMethods(): Map<string, Set<HTTPMethods>> {
  const allowed = new Map<string, Set<HTTPMethods>>();
  for (const { path, method } of restRoutes) {
    const methods = allowed.get(path) ?? new Set();
    methods.add(method);
    // Fastify answers HEAD wherever there is a GET.
    if (method === 'GET') methods.add('HEAD');
    allowed.set(path, methods);
  }
  return allowed;
}

function refuseOthers(api: FastifyInstance, path: string, allowed: Set<HTTPMethods>): void {
  const allow = [...allowed].join(', ');
  api.route({
    method: METHODS.filter((method) => !allowed.has(method)),
    url: path,
    handler: (_request, reply) => refuseMethod(reply, allow),
  });
}

/** Tags cacheable answers, and answers 304 to a client that has them. Failures and writes are sent whole. */
function registerConditional(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('cache-control') === 'no-store' || typeof payload !== 'string') return payload;
    const tag = entityTag(payload);
    void reply.header('etag', tag);
    if (!isAmong(tag, request.headers['if-none-match'])) return payload;
    void reply.status(304);
    return '';
  });
}
