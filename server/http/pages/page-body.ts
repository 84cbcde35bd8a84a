import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { BROTLI_QUALITY } from '../compression.ts';
import { entityTag } from '../entity-tag.ts';

/** How a page can travel, the shortest first. */
export const PAGE_ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** A compressed page fits in, so that it is made in one go. */
const CHUNK_BYTES = 64 * 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page's bytes, compressed once in each way that a client asks for. */
export class PageBody {
  readonly html: Buffer;
  readonly etag: string;
  private readonly compressed = new Map<PageEncoding, Promise<Buffer>>();

  constructor(html: string) {
    this.html = Buffer.from(html);
    this.etag = entityTag(this.html);
  }

  async in(encoding: PageEncoding): Promise<Buffer> {
    const bytes = this.compressed.get(encoding) ?? this.compress(encoding);
    this.compressed.set(encoding, bytes);
    try {
      return await bytes;
    } catch (error) {
      this.compressed.delete(encoding);
      throw error;
    }
  }

  private async compress(encoding: PageEncoding): Promise<Buffer> {
    if (encoding === 'identity') return this.html;
    if (encoding === 'gzip') return gzip(this.html, { chunkSize: CHUNK_BYTES });
    return brotli(this.html, {
      chunkSize: CHUNK_BYTES,
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.html.length,
      },
    });
  }
}
