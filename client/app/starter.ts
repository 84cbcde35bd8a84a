/** Longer than this the scripts do not wait: a picture may hang, and a page in a hidden tab is not painted. */
const PATIENCE_MS = 2_500;
/** How long they wait for the large picture to be painted once it is there. */
const PAINT_MS = 400;

let started = false;

/**
 * Brings in the scripts when all that one reads is there. Pages are whole without scripts, and on a slow line a hundred
 * and fifty kilobytes of them would only keep the picture waiting. This file imports nothing: it has to stay small.
 */
function start(): void {
  if (started) return;
  started = true;
  const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // Those that the last one imports are named too: they come at once, and each runs in a task of its own.
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }
}

/** What has come with the page is painted in the next frame, but the large picture not always: it has to be decoded. */
function startAfterPaint(): void {
  const picture = document.querySelector('img[fetchpriority=high]');
  const kind = 'largest-contentful-paint';
  if (!picture || !PerformanceObserver.supportedEntryTypes.includes(kind)) {
    requestAnimationFrame(() => setTimeout(start));
    return;
  }
  setTimeout(start, PAINT_MS);
  new PerformanceObserver((list) => {
    const painted = list.getEntries().some((entry) => 'element' in entry && entry.element === picture);
    if (painted) setTimeout(start);
  }).observe({ type: kind, buffered: true });
}

setTimeout(start, PATIENCE_MS);
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);

export {};
