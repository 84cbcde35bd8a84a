/** Maximum delay of the scripts, in ms: a picture may never finish loading, and a hidden tab does not paint. */
const TIMEOUT_MS = 2_500;
/** How long scripts wait for the large picture to be painted once it has loaded, in ms. */
const PAINT_MS = 400;
/** How long scripts wait for the fonts, in ms. */
const FONTS_MS = 1_000;

/** Matches saved or cooked recipes in the browser's stored lists. */
const HAS_RECIPES = /"(wishlist|cooked)":\[\{/;

const root = document.documentElement;

let started = false;

/**
 * The starter: the only script in the page's HTML. Loads fonts and scripts once the rest of the visible page has
 * loaded: pages are complete without them, and on a slow connection 200 kB of scripts would only delay the picture.
 * This file imports nothing, to stay small.
 */
function start(): void {
  if (started) return;
  started = true;
  void Promise.race([showFonts(), new Promise((resolve) => setTimeout(resolve, FONTS_MS))]).then(addScripts);
}

/**
 * Applies the fonts to one part of the page after the other: all at once would block a slow phone for half a second.
 * The class is not set on the root element, because that would restyle all parts again.
 */
async function showFonts(): Promise<void> {
  await fetchFonts();
  if (document.body.classList.contains('fonts')) return;
  for (const part of document.querySelectorAll('header, section, footer')) {
    part.classList.add('fonts');
    // Forces a layout of this part now; otherwise all parts would be laid out together.
    part.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.body.classList.add('fonts');
}

/** Fetches the site's fonts, the only fonts with `font-display: swap`. The fallback fonts are installed ones. */
async function fetchFonts(): Promise<void> {
  const fonts = Array.from(document.fonts).filter(({ display }) => display === 'swap');
  await Promise.allSettled(fonts.map((font) => font.load()));
}

function addScripts(): void {
  const { scripts = '', style } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  if (style) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style }));
  // The list includes the modules that the last script imports: all are fetched at once, and each runs in its own task.
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }
}

/** Waits for the large picture, which must be decoded first, so it may be painted later than the rest of the page. */
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

// A browser that has cached this file has also cached the fonts, so they are applied at once, before the first paint.
// The body may not have been parsed yet.
const [self] = performance.getEntriesByName(import.meta.url);
if (self && 'transferSize' in self && self.transferSize === 0)
  void fetchFonts().then(() => (document.body ?? root).classList.add('fonts'));

/** Returns `true` if the home page has dishes to offer to this visitor. `CookStripSlot` applies the same rule. */
function hasOffers(): boolean {
  const stored = localStorage.getItem('root') ?? '{}';
  if (localStorage.getItem('timers') || HAS_RECIPES.test(stored)) return true;
  const now = new Date();
  // The plan's days are in local time.
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const plan: { day: string; dish?: object }[] = JSON.parse(stored).state?.plan ?? [];
  if (plan.some(({ day, dish }) => dish && day >= today)) return true;
  const ticks: { at: number; dish?: object }[] = Object.values(JSON.parse(localStorage.getItem('ticks') ?? '{}'));
  return ticks.some(({ at, dish }) => dish && at > now.getTime() - 24 * 3_600_000);
}

// Reserves space for a returning visitor's dishes on the home page, and hides a dismissed announcement.
try {
  // After the first paint nothing may move, so the dishes go below the large pictures, and the hidden announcement
  // keeps its space.
  const isPainted = performance.getEntriesByName('first-paint').length > 0;
  if (hasOffers()) root.classList.add('cook', ...(isPainted ? ['cook-late'] : []));
  if (Number(localStorage.getItem('announcementHiddenUntil')) > Date.now())
    root.classList.add(isPainted ? 'unannounced-late' : 'unannounced');
} catch {
  // Storage is switched off or contains invalid data.
}

// Buttons need the other scripts, which repeat the presses.
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('[type=button]')?.setAttribute('data-pressed', '');
});

setTimeout(start, TIMEOUT_MS);
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);

export {};
