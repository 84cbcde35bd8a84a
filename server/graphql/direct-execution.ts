import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import { costOf } from './cost-limit.ts';
import { formatError } from './format-error.ts';
import { failureForHttp } from './http-status.ts';
import type { KnownOperation, KnownOperations } from './known-operations.ts';
import { logUnforeseen } from './log-errors.ts';

// What clients really send; anything else is Apollo's to weigh.
const contentTypes: Record<string, string> = {
  '': 'application/json; charset=utf-8',
  '*/*': 'application/json; charset=utf-8',
  'application/json': 'application/json; charset=utf-8',
  'application/graphql-response+json,application/json;q=0.9': 'application/graphql-response+json; charset=utf-8',
};

interface DirectExecution {
  schema: GraphQLSchema;
  known: KnownOperations;
  log: FastifyBaseLogger;
  contextOf: (request: FastifyRequest) => RequestContext;
}

interface Asked extends KnownOperation {
  variables: Record<string, unknown> | null | undefined;
}

/**
 * Executes known queries without Apollo's pipeline, which costs as much as all the rest: parsing, validation and price
 * are behind them. The answer is the same to the byte.
 * @returns undefined where Apollo has to answer: anything unknown, unusual or malformed.
 */
export async function executeDirectly(
  { schema, known, log, contextOf }: DirectExecution,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const contentType = contentTypes[request.headers.accept ?? ''];
  const asked =
    contentType && (request.method === 'POST' ? askedByPost(request.body, known) : askedByGet(request, known));
  if (!asked) return undefined;
  const context = contextOf(request);
  const result = await execute({
    schema,
    document: asked.document,
    variableValues: asked.variables,
    contextValue: context,
  });
  const answer = result.errors ? withErrors(result, result.errors, log, asked.operationName) : result;
  if (!answer) return undefined;
  const cost = costOf({ schema, ...asked });
  if (context.viewer.wasAsked || context.isSecret || result.errors) void reply.header('cache-control', 'no-store');
  void reply.header('content-type', contentType);
  // Apollo ends its answers so, for those who read them in a terminal.
  return `${JSON.stringify({ ...answer, extensions: { cost } })}\n`;
}

function askedByPost(body: unknown, known: KnownOperations): Asked | undefined {
  if (!isRecord(body) || typeof body.query !== 'string' || 'extensions' in body) return undefined;
  return asked(known.withText(body.query), body.operationName, body.variables);
}

function askedByGet({ query, headers }: FastifyRequest, known: KnownOperations): Asked | undefined {
  if (!isRecord(query) || 'query' in query || headers['content-type'] !== undefined) return undefined;
  const extensions = parsed(query.extensions);
  const hash = isRecord(extensions) && isRecord(extensions.persistedQuery) && extensions.persistedQuery.version === 1;
  if (!hash || !isRecord(extensions.persistedQuery)) return undefined;
  const operation = known.withHash(String(extensions.persistedQuery.sha256Hash));
  return asked(operation, query.operationName, query.variables === undefined ? undefined : parsed(query.variables));
}

function asked(operation: KnownOperation | undefined, name: unknown, variables: unknown): Asked | undefined {
  if (!operation || (name ?? operation.operationName) !== operation.operationName) return undefined;
  if (variables === null || variables === undefined) return { ...operation, variables: undefined };
  return isRecord(variables) ? { ...operation, variables } : undefined;
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns undefined where nothing was executed or the errors speak of HTTP: neither cost much, and Apollo knows how. */
function withErrors(
  { data }: ExecutionResult,
  errors: readonly GraphQLError[],
  log: FastifyBaseLogger,
  operationName: string | undefined,
): object | undefined {
  if (data === undefined || errors.some((error) => 'http' in error.extensions || failureForHttp(error)))
    return undefined;
  logUnforeseen(log, errors, operationName);
  const formatted = errors.map((error) => {
    const extensions = { ...error.extensions, code: error.extensions.code ?? 'INTERNAL_SERVER_ERROR' };
    return formatError({ ...error.toJSON(), extensions }, error);
  });
  return { errors: formatted, data };
}
