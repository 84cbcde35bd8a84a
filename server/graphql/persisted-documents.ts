import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { LRUCache } from 'lru-cache';
import clientDocuments from '../../client/gql/persisted-documents.json';

// Automatic persisted queries of others: bounded, so that no client can fill the memory with them.
const MAX_FOREIGN_DOCUMENTS = 500;
const MAX_FOREIGN_CHARACTERS = 2_000_000;

/**
 * Returns Apollo's store of documents by hash: those of our own client are always there, those that others register
 * come and go.
 */
export function persistedDocuments(): KeyValueCache<string> {
  // By SHA-256, hex.
  const own = new Map(Object.entries(clientDocuments));
  const foreign = new LRUCache<string, string>({
    max: MAX_FOREIGN_DOCUMENTS,
    maxSize: MAX_FOREIGN_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  const hashOf = (key: string) => key.replace(/^apq:/, '');
  return {
    get: async (key) => own.get(hashOf(key)) ?? foreign.get(hashOf(key)),
    set: async (key, text) => {
      if (!own.has(hashOf(key))) foreign.set(hashOf(key), text);
    },
    delete: async (key) => foreign.delete(hashOf(key)),
  };
}
