import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { limitReadingTime } from '../connections.ts';
import { hasDuplicateHost } from '../error-handling.ts';
import { toCacheKey } from './cache-key.ts';
import type { CachedHead } from './cached-body.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

/** Metrics for a response served before routing. */
export interface CacheHit {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/**
 * Serves cached responses before Fastify sees the request: its routing and hooks cost several times as much as sending
 * the bytes. Headers are the ones that the hooks set when the response was rendered.
 */
export class CacheListener {
  private isClosing = false;

  constructor(
    private readonly responseCache: ResponseCache,
    private readonly observe?: (hit: CacheHit) => void,
  ) {}

  /** Returns a listener that responds from memory, and passes other requests on. */
  wrap(handle: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.serve(request, response, handle)) handle(request, response);
    };
  }

  /** Passes all further requests to Fastify, which asks clients to disconnect. */
  close(): void {
    this.isClosing = true;
  }

  private serve(request: IncomingMessage, response: ServerResponse, handle: RequestListener): boolean {
    if (this.isClosing) return false;
    const key = toCacheKey(request);
    const cached = key === undefined ? undefined : this.responseCache.getCurrent(key);
    if (!cached?.head || hasDuplicateHost(request)) return false;
    this.send(request, response, cached, cached.head).catch(() => {
      // Compression failed: Fastify logs why, if it fails there as well.
      if (!response.headersSent) handle(request, response);
    });
    return true;
  }

  private async send(
    request: IncomingMessage,
    response: ServerResponse,
    { body }: CachedResponse,
    head: CachedHead,
  ): Promise<void> {
    const startedAt = this.observe && performance.now();
    const requestId = randomUUID();
    if (body.isKnownTo(request)) response.writeHead(304, head.getHeaderLines304(requestId)).end();
    else {
      const { encoding, bytes } = await body.encode(request);
      response.writeHead(200, head.getHeaderLines200(encoding, bytes.length, requestId));
      response.end(request.method === 'HEAD' ? undefined : bytes);
      limitReadingTime(request, response);
    }
    if (startedAt === undefined) return;
    const { method = '' } = request;
    const { statusCode: status } = response;
    response.once('close', () =>
      this.observe?.({ method, route: head.route, status, seconds: (performance.now() - startedAt) / 1_000 }),
    );
  }
}
