import { useEffect, useState } from 'react';

/** How long the server may take to say that it is there. */
const PATIENCE_MS = 3_000;

/**
 * Loads the address shown as a document, by itself, where its script did not come but the server answers: after a deploy
 * the scripts of the former build are gone.
 * @returns whether it may be on its way; false where only the visitor can try again
 */
export function useDocumentInstead(): boolean {
  const [coming, setComing] = useState(() => navigator.onLine && !isOfDocument());
  useEffect(() => {
    if (!coming) return;
    let left = false;
    fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(({ ok }) => ok && !hasTyped())
      .catch(() => false)
      .then((may) => {
        if (left) return;
        if (may) loadDocument();
        else setComing(false);
      });
    return () => {
      left = true;
    };
  }, [coming]);
  return coming;
}

/** Loads the address shown as a document, in the place of this one. */
export function loadDocument(): void {
  const { pathname, search, hash } = window.location;
  // Going to where one is with a hash would only scroll. A reload has the browser restore where the page was scrolled to.
  if (hash) window.location.reload();
  else window.location.replace(pathname + search);
}

/** Whether the document has come from the address shown: a second one would bring no more, and so on without an end. */
function isOfDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const { pathname, search } = new URL(navigation.name);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Whether somebody has opened a sheet meanwhile, as that of the search, and typed: the page itself has no fields yet. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
