import { type Product, useBrowserStore } from './store.ts';

const isAsset = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`);

/**
 * Has the service worker store copies of saved recipes' pages when lists are loaded or change. Call it before
 * `hydrateStore`.
 */
export function copyForOffline(): void {
  useBrowserStore.subscribe((state, before) => {
    const { saved, compare, basket, plan, cooked } = state;
    const lengths = [basket, plan, cooked].map((list) => list?.length).join();
    const lengthsBefore = [before.basket, before.plan, before.cooked].map((list) => list?.length).join();
    if (!saved || (saved === before.saved && lengths === lengthsBefore)) return;
    const isEmpty = [saved, compare, basket, plan, cooked].every((list) => !list?.length);
    if (before.saved === undefined && isEmpty) return;
    void notifyServiceWorker(saved);
    if (before.saved?.length === 0 && saved.length > 0) void askToPersist();
  });
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

/** Tells the service worker which pages to copy. */
async function notifyServiceWorker(saved: readonly Product[]): Promise<void> {
  const worker = await registerWorker();
  const pages = saved.map(({ path }) => path);
  // Files that this page loaded before the worker could see its requests.
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
