import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Encodings of a response, in order of preference: the one with the smallest results first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Responses below this length are not compressed, in bytes. */
const MIN_COMPRESSED_BYTES = 1_024;

// The visitor waits for the compression: level 4 gives two thirds of the gain in a tenth of the time.
// A window of 256 kB holds a whole page. The default of 4 MB counts as external memory, so V8 collects garbage for it.
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotliParams = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 };

/** Buffer size of zlib, in bytes. Holds a whole compressed page, so that nothing has to be concatenated. */
const chunkSize = 64 * 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses in another thread and in one call; a stream would take several times as long. */
const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, { chunkSize, params: { ...brotliParams, [BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => gzip(text, { chunkSize }),
  identity: async (text) => text,
};

/** Best encodings by `Accept-Encoding`, of which browsers send only a few values. */
const encodings = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the best encoding that the client accepts. */
function chooseEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  const cached = encodings.get(accepted);
  if (cached) return cached;
  const encoding = negotiate(accepted, [...ENCODINGS]) ?? 'identity';
  encodings.set(accepted, encoding);
  return encoding;
}

/** Returns the `vary` header with `accept-encoding` added. */
export function addAcceptEncoding(vary: unknown = ''): string {
  const names = String(vary);
  if (names.includes('accept-encoding')) return names;
  return names === '' ? 'accept-encoding' : `${names}, accept-encoding`;
}

const decompressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  identity: async (text) => text,
};

/**
 * The bytes of a response, compressed once in each encoding that a client requests. Once they are compressed, the plain
 * text is dropped: compressed, it is a sixth of the size.
 */
export class CachedBody {
  /** ETag of the response. Weak, because it is the same for each encoding. */
  readonly etag: string;
  /** Length before compression, in bytes. */
  readonly length: number;
  private stored: { encoding: Encoding; bytes: Buffer };
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param texts - parts of the body, in order */
  constructor(...texts: readonly string[]) {
    const bytes = Buffer.concat(texts.map((text) => Buffer.from(text)));
    this.stored = { encoding: 'identity', bytes };
    this.length = bytes.length;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  }

  get isCompressible(): boolean {
    return this.length >= MIN_COMPRESSED_BYTES;
  }

  async getBytes(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.getWholeText();
    const bytes = this.compressed.get(encoding) ?? this.compress(encoding);
    this.compressed.set(encoding, bytes);
    try {
      return await bytes;
    } catch (error) {
      this.compressed.delete(encoding);
      throw error;
    }
  }

  /**
   * Returns whether the client has the current body, so that a 304 is enough.
   * @param modified - `Last-Modified` of the response; ignored if the client sends a tag (RFC 9110, 13.1.3), or a time in
   *   the future, which a fast clock has written
   */
  isKnownTo({ headers }: IncomingMessage, modified = ''): boolean {
    const { 'if-none-match': tags, 'if-modified-since': since = '' } = headers;
    if (tags === undefined) return Date.parse(modified) <= Date.parse(since) && Date.parse(since) <= Date.now();
    const etags = [this.etag, this.etag.slice(2), '*'];
    return tags.split(',').some((tag) => etags.includes(tag.trim()));
  }

  /** Returns the bytes in the best encoding that the client accepts. */
  async encode(request: IncomingMessage): Promise<{ encoding: Encoding; bytes: Buffer }> {
    const encoding = this.isCompressible ? chooseEncoding(request) : 'identity';
    return { encoding, bytes: await this.getBytes(encoding) };
  }

  /** Minimizes memory use, for a response that stays in the cache. */
  async pack(): Promise<void> {
    if (this.isCompressible && this.compressed.size === 0) await this.getBytes('br');
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    const bytes = await compressors[encoding](await this.getWholeText());
    this.stored = { encoding, bytes };
    return bytes;
  }

  private getWholeText(): Promise<Buffer> {
    return decompressors[this.stored.encoding](this.stored.bytes);
  }
}

/** Headers that differ from one response to the next, or only concern the body. */
const NOT_SHARED = new Set([
  ...['x-request-id', 'cache-status', 'content-type', 'content-length', 'content-encoding'],
  ...['ratelimit', 'ratelimit-policy'],
]);

/** The headers of a cached response, as Node takes them: alternating names and values, the request's id last. */
export class CachedHead {
  /** Path of the registered route. Example: "/graphql". */
  readonly route: string;
  private readonly shared: string[];
  private readonly contentType: string;
  private readonly linesByEncoding = new Map<Encoding, string[]>();
  private readonly notModifiedLines: string[];

  /** @param reply - to the request that the response was rendered for, with the headers of the uncompressed response */
  constructor(reply: FastifyReply, { isCompressible, etag }: CachedBody) {
    this.route = reply.request.routeOptions.url ?? '';
    const headers: Record<string, number | string | string[] | undefined> = { ...reply.getHeaders(), etag };
    if (isCompressible) headers.vary = addAcceptEncoding(headers.vary);
    this.contentType = String(headers['content-type']);
    this.shared = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !NOT_SHARED.has(name))
      .flatMap(([name, value]) => [name, String(value)]);
    this.shared.push('cache-status', 'mesob; hit');
    this.notModifiedLines = [...this.shared, 'x-request-id', ''];
  }

  /**
   * Returns the headers of a 200. The array is reused for the next response: Node copies it immediately.
   * @param length - size of the body in this encoding, in bytes
   */
  getHeaderLines200(encoding: Encoding, length: number, requestId: string): string[] {
    let lines = this.linesByEncoding.get(encoding);
    if (!lines) {
      const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
      const content = ['content-type', this.contentType, 'content-length', String(length), ...encoded];
      lines = [...this.shared, ...content, 'x-request-id', ''];
      this.linesByEncoding.set(encoding, lines);
    }
    lines[lines.length - 1] = requestId;
    return lines;
  }

  /** Returns the headers of a 304. */
  getHeaderLines304(requestId: string): string[] {
    this.notModifiedLines[this.notModifiedLines.length - 1] = requestId;
    return this.notModifiedLines;
  }
}
