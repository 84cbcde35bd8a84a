/** After so long a place that one has gone to is put right: pictures and the header may have changed their heights. */
const SETTLE_MS = 1000;
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a place on the page, and once more when the page has settled, unless the reader has taken over.
 * How far from the top of the window it comes to rest is said by its scroll margin.
 * @returns calls the second time off
 */
export function scrollToPlace(place: Element, behavior: ScrollBehavior): () => void {
  place.scrollIntoView({ behavior });
  const timer = setTimeout(() => {
    release();
    place.scrollIntoView({ behavior });
  }, SETTLE_MS);
  function release() {
    clearTimeout(timer);
    for (const type of interruptions) window.removeEventListener(type, release);
  }
  for (const type of interruptions) window.addEventListener(type, release, { passive: true });
  return release;
}
