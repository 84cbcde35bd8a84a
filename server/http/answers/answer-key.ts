import type { IncomingMessage } from 'node:http';
import { isPlainAddress, pageAddress } from '../pages/page-address.ts';

/**
 * @returns by what the answer to a request is stored: two with the same key are answered alike. Undefined where its answer
 * may not be shared: it is no GET, says who asks, or is not the plain spelling of its address, so that no two of them are taken
 * for one.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.authorization !== undefined || !url.startsWith('/') || !isPlainAddress(url)) return undefined;
  if (headers['content-type'] !== undefined || headers['content-length'] !== undefined) return undefined;
  if (headers['transfer-encoding'] !== undefined) return undefined;
  // Without a query it is the explorer's page.
  if (url.startsWith('/graphql')) return url.startsWith('/graphql?') ? `${headers.accept ?? ''} ${url}` : undefined;
  if (url.startsWith('/api/') && !url.startsWith('/api/docs')) return url;
  return pageAddress(url);
}
