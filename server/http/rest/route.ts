import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { StatementReader } from '#server/database/statements.ts';
import type { ErrorCode } from '#server/errors.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import { type Client, getClient } from '#server/security/client.ts';
import type { Services } from '#server/services.ts';
import type { CacheTags } from '../response-cache/cache-tags.ts';
import { parseParameters } from './parameters.ts';
import type { DescribedResponse, ErrorBody, RestResponse } from './response.ts';

/** Dependencies of REST handlers. */
export interface RestDependencies {
  services: Services;
  /** The published catalogue when the handler starts. */
  catalogue: Snapshot;
  reader: StatementReader;
  /** Tags in which handlers record what the response depends on. */
  tags: CacheTags;
}

/** A request with the parsed path, query and body. */
export interface RestRequest<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
  headers: Record<string, string | string[] | undefined>;
  /** `true` for HEAD, which must not change data. */
  isHead: boolean;
  /** The caller. Its session is looked up on first use. */
  viewer: RequestViewer;
  client: Client;
  userAgent: string;
}

/** Description of a route. Requests are parsed with it, and the OpenAPI document is generated from it. */
export interface RouteDescription {
  method: 'GET' | 'POST';
  /** Below `/api`, with Fastify's `:parameters`. */
  path: string;
  /** Unique name, for generated clients. */
  name: string;
  tag: 'Recipes' | 'Comments' | 'Newsletter' | 'Contact' | 'Accounts';
  /** One line. */
  summary: string;
  /** Further sentences. */
  description?: string;
  /** Field of GraphQL that does the same. Example: "Query.categories". */
  successor: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Responses by status. */
  responses: Record<number, DescribedResponse>;
  /** Failures in addition to the common ones of every route, each with an example of its text. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** `true` if it ends the session of the token in `Authorization: Bearer …`. */
  endsSession?: true;
}

/** A registered route, which parses requests by its description. */
export interface RestRoute extends RouteDescription {
  /** `true` if the response is the same for everyone and may be cached. */
  isCacheable: boolean;
  handle(request: RestRequest, dependencies: RestDependencies): Promise<RestResponse>;
}

type BodyOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { body: infer Body extends z.ZodType } ? z.input<Body> : never;
}[keyof Responses];

/** Defines a legacy route. The handler gets the parsed request and returns a described response or a failure. */
export function restRoute<
  Responses extends Record<number, DescribedResponse>,
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>(
  route: RouteDescription & {
    params?: Params;
    query?: Query;
    body?: Body;
    responses: Responses;
    handle(
      request: RestRequest<z.output<Params>, z.output<Query>, z.output<Body>>,
      dependencies: RestDependencies,
    ): Promise<RestResponse<BodyOf<Responses> | ErrorBody>>;
  },
): RestRoute {
  const { params, query, body } = route;
  return {
    ...route,
    isCacheable: route.method === 'GET' && !route.successor.startsWith('Mutation.'),
    handle: async (request, dependencies) => {
      const parsed = {
        ...request,
        params: parseParameters(params ?? anything, request.params) as z.output<Params>,
        query: parseParameters(query ?? anything, request.query) as z.output<Query>,
        body: parseParameters(body ?? anything, request.body) as z.output<Body>,
      };
      return (await route.handle(parsed, dependencies)) as RestResponse;
    },
  };
}

const anything = z.unknown();

export function toRestRequest(request: FastifyRequest, services: Services): RestRequest {
  const client = getClient(request);
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    isHead: request.method === 'HEAD',
    viewer: new RequestViewer(services, request.headers.authorization, client),
    client,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
