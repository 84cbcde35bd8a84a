import type { AnswerTags } from './answer-tags.ts';

/** Time for which a CDN may give an answer that it is just asking for anew. */
const WHILE_ASKING_S = 60;

/**
 * @param cacheControl the value for browsers
 * @param cdnSeconds time for which a CDN may give the answer without asking; 0: it is told what browsers are told
 * @returns headers for a CDN: keys by which it forgets the answer, as Fastly and Varnish (`Surrogate-Key`) and
 * Cloudflare (`Cache-Tag`) read them, and the time for which it may be given
 */
export function sharedCacheHeaders(cacheControl: string, cdnSeconds: number, { keys }: AnswerTags) {
  const whileAsking = cacheControl.includes('stale-while-revalidate')
    ? ''
    : `, stale-while-revalidate=${WHILE_ASKING_S}`;
  return {
    'cache-control': cdnSeconds > 0 ? `${cacheControl}, s-maxage=${cdnSeconds}${whileAsking}` : cacheControl,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}
