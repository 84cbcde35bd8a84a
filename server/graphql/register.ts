import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, lexicographicSortSchema, printSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { SAMPLE_TEXT } from '#schema/rules/sample-site.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { crossOrigin } from '#server/http/cross-origin.ts';
import { getRetryAfterHeader, toHttpFailure } from '#server/http/http-failure.ts';
import { getRecording, storeResponses } from '#server/http/response-cache/send-responses.ts';
import { runInSpan } from '#server/observability/tracing.ts';
import { getClient, sendLimitHeaders } from '#server/security/client.ts';
import { turns } from '#server/turns.ts';
import clientDocuments from '../../client/gql/persisted-documents.json';
import { Loaders, type RequestContext } from './context.ts';
import { divideResponse } from './divide-execution.ts';
import { DocumentGuard, limitRules, MAX_DOCUMENT_TOKENS } from './document-guard.ts';
import { formatError, handleGraphqlError, httpStatus, logErrors, sendFailure } from './errors.ts';
import { explorerHeaders, explorerPage } from './explorer-page.ts';
import { costLimit } from './field-costs.ts';

/** Maximum number of validation errors in a response. */
const MAX_ERRORS = 10;

const METHODS = 'GET, HEAD, POST, OPTIONS';

/** Browsers may cache responses to anonymous GETs, and revalidate them each time: data may change at any moment. */
const ANONYMOUS = 'public, max-age=0, must-revalidate';

/**
 * Registers `/graphql` for POST and GET, a page about it for browsers, and `/schema.graphql`.
 * @returns the server, with which pages execute operations in this process
 */
export async function registerGraphql(
  app: FastifyInstance,
  dependencies: AppDependencies,
): Promise<ApolloServer<RequestContext>> {
  const { schema, config, services, reader, renderer } = dependencies;
  const guard = new DocumentGuard();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    // Also enabled in production, because the API is public.
    introspection: true,
    // There are no cookies, so no cross-site request can be forged; GET must work for caches and address bars.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_DOCUMENT_TOKENS },
    validationRules: limitRules,
    // Each error costs half a millisecond to format, and clients need only the first few.
    validationOptions: { maxErrors: MAX_ERRORS },
    documentStore: guard.store,
    // Apollo would send the signal to the process again, which would then end without a clean shutdown.
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedDocuments() },
    // Apollo warns at start if this is omitted.
    cache: 'bounded',
    formatError,
    includeStacktraceInErrorResponses: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      costLimit,
      divideResponse,
      admitPrograms,
      httpStatus,
      logErrors,
    ],
  });
  await apollo.start();
  const context = async (request: FastifyRequest): Promise<RequestContext> => {
    const catalogue = services.catalogue.current;
    const client = getClient(request);
    return {
      services,
      catalogue,
      loaders: new Loaders(reader, services, catalogue),
      viewer: new RequestViewer(services, request.headers.authorization, client),
      client,
      userAgent: request.headers['user-agent'] ?? '',
      getStatus: async (url) => (await app.inject(url.slice(config.publicUrl.length))).statusCode,
      log: request.log,
      tags: getRecording(request, dependencies).tags,
    };
  };
  const execute = fastifyApolloHandler(apollo, { context });
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    runInSpan('GraphQL', {}, () => respond(request, reply));
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('vary', 'accept, authorization');
    if (request.headers.authorization) void reply.header('cache-control', 'no-store');
    const text = toDocument(request);
    const refusal = text === undefined ? undefined : await guard.getRefusal(text, getClient(request));
    if (!refusal) await turns.next();
    return refusal ? sendFailure(request, reply, refusal) : execute.call(app, toApolloRequest(request), reply);
  };
  await app.register(
    async (scope) => {
      await scope.register(cors, crossOrigin);
      scope.setErrorHandler(handleGraphqlError);
      scope.addHook('onSend', async (request, reply) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (isRead && reply.statusCode === 200 && !reply.hasHeader('cache-control'))
          void reply.header('cache-control', ANONYMOUS);
      });
      // Registered after the hook above, because both read the header that it sets.
      sendLimitHeaders(scope);
      storeResponses(scope, dependencies);
      scope.post('', handler);
      scope.get('', (request, reply) => {
        const asksForPage = request.headers.accept?.includes('text/html') && !new URL(request.url, 'http://_').search;
        if (!asksForPage) return handler(request, reply);
        const origin = getOrigin(request, config.publicUrl);
        const notice = config.sampleSite ? SAMPLE_TEXT : undefined;
        return reply.headers(explorerHeaders).send(explorerPage(origin, { files: renderer.explorer, notice }));
      });
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE', 'TRACE'],
        url: '',
        handler: (request, reply) =>
          sendFailure(request, reply.header('allow', METHODS), {
            status: 405,
            code: 'METHOD_NOT_ALLOWED',
            text: `This URL supports only ${METHODS}.`,
          }),
      });
    },
    { prefix: '/graphql' },
  );
  let schemaText: string | undefined;
  app.get('/schema.graphql', (_request, reply) => {
    schemaText ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(schemaText);
  });
  return apollo;
}

/** Returns the text of the document in a request, if there is one. */
function toDocument({ method, body, url }: FastifyRequest): string | undefined {
  // Decodes the query as Apollo does: Fastify leaves a value with an invalid escape unchanged.
  if (method !== 'POST') return new URL(url, 'http://_').searchParams.get('query') ?? undefined;
  if (typeof body !== 'object' || body === null || !('query' in body)) return undefined;
  return typeof body.query === 'string' ? body.query : undefined;
}

/** Returns the origin that the visitor's browser shows, if `TRUST_PROXY` is right; `publicUrl` if it is malformed. */
function getOrigin({ protocol, host }: FastifyRequest, publicUrl: string): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) && new URL(origin).origin === origin ? origin : publicUrl;
}

/**
 * A HEAD becomes a GET, because Apollo does not support HEAD; Fastify omits the body. Apollo reads only the URL's
 * query, and throws on an invalid host.
 */
function toApolloRequest(request: FastifyRequest): FastifyRequest {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return Object.create(request, { method: { value: method }, hostname: { value: 'localhost' } });
}

/** Admits programs by their tokens before an operation runs, or responds with an error such as 401 or 429. */
const admitPrograms: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue: { viewer, log } }) {
        try {
          await viewer.admit();
        } catch (error) {
          const { status, code, text, retryAfter } = toHttpFailure(error as Error);
          if (status >= 500) log.error({ err: error }, 'a token could not be verified');
          const headers = new HeaderMap(Object.entries(getRetryAfterHeader(retryAfter)));
          const extensions = { code, ...(retryAfter && { retryAfter }), http: { status, headers } };
          throw new GraphQLError(text, { extensions });
        }
      },
    };
  },
};

/** Maximum total size, in characters, of documents that other clients register. The guard limits each document. */
const MAX_OTHER_CHARACTERS = 2_000_000;

/**
 * Returns Apollo's store of documents by hash. Our own client's documents are always present; other clients register
 * theirs (automatic persisted queries), and do so again if this instance does not know them.
 */
export function persistedDocuments(): KeyValueCache<string> {
  // Documents by their SHA-256 (hex).
  const clientTexts = new Map(Object.entries(clientDocuments));
  const others = new LRUCache<string, string>({
    maxSize: MAX_OTHER_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  const getOwn = (key: string) => clientTexts.get(key.replace(/^apq:/, ''));
  return {
    get: async (key) => getOwn(key) ?? others.get(key),
    set: async (key, text) => {
      if (getOwn(key) === undefined) others.set(key, text);
    },
    delete: async (key) => others.delete(key),
  };
}
