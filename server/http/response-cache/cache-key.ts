import type { IncomingMessage } from 'node:http';
import { filterNames } from '#schema/rules/filters.ts';

/**
 * Returns the cache key of a request. Requests with the same key get the same response. Returns undefined if no other
 * request may get it: for example, the request has a token or a body, or its URL is not in canonical spelling.
 */
export function toCacheKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.authorization !== undefined || !url.startsWith('/') || !hasCanonicalPath(url)) return undefined;
  if (headers['content-type'] !== undefined || headers['content-length'] !== undefined) return undefined;
  if (headers['transfer-encoding'] !== undefined) return undefined;
  // `/graphql` without a query string is the explorer's page.
  if (url.startsWith('/graphql')) return url.startsWith('/graphql?') ? `${headers.accept ?? ''} ${url}` : undefined;
  if (url.startsWith('/api/') && !url.startsWith('/api/docs')) return url;
  return toPageUrl(url);
}

/**
 * Every parameter that the server reads to render a page. No page reads `token`, but it stays in the key, so that a URL
 * with a secret can be recognized.
 */
const PARAMETERS = new Set([
  ...filterNames,
  ...['page', 'list', 'q', 'kind', 'sort'],
  ...['recipe', 'at'],
  ...['servings', 'units', 'comments', 'from', 'done', 'token'],
]);

/** Maximum number of query parameters in a key. */
const MAX_PARAMETERS = 40;

/**
 * @param url - path and query string
 * @returns the URL with only `PARAMETERS`, in a fixed order, so that others do not cause the page to be rendered again
 */
export function toPageUrl(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const parameters = [...new Set(rest.join('?').split('&'))].filter((parameter) => PARAMETERS.has(getName(parameter)));
  // Equal names keep their order, because a page that reads one value reads the first.
  const sorted = parameters
    .slice(0, MAX_PARAMETERS)
    .sort((a, b) => Number(getName(a) > getName(b)) - Number(getName(a) < getName(b)));
  return sorted.length === 0 ? path : `${path}?${sorted.join('&')}`;
}

function getName(parameter: string): string {
  return parameter.split('=')[0] ?? '';
}

/**
 * Returns whether the path of a URL has its canonical spelling, the only one whose response may be cached: without
 * needless percent-encoding, segments that begin with a dot, or repeated slashes.
 */
export function hasCanonicalPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (/\/\.|\/\/|\\|[^!-~]/.test(path)) return false;
  return [...path.matchAll(/%(.{0,2})/g)].every(([, byte = '']) => /^[\dA-F]{2}$/.test(byte) && !isUnreserved(byte));
}

/** Returns whether a byte is unreserved (RFC 3986): a letter, a digit or one of `-._~`. */
function isUnreserved(byte: string): boolean {
  return /[\w.~-]/.test(String.fromCharCode(Number.parseInt(byte, 16)));
}
