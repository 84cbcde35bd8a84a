import type { OutsideFailure } from './outside-failure.ts';

/**
 * @returns the headers of a failure that passes with time: `Retry-After`, and for a throttle `RateLimit-Policy` and
 * `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-10 writes them
 */
export function throttleHeaders({
  retryAfter,
  rule,
}: Pick<OutsideFailure, 'retryAfter' | 'rule'>): Record<string, string> {
  if (!retryAfter) return {};
  const wait = { 'retry-after': String(retryAfter) };
  if (!rule) return wait;
  return {
    ...wait,
    'ratelimit-policy': `"${rule.name}";q=${rule.points};w=${rule.seconds}`,
    ratelimit: `"${rule.name}";r=0;t=${retryAfter}`,
  };
}
