import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { CachedBody, CachedHead } from './answer-body.ts';
import type { Recording } from './answer-cache.ts';
import { answerKey } from './answer-key.ts';
import { sharedCacheHeaders } from './answer-tags.ts';
import { getPayload } from './send-body.ts';

/** Recordings of requests in progress. */
const recordings = new WeakMap<FastifyRequest['raw'], Recording>();

/** Starts recording what the response depends on; call it before reading data. */
export function getRecording(request: FastifyRequest, { answers }: Pick<AppDependencies, 'answers'>): Recording {
  const known = recordings.get(request.raw);
  if (known) return known;
  const recording = answers.record();
  recordings.set(request.raw, recording);
  return recording;
}

/** Adds the headers for shared caches to the `public` responses of `scope`, and caches responses without a token. */
export function storeAnswers(scope: FastifyInstance, dependencies: AppDependencies): void {
  const { answers, config } = dependencies;
  scope.addHook('onSend', async (request, reply, payload) => {
    const cacheControl = String(reply.getHeader('cache-control'));
    const isPublic = cacheControl.startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = new CachedBody(payload);
    const recording = getRecording(request, dependencies);
    void reply
      .headers(sharedCacheHeaders(cacheControl, config.cdnSeconds, recording.tags))
      .header('cache-status', 'mesob; fwd=miss');
    const key = answerKey(request.raw);
    if (key !== undefined)
      answers.store(key, { status: 200, headers: {}, body, head: new CachedHead(reply, body) }, recording);
    return getPayload(reply, body);
  });
}
