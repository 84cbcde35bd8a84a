import type { IncomingMessage } from 'node:http';
import { pageAddress } from '../pages/page-address.ts';

/**
 * @returns by what the answer to a request is stored: two with the same key are answered alike. Undefined where its answer
 * may not be shared: it is no GET, or says who asks.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.authorization !== undefined || !url.startsWith('/')) return undefined;
  if (headers['content-type'] !== undefined || headers['content-length'] !== undefined) return undefined;
  if (headers['transfer-encoding'] !== undefined) return undefined;
  // Without a query it is the explorer's page.
  if (url.startsWith('/graphql')) return url.startsWith('/graphql?') ? `${headers.accept ?? ''} ${url}` : undefined;
  if (url.startsWith('/api/') && !url.startsWith('/api/docs')) return url;
  return pageAddress(url);
}
