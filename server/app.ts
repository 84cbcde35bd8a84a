import http, { type RequestListener, type Server } from 'node:http';
import fastify, { errorCodes, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { closeSlowReaders, closeStragglers, refuseBrokenRequest } from '#server/http/connections.ts';
import { decodeText } from '#server/http/decode-text.ts';
import { MAX_SEGMENT_LENGTH, registerErrorHandling, sendError } from '#server/http/error-handling.ts';
import { loggableError } from '#server/http/loggable.ts';
import { registerOneClick } from '#server/http/one-click.ts';
import { registerOpenFiles } from '#server/http/open-files.ts';
import { registerDevelopmentMiddleware } from '#server/http/pages/development.ts';
import { registerFormPosts } from '#server/http/pages/form-posts.ts';
import { registerPages } from '#server/http/pages/pages.ts';
import { registerPhotographs } from '#server/http/photographs.ts';
import { registerPlanCalendar } from '#server/http/plan-calendar.ts';
import { CacheListener } from '#server/http/response-cache/cache-listener.ts';
import { registerSender } from '#server/http/response-cache/send-responses.ts';
import { registerRest } from '#server/http/rest/register.ts';
import { registerSitemap } from '#server/http/sitemap.ts';
import { registerStaticFiles } from '#server/http/static-files.ts';
import { registerVisits } from '#server/http/visits.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { registerGraphql } from './graphql/register.ts';
import { traceRequests } from './observability/tracing.ts';
import { getHeaderOptions, registerSecurityHeaders, securityHeaders } from './security/headers.ts';

// A slow client, or one that stops reading, must not hold a connection forever.
const timeouts = {
  requestTimeout: 10_000,
  connectionTimeout: 30_000,
  // Also closes connections of clients that never read: Node counts a connection as idle once its response is in the
  // system's buffers.
  keepAliveTimeout: 25_000,
};

/** Creates the HTTP server the way Fastify does, with our timeouts. */
function createServer(listener: RequestListener): Server {
  const server = http.createServer({ headersTimeout: 8_000, connectionsCheckingInterval: 1_000 }, listener);
  server.requestTimeout = timeouts.requestTimeout;
  server.keepAliveTimeout = timeouts.keepAliveTimeout;
  return server.setTimeout(timeouts.connectionTimeout);
}

const BODY_LIMIT = 100 * 1024;

/**
 * Largest body with a token, in bytes: the longest text that can be pasted, in Ethiopic, whose letters take three bytes
 * each.
 */
const MEMBER_BODY_LIMIT = 3 * MAX_PASTED_LENGTH + BODY_LIMIT;

/**
 * Parses JSON as Fastify does, but treats an empty body as none: clients send the header on calls that need no body,
 * such as logout. The body has to be in UTF-8, and may be longer with a token.
 */
function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  const options = { parseAs: 'buffer' as const, bodyLimit: MEMBER_BODY_LIMIT };
  app.addContentTypeParser<Buffer>('application/json', options, (request, body, done) => {
    if (body.length > BODY_LIMIT && !request.headers.authorization) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    else if (body.length === 0) done(null, undefined);
    else {
      const text = decodeText(body);
      if (text instanceof Error) done(text);
      else void parse(request, text, done);
    }
  });
}

/**
 * Lists of the legacy paths, whose names may be written in any case. Example: "/api/recipe/all-Lunch-recipes/lunch".
 */
const LEGACY_LIST = /^\/api\/recipe\/all-[A-Za-z]+-recipes\//;

/**
 * @param target - the request's target: a path, or an absolute URL from a proxy (RFC 9112, 3.2.2)
 * @returns path and search, always with a slash before them; the host is dropped
 */
function originForm(target: string): string {
  if (target.startsWith('/')) return target.replace(LEGACY_LIST, (list) => list.toLowerCase());
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return originForm(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Replaces Fastify's JSON Schema compilers, which load a hundred modules: zod validates the routes. */
function refuseSchema(): never {
  throw new Error('Routes have no JSON Schema here');
}

/** Builds the HTTP app: GraphQL, the legacy REST paths, files and pages. Not yet listening. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, renderer, logStream: stream } = dependencies;
  const headers = securityHeaders(getHeaderOptions(dependencies));
  const cacheListener = new CacheListener(dependencies.responseCache, dependencies.metrics?.observeCached);
  const app = fastify({
    ...timeouts,
    serverFactory: (handle) => createServer(cacheListener.before(handle)),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    logger: config.logLevel !== 'silent' && { level: config.logLevel, serializers: { err: loggableError }, stream },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_SEGMENT_LENGTH },
    // Requests that arrive while the server closes get a normal response, on a connection that then ends.
    return503OnClosing: false,
    // Addresses that cannot even be decoded reach neither hooks nor the error handler.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseBrokenRequest(headers),
    // Tests and restarts must not wait for idle keep-alive connections.
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  app.addHook('preClose', async () => cacheListener.close());
  dependencies.metrics?.observeRequests(app);
  if (config.otlpEndpoint) traceRequests(app);
  // Registered before anything that may refuse a request: its response needs the headers, too.
  registerSecurityHeaders(app, headers);
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  closeStragglers(app);
  closeSlowReaders(app);
  // Only JSON is understood: without this, text/plain bodies would reach the handlers as strings.
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);
  registerErrorHandling(app);
  registerRanges(app);
  if (renderer.middleware) registerDevelopmentMiddleware(app, renderer.middleware);
  registerSender(app);
  registerProbes(app, dependencies);
  const pages = { ...dependencies, apollo: await registerGraphql(app, dependencies) };
  await registerRest(app, dependencies);
  await registerStaticFiles(app, dependencies);
  registerSitemap(app, dependencies);
  await registerOpenFiles(app, dependencies);
  registerPlanCalendar(app, dependencies);
  await registerPhotographs(app, dependencies);
  registerVisits(app, dependencies);
  await registerOneClick(app, dependencies);
  await registerFormPosts(app, pages);
  registerPages(app, pages);
  return app;
}

/** `/livez`: 200 if the process works, 503 if it should be replaced. `/readyz`: 200 if traffic may come, or 503. */
function registerProbes(app: FastifyInstance, { isAlive, isReady }: AppDependencies): void {
  const sendHealth = (reply: FastifyReply, isWell: boolean) =>
    reply
      .status(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'unavailable' });
  app.get('/livez', (_request, reply) => sendHealth(reply, isAlive()));
  app.get('/readyz', async (_request, reply) => sendHealth(reply, await isReady()));
}

/**
 * Ignores `Range` if it means nothing (RFC 9110, 14.2 and 13.1.5): with another method than GET, or if `If-Range` has a
 * weak tag, which never matches.
 */
function registerRanges(app: FastifyInstance): void {
  // Synchronous: once the client has disconnected, its IP address is lost.
  app.addHook('onRequest', ({ raw: { method, headers } }, _reply, done) => {
    const isWeak = String(headers['if-range'] ?? '').startsWith('W/');
    if (headers.range !== undefined && (method !== 'GET' || isWeak)) delete headers.range;
    done();
  });
}
