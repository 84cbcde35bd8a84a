import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { compressors, type Encoding, LEAST_COMPRESSED } from '../compression.ts';
import { entityTag } from '../entity-tag.ts';

const decompressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  identity: async (text) => text,
};

/**
 * The bytes of an answer, compressed once in each way that a client asks for. Once they are compressed, only that stays in
 * memory: a page is a sixth as long.
 */
export class AnswerBody {
  readonly etag: string;
  /** In bytes, before they are compressed. */
  readonly length: number;
  private held: { encoding: Encoding; bytes: Buffer };
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    const bytes = Buffer.from(text);
    this.held = { encoding: 'identity', bytes };
    this.length = bytes.length;
    this.etag = entityTag(bytes);
  }

  get isCompressible(): boolean {
    return this.length >= LEAST_COMPRESSED;
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.whole();
    const bytes = this.compressed.get(encoding) ?? this.compress(encoding);
    this.compressed.set(encoding, bytes);
    try {
      return await bytes;
    } catch (error) {
      this.compressed.delete(encoding);
      throw error;
    }
  }

  /** Has it take as little memory as it can: for one that stays. */
  async pack(): Promise<void> {
    if (this.isCompressible && this.compressed.size === 0) await this.in('br');
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    const bytes = await compressors[encoding](await this.whole());
    this.held = { encoding, bytes };
    return bytes;
  }

  private whole(): Promise<Buffer> {
    return decompressors[this.held.encoding](this.held.bytes);
  }
}
