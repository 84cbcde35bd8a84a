import { type BrowserState, useBrowserStore } from './store.ts';

const isAsset = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`);

/**
 * Has the service worker store copies of the pages of recipes that are saved, planned, in the basket or being cooked,
 * when lists are loaded or change. Call it before `hydrateStore`.
 */
export function copyForOffline(): void {
  useBrowserStore.subscribe((state, previous) => {
    const { saved, compare, plan, cooked } = state;
    if (!saved) return;
    const pages = getPages(state);
    const isSame = saved === previous.saved && cooked?.length === previous.cooked?.length;
    if (isSame && pages.join() === getPages(previous).join()) return;
    const isEmpty = [pages, compare, plan, cooked].every((list) => !list?.length);
    // A worker may have copies of a dish whose ticks have expired.
    if (previous.saved === undefined && isEmpty && !navigator.serviceWorker?.controller) return;
    void notifyServiceWorker(pages);
    if (previous.saved?.length === 0 && saved.length > 0) void askToPersist();
  });
}

/** Returns the paths of the recipes that a visitor may need offline. */
function getPages({ saved = [], basket = [], plan = [], ticks = {} }: BrowserState): string[] {
  const dishes = [...plan, ...Object.values(ticks)].flatMap(({ dish }) => dish ?? []);
  // A dish that is being cooked has a query with the step to continue at.
  return [...saved, ...basket, ...dishes].map(({ path }) => path.replace(/\?.*/, ''));
}

/** Returns the service worker, and registers it if necessary; undefined if there is none, as in development. */
export async function registerWorker(): Promise<ServiceWorker | null | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).active;
  } catch (error) {
    // Without a worker, recipes are read online.
    console.info(error);
    return undefined;
  }
}

/** Sends the paths of the pages to copy, and of this page's files, to the service worker. */
async function notifyServiceWorker(pages: readonly string[]): Promise<void> {
  const worker = await registerWorker();
  // The worker did not see the requests for files that this page loaded before it started.
  const assets = performance.getEntriesByType('resource').filter(isAsset);
  worker?.postMessage({ pages, assets: assets.map(({ name }) => new URL(name).pathname) });
}

/** Asks the browser not to delete the copies if space is short. The browser may ask the visitor. */
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser does not support this, or the connection is not secure.
  }
}
