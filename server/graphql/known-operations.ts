import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from './context.ts';
import { isAlwaysAffordable } from './cost-limit.ts';
import { weightOf } from './document-guard.ts';

const MAX_OPERATIONS = 500;
/** What they may weigh together, in bytes; most are in the document guard's memory as well. */
const CACHED_BYTES = 30_000_000;

/** A query that Apollo has parsed, validated and found affordable with any variables. */
export interface KnownOperation {
  document: DocumentNode;
  operationName: string | undefined;
}

/**
 * Remembers the queries that need no second look, by their text and by their hash. Bounded, so that no client
 * can fill the memory with them.
 */
export class KnownOperations {
  // Apart: a hash that is sent as a text is none, nor a text as a hash.
  private readonly byText = operations();
  private readonly byHash = operations();

  /** @param text of a document */
  withText(text: string): KnownOperation | undefined {
    return this.byText.get(text);
  }

  /** @param hash of a document's text: SHA-256, hex */
  withHash(hash: string): KnownOperation | undefined {
    return this.byHash.get(hash);
  }

  /** Takes them from Apollo. */
  readonly plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ document, source, queryHash, operation, response }) => {
        if (!document || !source || !queryHash || operation?.operation !== OperationTypeNode.QUERY) return;
        const isOnlyOne = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
        if (!isOnlyOne || !isAlwaysAffordable(document) || response.body.kind !== 'single') return;
        const known = { document, operationName: operation.name?.value };
        this.byText.set(source, known);
        this.byHash.set(queryHash, known);
      },
    }),
  };
}

function operations(): LRUCache<string, KnownOperation> {
  return new LRUCache({
    max: MAX_OPERATIONS,
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ document }) => weightOf(document),
  });
}
