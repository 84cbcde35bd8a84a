import { ApolloLink } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import { Observable } from 'rxjs';

const URI = '/graphql';
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Asks by the hash of a document: queries by GET, so that every cache can answer, mutations and what is about one visitor
 * by POST. A server of another version may not know the hash: then the text goes along. It is a third of Apollo's own
 * links, which can do much that nothing here needs.
 */
export const transportLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const controller = new AbortController();
      ask(operation, controller.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => controller.abort();
    }),
);

async function ask(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, variables, query, operationType } = operation;
  const { headers = {} } = operation.getContext();
  const body = { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } } };
  const post = (more?: object) =>
    send(URI, { method: 'POST', body: JSON.stringify({ ...body, ...more }), headers, signal });
  const byGet = operationType === 'query' && !headers.authorization;
  const result = await (byGet ? send(`${URI}?${parametersOf(body)}`, { headers, signal }) : post());
  const unknown = result.errors?.some(({ extensions }) => String(extensions?.code).startsWith('PERSISTED_QUERY_NOT_'));
  // Without the hash: that is of the text as code generation writes it.
  return unknown ? post({ query: print(query), extensions: undefined }) : result;
}

async function send(address: string, init: RequestInit): Promise<ApolloLink.Result> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: ACCEPT, 'content-type': 'application/json', ...init.headers },
  });
  const result: unknown = await response.json();
  if (isResult(result)) return result;
  throw new Error(`GraphQL answered with ${response.status}.`);
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** What the address says, each part as JSON but for the name. */
function parametersOf(body: Record<string, unknown>): string {
  return Object.entries(body)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

/** The hash that code generation put into a document. */
function hashOf(document: DocumentNode & { __meta__?: { hash: string } }): string {
  if (!document.__meta__) throw new Error('A document without a hash: it did not come from client/gql.');
  return document.__meta__.hash;
}
