import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { LRUCache } from 'lru-cache';
import { type StatementReader, statement } from '#server/database/statements.ts';
import clientDocuments from '../../client/gql/persisted-documents.json';

// Automatic persisted queries of others: bounded, so that no client can fill the memory or the database with them. The
// guard bounds a text to 20,000 characters.
const MAX_FOREIGN_DOCUMENTS = 500;
const MAX_FOREIGN_CHARACTERS = 2_000_000;

/** Values: hash. A use renews the document at most once a day, so that it is not deleted. */
const documentByHash = statement<{ text: string }>(
  'persisted_document',
  `with used as (
     update persisted_documents set stored_at = now() where hash = $1 and stored_at < now() - interval '1 day'
   )
   select text from persisted_documents where hash = $1`,
);

/** Stores a document, and deletes the oldest beyond a number. Values: hash, text, number. */
const storeDocument = statement(
  'store_persisted_document',
  `with stored as (
     insert into persisted_documents (hash, text) values ($1, $2)
     on conflict (hash) do update set stored_at = now() returning hash
   ), beyond as (
     select hash from persisted_documents where hash <> $1 order by stored_at desc offset $3 - 1
   )
   delete from persisted_documents using stored where persisted_documents.hash in (select hash from beyond)`,
);

/**
 * Returns Apollo's store of documents by hash. Our own client's documents are always present; other clients' documents
 * are registered and evicted. All processes and instances share the store through the database, which may be
 * unavailable.
 */
export function persistedDocuments(reader: StatementReader): KeyValueCache<string> {
  // By SHA-256, hex.
  const own = new Map(Object.entries(clientDocuments));
  const foreign = new LRUCache<string, string>({
    max: MAX_FOREIGN_DOCUMENTS,
    maxSize: MAX_FOREIGN_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  });
  const shared = async (hash: string) => {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
    const rows = await reader.rows(documentByHash, [hash]).catch(() => []);
    const text = rows[0]?.text;
    if (text !== undefined) foreign.set(hash, text);
    return text;
  };
  const toHash = (key: string) => key.replace(/^apq:/, '');
  return {
    get: async (key) => own.get(toHash(key)) ?? foreign.get(toHash(key)) ?? shared(toHash(key)),
    set: async (key, text) => {
      if (own.has(toHash(key))) return;
      foreign.set(toHash(key), text);
      await reader.rows(storeDocument, [toHash(key), text, MAX_FOREIGN_DOCUMENTS]).catch(() => []);
    },
    delete: async (key) => foreign.delete(toHash(key)),
  };
}
