import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { toCacheKey } from './cache-key.ts';
import { getSharedCacheHeaders } from './cache-tags.ts';
import { addAcceptEncoding, CachedBody, CachedHead } from './cached-body.ts';
import type { Recording } from './response-cache.ts';

/** Recordings of requests in progress. */
const recordings = new WeakMap<FastifyRequest['raw'], Recording>();

/** Returns the request's recording, which the first call starts: make that call before reading data. */
export function getRecording(
  request: FastifyRequest,
  { responseCache }: Pick<AppDependencies, 'responseCache'>,
): Recording {
  const existing = recordings.get(request.raw);
  if (existing) return existing;
  const recording = responseCache.record();
  recordings.set(request.raw, recording);
  return recording;
}

/** Adds the headers for shared caches to the `public` responses of `scope`, and caches responses with a cache key. */
export function storeResponses(scope: FastifyInstance, dependencies: AppDependencies): void {
  const { responseCache, config } = dependencies;
  scope.addHook('onSend', async (request, reply, payload) => {
    const cacheControl = String(reply.getHeader('cache-control'));
    const isPublic = cacheControl.startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = new CachedBody(payload);
    const recording = getRecording(request, dependencies);
    void reply
      .headers(getSharedCacheHeaders(cacheControl, config.cdnSeconds, recording.tags))
      .header('cache-status', 'mesob; fwd=miss');
    const key = toCacheKey(request.raw);
    if (key !== undefined)
      responseCache.store(key, { status: 200, headers: {}, body, head: new CachedHead(reply, body) }, recording);
    return getPayload(reply, body);
  });
}

/** Sends all texts with `getPayload`. Files are already compressed by the build. */
export function registerSender(app: FastifyInstance): void {
  // Runs after the hooks of plugins, which read the text, and before the hook that drops the body of a HEAD.
  app.addHook('onRoute', (route) => {
    route.onSend = [sendText, ...[route.onSend ?? []].flat()];
  });
}

async function sendText(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  return typeof payload === 'string' ? getPayload(reply, new CachedBody(payload)) : payload;
}

/**
 * Compresses a body for clients that accept it. If the client may store the response, sets its ETag, and status 304 if
 * the client's copy is current.
 * @returns the bytes to send, none with a 304
 */
export async function getPayload(reply: FastifyReply, body: CachedBody): Promise<Buffer> {
  const { raw } = reply.request;
  if (body.isCompressible) void reply.header('vary', addAcceptEncoding(reply.getHeader('vary')));
  if (isTagged(reply)) {
    void reply.header('etag', body.etag);
    if (body.isKnownTo(raw, reply.getHeader('last-modified')?.toString())) {
      void reply.removeHeader('content-type').status(304);
      return Buffer.alloc(0);
    }
  }
  const { encoding, bytes } = await body.encode(raw);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return bytes;
}

function isTagged(reply: FastifyReply): boolean {
  const { method } = reply.request;
  const cacheControl = String(reply.getHeader('cache-control') ?? 'no-store');
  return reply.statusCode === 200 && (method === 'GET' || method === 'HEAD') && !cacheControl.includes('no-store');
}
