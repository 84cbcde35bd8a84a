import http, { type RequestListener, type Server } from 'node:http';
import fastify, { errorCodes, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { closeSlowReaders, closeStragglers, refuseBrokenRequest } from '#server/http/connections.ts';
import { decodeText } from '#server/http/decode-text.ts';
import {
  type ErrorHandler,
  MAX_SEGMENT_LENGTH,
  registerErrorHandling,
  sendError,
} from '#server/http/error-handling.ts';
import { toLoggableError } from '#server/http/loggable.ts';
import { registerOneClickUnsubscribe } from '#server/http/one-click.ts';
import { registerCrossOriginFiles } from '#server/http/open-files.ts';
import { registerDevelopmentMiddleware } from '#server/http/pages/development.ts';
import { sendErrorPage } from '#server/http/pages/error-page.ts';
import { registerFormPosts } from '#server/http/pages/form-posts.ts';
import { type PageDependencies, registerPages } from '#server/http/pages/pages.ts';
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
import { createSecurityHeaders, getHeaderOptions, registerSecurityHeaders } from './security/headers.ts';

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
 * Maximum size of the body of a request with a token, in bytes: the longest text that can be pasted, with three bytes
 * per character, as in Ethiopic script.
 */
const MEMBER_BODY_LIMIT = 3 * MAX_PASTED_LENGTH + BODY_LIMIT;

/**
 * Parses JSON as Fastify does, but treats an empty body as no body: clients send the content type on calls that need no
 * body, such as logout. The body must be in UTF-8. The body of a request with a token may be larger.
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
 * Legacy paths of recipe lists, which are case-insensitive. Example: "/api/recipe/all-Lunch-recipes/lunch".
 */
const LEGACY_LIST = /^\/api\/recipe\/all-[A-Za-z]+-recipes\//;

/**
 * Returns path and query of a request's target, with a leading slash and without the host. Legacy lists are lowercased.
 * @param target - a path, or an absolute URL from a proxy (RFC 9112, 3.2.2)
 */
function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target.replace(LEGACY_LIST, (list) => list.toLowerCase());
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return toOriginForm(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Replaces Fastify's JSON Schema compilers, which load a hundred modules: routes are validated with zod. */
function refuseSchema(): never {
  throw new Error('Routes have no JSON Schema here');
}

/** Creates the HTTP app: GraphQL, the legacy REST paths, files and pages. It does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, renderer, logStream: stream } = dependencies;
  const headers = createSecurityHeaders(getHeaderOptions(dependencies));
  const cacheListener = new CacheListener(dependencies.responseCache, dependencies.metrics?.observeCached);
  let pages: PageDependencies | undefined;
  const handleError: ErrorHandler = (error, request, reply) =>
    pages ? sendErrorPage(error, request, reply, pages) : sendError(error, request, reply);
  const app = fastify({
    ...timeouts,
    serverFactory: (handle) => createServer(cacheListener.wrap(handle)),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    logger: config.logLevel !== 'silent' && { level: config.logLevel, serializers: { err: toLoggableError }, stream },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url }) => toOriginForm(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_SEGMENT_LENGTH },
    // Requests that arrive while the server closes get a normal response, and their connection is then closed.
    return503OnClosing: false,
    // URLs that cannot be decoded reach neither the hooks nor the error handler.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseBrokenRequest(headers),
    // Tests and restarts must not wait for idle keep-alive connections.
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  app.addHook('preClose', async () => cacheListener.close());
  dependencies.metrics?.observeRequests(app);
  if (config.otlpEndpoint) traceRequests(app);
  // Registered before hooks that may refuse a request, because such responses need the headers, too.
  registerSecurityHeaders(app, headers);
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  closeStragglers(app);
  closeSlowReaders(app);
  // Otherwise text/plain bodies would reach the handlers as strings.
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);
  registerErrorHandling(app, handleError);
  registerRanges(app);
  if (renderer.middleware) registerDevelopmentMiddleware(app, renderer.middleware);
  registerSender(app);
  registerProbes(app, dependencies);
  pages = { ...dependencies, apollo: await registerGraphql(app, dependencies) };
  await registerRest(app, dependencies);
  await registerStaticFiles(app, dependencies);
  registerSitemap(app, dependencies);
  await registerCrossOriginFiles(app, dependencies);
  registerPlanCalendar(app, dependencies);
  await registerPhotographs(app, dependencies);
  registerVisits(app, dependencies);
  await registerOneClickUnsubscribe(app, dependencies);
  await registerFormPosts(app, pages);
  registerPages(app, pages);
  return app;
}

/** `/livez`: 200 if the process works, 503 if it should be replaced. `/readyz`: 200 if it can take traffic, or 503. */
function registerProbes(app: FastifyInstance, { isAlive, isReady }: AppDependencies): void {
  const sendHealth = (reply: FastifyReply, isHealthy: boolean) =>
    reply
      .status(isHealthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isHealthy ? 'ok' : 'unavailable' });
  app.get('/livez', (_request, reply) => sendHealth(reply, isAlive()));
  app.get('/readyz', async (_request, reply) => sendHealth(reply, await isReady()));
}

/**
 * Ignores `Range` if it does not apply (RFC 9110, 14.2 and 13.1.5): if the method is not GET, or `If-Range` has a weak
 * entity tag, which never matches.
 */
function registerRanges(app: FastifyInstance): void {
  // Synchronous, so that later hooks can still read the client's IP address, which a disconnect clears.
  app.addHook('onRequest', ({ raw: { method, headers } }, _reply, done) => {
    const isWeak = String(headers['if-range'] ?? '').startsWith('W/');
    if (headers.range !== undefined && (method !== 'GET' || isWeak)) delete headers.range;
    done();
  });
}
