import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import openApi from '#schema/openapi.json';
import type { AppDependencies } from '#server/app-dependencies.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import { getAccessRules } from '#server/graphql/access-rules.ts';
import { sendLimitHeaders } from '#server/security/client.ts';
import { crossOrigin } from '../cross-origin.ts';
import { httpTexts } from '../http-failure.ts';
import { getRecording, storeResponses } from '../response-cache/send-responses.ts';
import { errorBody, refuseMethod } from './response.ts';
import { toRestRequest } from './route.ts';
import { restRoutes } from './routes.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Short, because content changes at any time; the ETag makes revalidation cheap.
const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600';

/** Registers the legacy REST paths under `/api`. Other methods of these paths get 405, other paths 404. */
export async function registerRest(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { services, reader } = dependencies;
  const accessRules = getAccessRules();
  await app.register(
    async (api) => {
      await api.register(cors, crossOrigin);
      sendLimitHeaders(api);
      registerLinks(api);
      storeResponses(api, dependencies);
      registerDescription(api);
      for (const route of restRoutes) {
        const access = accessRules.get(route.successor);
        api.route({
          method: route.method,
          url: route.path,
          handler: async (request, reply) => {
            const newUrl = getRenamedUrl(request, services.catalogue.current);
            if (newUrl && route.method === 'GET') return reply.header('cache-control', CACHEABLE).redirect(newUrl, 301);
            const restCall = toRestRequest(request, services);
            await restCall.viewer.admit();
            if (access) await restCall.viewer.hasAccess(access);
            const response = await route.handle(restCall, {
              services,
              catalogue: services.catalogue.current,
              reader,
              tags: getRecording(request, dependencies).tags,
            });
            const status = response.status ?? 200;
            // Caches must not store responses to requests with an access token.
            const isPublic = route.isCacheable && status === 200 && !restCall.viewer.usesAccessToken;
            return reply
              .status(status)
              .header('cache-control', isPublic ? CACHEABLE : 'no-store')
              .send(response.body);
          },
        });
      }
      for (const [path, allowed] of getAllowedMethods()) refuseOtherMethods(api, path, allowed);
      for (const path of ['/', '/*'])
        api.all(path, (_request, reply) =>
          reply.status(404).header('cache-control', 'no-store').send(errorBody('NOT_FOUND', httpTexts.nothingHere)),
        );
    },
    { prefix: '/api' },
  );
}

/** Returns a request's URL with the recipe's current slug; undefined if the URL has that already, or no known slug. */
function getRenamedUrl({ params, url }: FastifyRequest, catalogue: Snapshot): string | undefined {
  const { post_name: slug } = params as { post_name?: string };
  const current = slug === undefined ? undefined : catalogue.bySlug(slug)?.slug;
  if (slug === undefined || current === undefined || current === slug) return undefined;
  // The last segment, which may be percent-encoded.
  return url.replace(/[^/?]+(?=\/?(?:\?|$))/, current);
}

function getAllowedMethods(): Map<string, Set<HTTPMethods>> {
  const allowed = new Map<string, Set<HTTPMethods>>();
  for (const { path, method } of restRoutes) {
    const methods = allowed.get(path) ?? new Set();
    methods.add(method);
    // Fastify responds to HEAD if a path has a GET.
    if (method === 'GET') methods.add('HEAD');
    allowed.set(path, methods);
  }
  return allowed;
}

function refuseOtherMethods(api: FastifyInstance, path: string, allowed: Set<HTTPMethods>): void {
  const allow = [...allowed].join(', ');
  api.route({
    method: METHODS.filter((method) => !allowed.has(method)),
    url: path,
    handler: (_request, reply) => refuseMethod(reply, allow),
  });
}

/** Every response links to this API's description, and to GraphQL, its successor (RFC 8288, 5829, 8631). */
const LINKS = [
  '</graphql>; rel="successor-version"',
  '</api/openapi.json>; rel="service-desc"; type="application/json"',
  '</api/docs>; rel="service-doc"; type="text/html"',
].join(', ');

function registerLinks(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => void reply.header('link', LINKS));
}

/** Serves `/api/openapi.json`: the committed description, which a check compares with the routes. */
function registerDescription(api: FastifyInstance): void {
  const text = JSON.stringify(openApi);
  api.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', CACHEABLE).type('application/json; charset=utf-8').send(text),
  );
  refuseOtherMethods(api, '/openapi.json', new Set(['GET', 'HEAD']));
}
