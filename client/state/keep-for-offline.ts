import type { Product } from './kept-state.ts';

const isAsset = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}/assets/`);

/** Tells the service worker which pages to keep. The first time brings it in; built sites only have one. */
export async function keepForOffline(saved: readonly Product[]): Promise<void> {
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
