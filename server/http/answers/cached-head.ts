import type { FastifyReply } from 'fastify';
import { type Encoding, variesByEncoding } from '../compression.ts';
import type { AnswerBody } from './answer-body.ts';

/** Headers that differ from one answer to the next, or are told of the body only. */
const NOT_SHARED = new Set([
  ...['x-request-id', 'cache-status', 'content-type', 'content-length', 'content-encoding'],
  ...['ratelimit', 'ratelimit-policy'],
]);

/** The lines before a body that is in memory, as Node takes them: names and values in turn, the request's id the last. */
export class CachedHead {
  /** As routes are registered. Example: "/graphql". */
  readonly route: string;
  private readonly shared: string[];
  private readonly contentType: string;
  private readonly whole = new Map<Encoding, string[]>();
  private readonly unchanged: string[];

  /** @param reply to the request that the answer was made for, with all that it is sent with in plain */
  constructor(reply: FastifyReply, { isCompressible, etag }: AnswerBody) {
    this.route = reply.request.routeOptions.url ?? '';
    const headers: Record<string, number | string | string[] | undefined> = { ...reply.getHeaders(), etag };
    if (isCompressible) headers.vary = variesByEncoding(headers.vary);
    this.contentType = String(headers['content-type']);
    this.shared = Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !NOT_SHARED.has(name))
      .flatMap(([name, value]) => [name, String(value)]);
    this.shared.push('cache-status', 'mesob; hit');
    this.unchanged = [...this.shared, 'x-request-id', ''];
  }

  /** @param length of the body in this encoding. The array is the next answer's as well: Node copies it at once. */
  whole200(encoding: Encoding, length: number, requestId: string): string[] {
    let lines = this.whole.get(encoding);
    if (!lines) {
      const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
      const content = ['content-type', this.contentType, 'content-length', String(length), ...encoded];
      lines = [...this.shared, ...content, 'x-request-id', ''];
      this.whole.set(encoding, lines);
    }
    lines[lines.length - 1] = requestId;
    return lines;
  }

  /** Of a 304. */
  unchanged304(requestId: string): string[] {
    this.unchanged[this.unchanged.length - 1] = requestId;
    return this.unchanged;
  }
}
