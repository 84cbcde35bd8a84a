import type { FastifyCorsOptions } from '@fastify/cors';
import { DAY_SECONDS } from '#schema/rules/time.ts';

/**
 * CORS settings for routes that are open to pages of other sites: GraphQL, REST, feeds and recipe formats. There are no
 * cookies, so no credentials are allowed, and a foreign page can do no more than any other client.
 */
export const crossOrigin = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
  maxAge: DAY_SECONDS,
  // A bare OPTIONS is answered like a preflight.
  strictPreflight: false,
} satisfies FastifyCorsOptions;
