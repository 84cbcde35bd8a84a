import { ASSETS, findCopy, getCachedPaths, PAGES, PICTURES } from './caches.ts';
import type { FetchEvent } from './events.ts';
import { SAVED_RESPONSES } from './saved-responses.ts';

/** How long a page with a copy may take to respond before the copy is used, in ms. */
const TIMEOUT_MS = 3_000;
/** Maximum number of stored responses: a few times the number of pages that show saved recipes. */
const MAX_RESPONSES = 12;

// Copies are stored with `waitUntil`, so that no response waits for them.

/**
 * Responds with a fresh page, or with its copy after `TIMEOUT_MS` or a failure. A page without a copy is redirected if
 * there is no network.
 */
export async function getPageResponse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await findCopy(PAGES, request, true);
  if (!copy) return fetch(request).catch(() => redirectOffline(request));
  const freshPage = fetchAndCopy(event);
  return Promise.race([
    freshPage.then((page) => (page.status < 500 ? page : copy)).catch(() => copy),
    resolveLater(copy),
  ]);
}

/** Responds with a cached script, style sheet or font if there is one: its URL changes with its contents. */
export async function getAssetResponse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Searches all caches: a page that could not be fetched again needs files of an earlier build.
  const copy = await caches.match(request, { ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(storeCopy(ASSETS, request, response.clone()));
  return response;
}

/** Responds with a picture; without a network, with any copied picture of the same dish. */
export async function getPictureResponse(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const [folder] = new URL(request.url).pathname.match(/^\/pictures\/[^/]+\//) ?? [];
    const cache = await caches.open(PICTURES);
    const candidates = (await cache.keys()).filter(({ url }) => folder && new URL(url).pathname.startsWith(folder));
    const [best] = candidates.sort((a, b) => Number(hasSameType(b, request)) - Number(hasSameType(a, request)));
    const copy = best && (await cache.match(best));
    if (copy) return copy;
    throw error;
  }
}

/** Responds to queries of pages with saved recipes; without a network, with the last response to the same query. */
export async function getDataResponse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(storeCopy(SAVED_RESPONSES, request, response.clone()).then(deleteOldest));
    return response;
  } catch (error) {
    const copy = await findCopy(SAVED_RESPONSES, request);
    if (copy) return copy;
    throw error;
  }
}

async function fetchAndCopy(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = await fetch(request);
  const { pathname, search } = new URL(request.url);
  if (response.ok && search === '') event.waitUntil(storeCopy(PAGES, pathname, response.clone()));
  return response;
}

/**
 * Redirects to the page for shared lists, to the recipe's copy at another path, or to the offline page. A redirect lets
 * scripts see the right URL.
 */
async function redirectOffline(request: Request): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const [, listId] = /^\/shopping-list\/([^/]+)$/.exec(pathname) ?? [];
  if (listId && (await findCopy(PAGES, '/shopping-list')))
    return Response.redirect(`${origin}/shopping-list#${listId}`, 302);
  const slug = pathname.split('/').at(-1);
  const otherPath =
    slug && (await getCachedPaths(PAGES)).find((path) => path !== pathname && path.endsWith(`/${slug}`));
  if (otherPath) return Response.redirect(origin + otherPath, 302);
  if (pathname === '/offline') return Response.error();
  return Response.redirect(`${origin}/offline?from=${encodeURIComponent(pathname + search)}`, 302);
}

/**
 * Stores a copy, unless the response's headers forbid it. If storage is full there is no copy, but the response still
 * arrives.
 */
async function storeCopy(name: string, key: Request | string, response: Response): Promise<void> {
  if (/no-store|private/.test(response.headers.get('cache-control') ?? '')) return;
  const cache = await caches.open(name);
  await cache.put(key, response).catch(() => undefined);
}

async function deleteOldest(): Promise<void> {
  const cache = await caches.open(SAVED_RESPONSES);
  for (const oldest of (await cache.keys()).slice(0, -MAX_RESPONSES)) await cache.delete(oldest);
}

async function resolveLater(response: Response): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return response;
}

function hasSameType(a: Request, b: Request): boolean {
  return a.url.split('.').at(-1) === b.url.split('.').at(-1);
}
