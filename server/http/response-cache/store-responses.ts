import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { toCacheKey } from './cache-key.ts';
import { sharedCacheHeaders } from './cache-tags.ts';
import { CachedBody, CachedHead } from './cached-body.ts';
import type { Recording } from './response-cache.ts';
import { getPayload } from './send-body.ts';

/** Recordings of requests in progress. */
const recordings = new WeakMap<FastifyRequest['raw'], Recording>();

/** Starts recording what the response depends on; call it before reading data. */
export function getRecording(
  request: FastifyRequest,
  { responseCache }: Pick<AppDependencies, 'responseCache'>,
): Recording {
  const known = recordings.get(request.raw);
  if (known) return known;
  const recording = responseCache.record();
  recordings.set(request.raw, recording);
  return recording;
}

/** Adds the headers for shared caches to the `public` responses of `scope`, and caches responses without a token. */
export function storeResponses(scope: FastifyInstance, dependencies: AppDependencies): void {
  const { responseCache, config } = dependencies;
  scope.addHook('onSend', async (request, reply, payload) => {
    const cacheControl = String(reply.getHeader('cache-control'));
    const isPublic = cacheControl.startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = new CachedBody(payload);
    const recording = getRecording(request, dependencies);
    void reply
      .headers(sharedCacheHeaders(cacheControl, config.cdnSeconds, recording.tags))
      .header('cache-status', 'mesob; fwd=miss');
    const key = toCacheKey(request.raw);
    if (key !== undefined)
      responseCache.store(key, { status: 200, headers: {}, body, head: new CachedHead(reply, body) }, recording);
    return getPayload(reply, body);
  });
}
