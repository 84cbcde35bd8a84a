import type { FastifyRequest } from 'fastify';
import type { StatementReader } from '#server/database/statements.ts';
import { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import type { Services } from '#server/services.ts';

/** What a REST handler may use. */
export interface RestDependencies {
  services: Services;
  reader: StatementReader;
  /** Without a trailing slash. */
  publicUrl: string;
}

export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
  /** Who asks: read only where a handler wants to know. */
  viewer: RequestViewer;
  /** As far as `TRUST_PROXY` allows. Example: "203.0.113.7". */
  clientAddress: string;
  userAgent: string;
}

export interface RestAnswer {
  status?: number;
  /** Left out with status 204. */
  body?: object;
}

/** One legacy path. `path` is below `/api`, with fastify's `:parameters`. */
export interface RestRoute {
  method: 'GET' | 'POST';
  path: string;
  /** One line for the API description. */
  summary: string;
  /** What a success holds, in words, for the API description. */
  answer: string;
  /** Of a success, where it is not 200. */
  status?: number;
  query?: { name: string; type: 'string' | 'integer'; description: string }[];
  /** Whether the answer is the same for everyone and may be cached. */
  cacheable: boolean;
  handle(request: RestRequest, dependencies: RestDependencies): Promise<RestAnswer>;
}

export function restRequest(request: FastifyRequest, { sessions }: Services): RestRequest {
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    headers: request.headers,
    viewer: new RequestViewer(sessions, request.headers.authorization),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
