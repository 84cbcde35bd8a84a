import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { LRUCache } from 'lru-cache';
import clientDocuments from '../../client/gql/persisted-documents.json';

/** Characters of documents that other clients register: none can fill the memory. The guard bounds each. */
const MAX_OTHER_CHARACTERS = 2_000_000;

/**
 * Returns Apollo's store of documents by hash. Our own client's documents are always present; other clients register
 * theirs (automatic persisted queries), and do so again if this instance does not know them.
 */
export function persistedDocuments(): KeyValueCache<string> {
  // By SHA-256, hex.
  const clientHashes = new Map(Object.entries(clientDocuments));
  const others = new LRUCache<string, string>({
    maxSize: MAX_OTHER_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  const getOwn = (key: string) => clientHashes.get(key.replace(/^apq:/, ''));
  return {
    get: async (key) => getOwn(key) ?? others.get(key),
    set: async (key, text) => {
      if (getOwn(key) === undefined) others.set(key, text);
    },
    delete: async (key) => others.delete(key),
  };
}
