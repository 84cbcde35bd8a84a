import { answerAsset, answerData, answerPage, answerPicture } from './answers.ts';
import { forgetFormerAssets, keepAssets, keepOnly, keepShell } from './keep-pages.ts';
import { isAsk, isLife, isTell } from './worker-events.ts';

declare const clients: { claim(): Promise<void> };

// It comes with the first recipe that is kept, and keeps what was saved: the rest of the site does not know of it.
addEventListener('install', (event) => {
  if (isLife(event)) event.waitUntil(keepShell());
});

addEventListener('activate', (event) => {
  if (isLife(event)) event.waitUntil(forgetFormerAssets().then(() => clients.claim()));
});

addEventListener('message', (event) => {
  if (!isTell(event) || typeof event.data !== 'object' || event.data === null) return;
  const { pages = [], assets = [] }: { pages?: string[]; assets?: string[] } = event.data;
  event.waitUntil(
    keepOnly(pages)
      .then(() => keepAssets(assets))
      .then(forgetFormerAssets),
  );
});

addEventListener('fetch', (event) => {
  if (!isAsk(event) || event.request.method !== 'GET') return;
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (pathname.startsWith('/pictures/')) event.respondWith(answerPicture(request));
  else if (pathname === '/graphql' && searchParams.get('operationName')?.startsWith('Kept'))
    event.respondWith(answerData(request));
});
