import * as z from 'zod';
import { accountTexts } from '#schema/rules/accounts.ts';
import { contentLicense } from '#schema/rules/license.ts';
import { office } from '#schema/rules/office.ts';
import { tokenTexts } from '#schema/rules/tokens.ts';
import { type ErrorCode, failures, UNAVAILABLE } from '#server/errors.ts';
import { getAccessRules } from '#server/graphql/access-rules.ts';
import { addToGroup } from '#server/group-by.ts';
import { httpTexts } from '../http-failure.ts';
import { type DescribedResponse, errorBody, errorShape } from './response.ts';
import type { RestRoute, RouteDescription } from './route.ts';
import { restRoutes } from './routes.ts';

type Json = Record<string, unknown>;

const tags: Record<RouteDescription['tag'], string> = {
  Recipes: 'Reading and searching.',
  Comments: 'Comments and ratings.',
  Newsletter: 'Subscribing. Confirming and leaving happen by email.',
  Contact: 'Messages to the magazine.',
  Accounts: 'Registering, signing in and out, passwords.',
};

/**
 * The REST paths as an OpenAPI 3.1 document, generated from the routes' descriptions and committed as
 * `schema/openapi.json`.
 */
export function createOpenApiDocument(): object {
  const components: Json = {};
  const errorSchema = toJsonSchema(errorShape, 'output', components);
  const paths: Record<string, Json> = {};
  for (const route of restRoutes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, components) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mesob, legacy REST paths',
      version: '1',
      summary: 'For existing clients.',
      description:
        'Use GraphQL at `/graphql` for new work. Every GET path also supports HEAD, and returns 304 for a matching `If-None-Match` if it has an `ETag`. Other methods return 405 with `Allow`.',
      contact: { name: office.name, email: office.supportEmail },
      // License of recipes, texts and pictures in responses.
      license: { name: contentLicense.name, url: contentLicense.url },
    },
    servers: [{ url: '/' }],
    security: [{}, { token: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      responses: Object.fromEntries(
        Object.entries({ ...commonFailures, ...bodyFailures, ...tokenFailures }).map(([code, text]) => [
          code,
          toFailureResponse(failures[code as ErrorCode].status, [[code as ErrorCode, text]], errorSchema),
        ]),
      ),
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Session token, returned by sign-in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'mesob_…',
          description: 'An API token, created on the account page. Calls that change something need the scope WRITE.',
        },
      },
      headers: {
        ETag: {
          description: 'Weak: the same for every compression. Not on responses to an API token.',
          required: false,
          schema: { type: 'string' },
        },
      },
    },
  };
}

function toOperation(route: RestRoute, components: Json): Json {
  const { tag, name, summary, description, successor, body } = route;
  const parameters = [
    ...getParameters('path', route.params, components),
    ...getParameters('query', route.query, components),
  ];
  return {
    tags: [tag],
    operationId: name,
    summary,
    description: `${description ? `${description}\n\n` : ''}In GraphQL: \`${successor}\`.`,
    ...getSecurity(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: toRequestBody(body, components) }),
    responses: toResponses(route, components),
  };
}

/** Returns the credentials of a route, if they differ from the default. */
function getSecurity({ successor, endsSession }: RouteDescription): Json {
  const access = getAccessRules().get(successor);
  if (access) return { security: [{ session: [] }, ...(access.scope ? [{ token: [] }] : [])] };
  return endsSession ? { security: [{}, { session: [] }] } : {};
}

/** Returns a parameter for each field of an object, with the field's description. */
function getParameters(location: 'path' | 'query', schema: z.ZodType | undefined, components: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, example, ...rest }]) => ({
    name,
    in: location,
    description,
    required: required.includes(name),
    schema: rest,
    example,
  }));
}

function toRequestBody(body: z.ZodType, components: Json): Json {
  const schema = toJsonSchema(body, 'input', components) as { properties: Record<string, Json>; required?: string[] };
  const fields = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
  const example = Object.fromEntries(fields.map(([name, field]) => [name, field.example]));
  return { required: schema.required !== undefined, content: { 'application/json': { schema, example } } };
}

function toResponses(route: RestRoute, components: Json): Json {
  const described = Object.entries(route.responses).map(([status, each]) => [
    status,
    toOpenApiResponse(each, route.isCacheable && status === '200', components),
  ]);
  const notModified = route.isCacheable
    ? [['304', { description: 'The client’s cached copy is current.', headers: etag }]]
    : [];
  // Statuses that the route describes itself have their own format.
  const failureResponses = getFailureResponses(route, components).filter(([status]) => !(status in route.responses));
  return Object.fromEntries([...described, ...notModified, ...failureResponses]);
}

const etag = { ETag: { $ref: '#/components/headers/ETag' } };

function toOpenApiResponse(
  { description, body, example }: DescribedResponse,
  isTagged: boolean,
  components: Json,
): Json {
  return {
    description,
    ...(isTagged && { headers: etag }),
    ...(body && { content: { 'application/json': { schema: toJsonSchema(body, 'output', components), example } } }),
  };
}

/** Failures of any route, each with an example of its text. */
const commonFailures: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: httpTexts.badCharacters,
  UNAUTHENTICATED: tokenTexts.bad,
  TOO_MANY_REQUESTS: accountTexts.throttled,
  INTERNAL_ERROR: httpTexts.unexpected,
  SERVICE_UNAVAILABLE: UNAVAILABLE,
};

/** Failures of any POST, in addition. */
const bodyFailures: Partial<Record<ErrorCode, string>> = {
  PAYLOAD_TOO_LARGE: httpTexts.tooLarge,
  UNSUPPORTED_MEDIA_TYPE: httpTexts.notJson,
};

/** Failure of a program's token, at any route that writes as the member. */
const tokenFailures: Partial<Record<ErrorCode, string>> = { FORBIDDEN: tokenTexts.readsOnly };

/** Returns the failures of a route by status, each with an example named for its code. */
function getFailureResponses(route: RestRoute, components: Json): [status: string, response: Json][] {
  const texts = {
    ...commonFailures,
    ...(route.method === 'POST' && bodyFailures),
    ...(getAccessRules().get(route.successor)?.scope === 'WRITE' && tokenFailures),
    ...route.refusals,
  };
  const byStatus = new Map<number, [code: ErrorCode, text: string][]>();
  for (const code of Object.keys(failures) as ErrorCode[]) {
    const text = texts[code];
    if (text === undefined) continue;
    const { status } = failures[code];
    addToGroup(byStatus, status, [code, text]);
  }
  const schema = toJsonSchema(errorShape, 'output', components);
  return [...byStatus].map(([status, failureTexts]) => [
    String(status),
    toSharedReference(failureTexts) ?? toFailureResponse(status, failureTexts, schema),
  ]);
}

/** Returns a reference, if several routes share the response. */
function toSharedReference([first, ...others]: [code: ErrorCode, text: string][]): Json | undefined {
  if (!first || others.length > 0) return undefined;
  const [code, text] = first;
  const isShared = [commonFailures, bodyFailures, tokenFailures].some((texts) => texts[code] === text);
  return isShared ? { $ref: `#/components/responses/${code}` } : undefined;
}

function toFailureResponse(status: number, failureTexts: [code: ErrorCode, text: string][], schema: Json): Json {
  return {
    description: failureTexts.map(([code]) => failures[code].meaning).join(' Or: '),
    ...([429, 503].includes(status) && { headers: { 'Retry-After': toRetryAfterHeader(status) } }),
    content: { 'application/json': { schema, examples: getExamples(failureTexts) } },
  };
}

function toRetryAfterHeader(status: number): Json {
  const description = 'Seconds to wait before retrying.';
  // A 503 has no such header if Google is down, because the duration is unknown.
  return { description, required: status === 429, schema: { type: 'integer', minimum: 1 } };
}

function getExamples(refusals: [code: ErrorCode, text: string][]): Json {
  const requestId = '3f0c8a5e-6a1b-4f57-9d57-2c9f1f6f0a11';
  return Object.fromEntries(
    refusals.map(([code, text]) => [
      code,
      { summary: text, value: errorBody(code, text, failures[code].status >= 500 ? requestId : undefined) },
    ]),
  );
}

/** Returns the JSON Schema, with references to `components`, to which it adds the schemas that have an id. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, override: tidy }) as Json & { $defs?: Record<string, Json> };
  for (const [id, definition] of Object.entries($defs)) components[id] = withReferences(withoutId(definition));
  const id = rest.id;
  if (typeof id !== 'string') return withReferences(rest) as Json;
  components[id] = withReferences(withoutId(rest));
  return { $ref: `#/components/schemas/${id}` };
}

/**
 * Tidies a schema for readers: removes bounds that every number has and the pattern of a format, and adds the default.
 */
function tidy({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
  const defaultValue = z.globalRegistry.get(zodSchema)?.defaultValue;
  if (defaultValue !== undefined) jsonSchema.default = defaultValue;
  delete jsonSchema.defaultValue;
}

function withoutId({ id: _, ...schema }: Json): Json {
  return schema;
}

function withReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
