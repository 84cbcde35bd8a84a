import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from './context.ts';
import { isAlwaysAffordable } from './cost-limit.ts';

const MAX_OPERATIONS = 500;
const MAX_CHARACTERS = 2_000_000;

/** A query that Apollo has parsed, validated and found affordable whatever its variables are. */
export interface KnownOperation {
  document: DocumentNode;
  operationName: string | undefined;
}

/**
 * Remembers the queries that need no second look, by their text and by their hash. Bounded, so that nobody can fill
 * the memory with them.
 */
export class KnownOperations {
  private readonly byKey = new LRUCache<string, KnownOperation>({
    max: 2 * MAX_OPERATIONS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_operation, key) => key.length,
  });

  /** @param key the text of a document or its SHA-256 (hex). */
  find(key: string): KnownOperation | undefined {
    return this.byKey.get(key);
  }

  /** What lets Apollo tell of them. */
  readonly plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ document, source, queryHash, operation, response }) => {
        if (!document || !source || !queryHash || operation?.operation !== OperationTypeNode.QUERY) return;
        const isOnlyOne = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
        if (!isOnlyOne || !isAlwaysAffordable(document) || response.body.kind !== 'single') return;
        const known = { document, operationName: operation.name?.value };
        this.byKey.set(source, known);
        this.byKey.set(queryHash, known);
      },
    }),
  };
}
