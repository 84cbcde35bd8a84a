import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** Encodings of a response, the shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Responses below this length are not compressed, in bytes. */
export const MIN_COMPRESSED_BYTES = 1_024;

// Pages and responses are compressed while the visitor waits: level 4 is two thirds of the gain for a tenth of the time.
// A window of 256 kB holds a whole page. The default of 4 MB counts as external memory, so V8 collects garbage for it.
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotliParams = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 };

/** A compressed page fits, so that it is made in one go. */
const chunkSize = 64 * 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** In another thread, and in one go: as a stream it would take several times as long. */
export const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, { chunkSize, params: { ...brotliParams, [BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => gzip(text, { chunkSize }),
  identity: async (text) => text,
};

/** By `Accept-Encoding`: there are few, and browsers send the same again. */
const encodings = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the best encoding that the client accepts. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted, [...ENCODINGS]) ?? 'identity';
  encodings.set(accepted, encoding);
  return encoding;
}

/** Returns the `vary` header with the client's encoding added. */
export function variesByEncoding(vary: unknown = ''): string {
  const names = String(vary);
  if (names.includes('accept-encoding')) return names;
  return names === '' ? 'accept-encoding' : `${names}, accept-encoding`;
}
