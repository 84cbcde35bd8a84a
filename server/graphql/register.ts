import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { NotFoundError } from '#server/errors.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { refuseMethod } from '#server/http/rest/refuse-method.ts';
import { createLoaders, type RequestContext } from './context.ts';
import { costLimit } from './cost-limit.ts';
import { explorerPage } from './explorer-page.ts';
import { answerKnown } from './express-lane.ts';
import { formatError } from './format-error.ts';
import { httpStatus } from './http-status.ts';
import { KnownOperations } from './known-operations.ts';
import { limitRules, MAX_TOKENS } from './limits.ts';
import { logErrors } from './log-errors.ts';
import { persistedDocuments } from './persisted-documents.ts';

/** `/graphql` by POST and GET, a page about it for browsers, and `/schema.graphql`. */
export async function registerGraphql(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { schema, config, services, reader } = dependencies;
  const known = new KnownOperations();
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: config.introspection,
    // Or its suggestions reveal the schema piece by piece.
    hideSchemaDetailsFromClientErrors: !config.introspection,
    // There are no cookies, so a foreign page can forge nothing; GET must work for caches and address bars.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    // It would send the process its signal once more, which then ends without having stopped.
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedDocuments() },
    // Says "bounded" explicitly, or Apollo warns at start.
    cache: 'bounded',
    formatError,
    includeStacktraceInErrorResponses: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      costLimit,
      known.plugin,
      httpStatus,
      logErrors(app.log),
    ],
  });
  await apollo.start();
  const contextOf = (request: FastifyRequest): RequestContext => ({
    services,
    loaders: createLoaders(reader),
    viewer: new RequestViewer(services.sessions, request.headers.authorization),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  });
  const lane = { schema, known, log: app.log, contextOf };
  const pipeline = fastifyApolloHandler(apollo, { context: async (request) => contextOf(request) });
  const handler = async (request: FastifyRequest, reply: FastifyReply) =>
    (await answerKnown(lane, request, reply)) ?? pipeline.call(app, request, reply);
  await app.register(
    async (scope) => {
      // Public data and no cookies: any origin may ask, Apollo Sandbox among them.
      await scope.register(cors, { origin: '*', methods: ['GET', 'POST'], maxAge: 86_400, strictPreflight: false });
      scope.post('', handler);
      scope.get('', (request, reply) => {
        const asksForPage = request.headers.accept?.includes('text/html') && !new URL(request.url, 'http://_').search;
        if (!asksForPage) return handler(request, reply);
        return reply.type('text/html; charset=utf-8').send(explorerPage(config));
      });
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE'],
        url: '',
        handler: (_request, reply) => refuseMethod(reply, 'GET, HEAD, POST, OPTIONS'),
      });
    },
    { prefix: '/graphql' },
  );
  app.get('/schema.graphql', (_request, reply) => {
    if (!config.introspection) throw new NotFoundError('The schema is not published here.');
    return reply
      .type('text/plain; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(`${printSchema(lexicographicSortSchema(schema))}\n`);
  });
}
