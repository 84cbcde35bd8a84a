import type { LoadRequest } from './measuring/load.ts';
import type { ServerName } from './servers/stage.ts';

/** Kinds of cases that `--only` selects. */
export const CASE_KINDS = ['list', 'detail', 'search', 'pages', 'warm'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** A server, and the requests that the case sends to it. */
export interface Contestant {
  /** The name in the table of results. */
  name: string;
  server: ServerName;
  /** Requests for the same data, in the same order, as for the other contestants. */
  requests: LoadRequest[];
  /** Beginning of every correct response; only for uncompressed responses. */
  beginsWith?: string;
  /** Returns the part of a response that all contestants share; without it the whole text is compared. */
  read?(text: string): unknown;
}

/** A benchmark: requests to the product and to the servers it is compared with. */
export interface BenchCase {
  title: string;
  connections: number;
  /** The product first, then the servers it is compared with. */
  contestants: Contestant[];
  /**
   * Checks a response of the product.
   * @param content - what the contestant's `read` returned for it
   * @throws if the requested content is missing
   */
  check?(content: unknown): void;
}

/** Header of browsers that accept brotli, which they do only over HTTPS. */
const ACCEPT_BROTLI = { 'accept-encoding': 'br' };

/** Beginning of a GraphQL response without errors. */
const DATA = '{"data":{';

/** Creates a GET request that accepts brotli. */
export function createGet(path: string): LoadRequest {
  return { method: 'GET', path, headers: ACCEPT_BROTLI };
}

/** Returns the contestant, with requests that accept brotli. */
export function withBrotli({ beginsWith, ...contestant }: Contestant): Contestant {
  const requests = contestant.requests.map((request) => ({
    ...request,
    headers: { ...request.headers, ...ACCEPT_BROTLI },
  }));
  return { ...contestant, requests };
}

/** Returns the data of a GraphQL response. */
export const readData = (text: string): unknown => JSON.parse(text).data;

/** Returns a contestant that sends one document to a GraphQL server, once with each set of variables. */
export function graphqlContestant(
  { name, server, read = readData }: Pick<Contestant, 'name' | 'server' | 'read'>,
  query: string,
  variableSets: readonly object[],
): Contestant {
  const headers = { 'content-type': 'application/json' };
  const requests = variableSets.map((variables) => ({
    method: 'POST' as const,
    path: '/graphql',
    headers,
    body: JSON.stringify({ query, variables }),
  }));
  return { name, server, requests, beginsWith: DATA, read };
}

/** Adds the bare server, which sends the product's responses from memory, as the upper limit. */
export function withBareServer(contestant: Contestant): Contestant[] {
  return [contestant, { ...contestant, name: 'bare bytes', server: 'bare' }];
}
