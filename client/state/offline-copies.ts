import { type Product, useBrowserStore } from './store.ts';

const isAsset = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`);

/** Has the service worker store copies of saved recipes' pages, now and after each change. Call it before `hydrateStore`. */
export function copyForOffline(): void {
  useBrowserStore.subscribe((state, before) => {
    const { saved, compare, basket, plan, cooked } = state;
    const counted = [basket, plan, cooked].map((list) => list?.length).join();
    const countedBefore = [before.basket, before.plan, before.cooked].map((list) => list?.length).join();
    if (!saved || (saved === before.saved && counted === countedBefore)) return;
    const isNothing = [saved, compare, basket, plan, cooked].every((list) => !list?.length);
    if (before.saved === undefined && isNothing) return;
    void notifyServiceWorker(saved);
    if (before.saved?.length === 0 && saved.length > 0) void askToPersist();
  });
}

/** Tells the service worker which pages to copy. The first time registers it; built sites only have one. */
async function notifyServiceWorker(saved: readonly Product[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const pages = saved.map(({ path }) => path);
    // What this page has loaded before there was a worker to see it.
    const assets = performance.getEntriesByType('resource').filter(isAsset);
    active?.postMessage({ pages, assets: assets.map(({ name }) => new URL(name).pathname) });
  } catch (error) {
    // Without a worker recipes are read online, as before.
    console.info(error);
  }
}

/** Asks the browser not to throw the copies away when space is short. It may ask the visitor. */
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser without that, or a page without a secure connection.
  }
}
