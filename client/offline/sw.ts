import { cacheAssets, cachePages, cacheShell, deleteFormerAssets } from './copies.ts';
import { isExtendable, isFetch, isMessage, isNotification } from './events.ts';
import { getAssetResponse, getDataResponse, getPageResponse, getPictureResponse } from './responses.ts';

declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
};

// The service worker. The site works without it, except offline.
addEventListener('install', (event) => {
  if (isExtendable(event)) event.waitUntil(cacheShell());
});

addEventListener('activate', (event) => {
  if (isExtendable(event)) event.waitUntil(deleteFormerAssets().then(() => clients.claim()));
});

addEventListener('message', (event) => {
  if (!isMessage(event) || typeof event.data !== 'object' || event.data === null) return;
  const { pages = [], assets = [] }: { pages?: string[]; assets?: string[] } = event.data;
  event.waitUntil(
    cachePages(pages)
      .then(() => cacheAssets(assets))
      .then(deleteFormerAssets),
  );
});

addEventListener('fetch', (event) => {
  if (!isFetch(event) || event.request.method !== 'GET') return;
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(getPageResponse(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(getAssetResponse(event));
  else if (pathname.startsWith('/pictures/')) event.respondWith(getPictureResponse(request));
  else if (pathname === '/graphql' && searchParams.get('operationName')?.startsWith('Saved'))
    event.respondWith(getDataResponse(event));
});

// The notification of a timer that has ended.
addEventListener('notificationclick', (event) => {
  if (!isNotification(event)) return;
  event.notification.close();
  event.waitUntil(showTimers(event.notification.data));
});

/** Focuses an open page, because every page shows the timers; otherwise opens the path. */
async function showTimers(path: unknown): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page) await page.focus();
  else if (typeof path === 'string') await clients.openWindow(path);
}
