import {
  type createBrowserRouter,
  matchRoutes,
  type Params,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import { registerWorker } from '#client/state/offline-copies.ts';
import { recipeRoutes, routes } from './router.tsx';

/** Maximum number of links in view to prefetch on a page. Hovered, touched and focused links have no limit. */
const MAX_VISIBLE_LINKS = 4;
/** Delay after the site has loaded before links in view are prefetched, in ms, unless the visitor is active earlier. */
const ACTIVITY_TIMEOUT_MS = 6_000;
/** How long a pointer must stay on a link to count as intent, in ms. */
const DWELL_MS = 50;

/** URLs that have been prefetched, or are being prefetched. */
const fetchedUrls = new Set<string>();

/**
 * Prefetches the scripts and data of pages before their links are followed. A link that is touched or focused is
 * prefetched at once, and a hovered link after `DWELL_MS`. Links to recipes and lists in view follow one by one in idle
 * time, once the visitor is active or some seconds have passed. The page's loader finds the responses in Apollo's
 * cache. Also registers the service worker, which serves an offline page. Does nothing if the visitor saves data or the
 * connection is slow.
 */
export function startPrefetching(router: ReturnType<typeof createBrowserRouter>): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
  let stop = () => {};
  let shownKey = router.state.location.key;
  onFirstActivity(() => {
    if (!isSavingData()) whenIdle(() => void registerWorker());
    stop();
    stop = prefetchVisible();
  });
  router.subscribe(({ navigation, location }) => {
    // The current navigation goes first.
    if (navigation.state !== 'idle') return stop();
    if (location.key === shownKey) return;
    shownKey = location.key;
    stop();
    stop = prefetchVisible();
  });
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
  const isIntended = () => !isMouse || link.matches(':hover');
  setTimeout(() => isIntended() && void prefetchPage(getPageAt(link.href)), isMouse ? DWELL_MS : 0);
}

function onFirstActivity(callback: () => void): void {
  const listeners = new AbortController();
  const settings = { passive: true, signal: listeners.signal };
  const startOnce = () => {
    listeners.abort();
    clearTimeout(timer);
    callback();
  };
  const timer = setTimeout(startOnce, ACTIVITY_TIMEOUT_MS);
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(type, startOnce, settings);
}

/** Prefetches pages that links in view lead to. Returns a function that stops it. */
function prefetchVisible(): () => void {
  const queuedUrls: string[] = [];
  let remaining = MAX_VISIBLE_LINKS;
  let running = false;
  // One page per idle period: matching a URL and merging a response takes time on a phone.
  const next = async () => {
    if (running || remaining === 0) return;
    const href = queuedUrls.shift();
    if (href === undefined) return;
    running = true;
    const page = getPageAt(href);
    if (page && recipeRoutes.includes(page.route) && (await prefetchPage(page))) remaining -= 1;
    running = false;
    whenIdle(next);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (!queuedUrls.includes(target.href)) queuedUrls.push(target.href);
    }
    whenIdle(next);
  });
  whenIdle(() => {
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  });
  return () => {
    remaining = 0;
    observer.disconnect();
  };
}

type Page = { url: URL; route: RouteObject; params: Params };

/** Prefetches a page. Returns `false` if it was skipped. */
async function prefetchPage(page: Page | undefined): Promise<boolean> {
  if (!page || isSavingData() || !navigator.onLine) return false;
  const { url, route, params } = page;
  const address = url.pathname + url.search;
  if (fetchedUrls.has(address) || address === window.location.pathname + window.location.search) return false;
  fetchedUrls.add(address);
  const context = new RouterContextProvider();
  try {
    const script = typeof route.lazy === 'function' ? route.lazy() : undefined;
    const loader = route.loader ?? (await script)?.loader;
    if (typeof loader === 'function') {
      await loader({ request: new Request(url), url, params, context, pattern: route.path ?? '' });
    }
    await script;
  } catch (response) {
    const target = response instanceof Response ? response.headers.get('Location') : null;
    if (target) return prefetchPage(getPageAt(new URL(target, url).href));
    // The page's own load will report the error, if it persists.
    fetchedUrls.delete(address);
  }
  return true;
}

/** Returns the page of this site at a URL; undefined for other sites, and for feeds and files. */
function getPageAt(href: string): Page | undefined {
  const url = new URL(href);
  // A recipe's other formats have an extension: "/recipes/dinner/doro-wat.json".
  if (url.origin !== window.location.origin || /\.\w+$/.test(url.pathname)) return undefined;
  const leaf = matchRoutes(routes, url.pathname)?.at(-1);
  return leaf && leaf.route.path !== '*' ? { url, route: leaf.route, params: leaf.params } : undefined;
}

/** Returns `true` if the browser reports that the visitor saves data or has a slow connection. */
function isSavingData(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData = false, effectiveType = '' } = navigator.connection as {
    saveData?: boolean;
    effectiveType?: string;
  };
  return saveData || effectiveType.endsWith('2g');
}

function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
