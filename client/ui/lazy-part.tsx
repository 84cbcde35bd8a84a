import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance from the window at which a part with `when="visible"` is fetched. */
const PRELOAD_MARGIN = '600px';

/** When to fetch a part; `intent`: once the pointer or the focus is on its parent element. */
type FetchTrigger = 'now' | 'visible' | 'idle' | 'intent';

type Props<Module> = {
  /** Fetches the part. Example: `() => import('./search-drawer.tsx')`. */
  load: () => Promise<Module>;
  when: FetchTrigger;
  /** Shown until the part has loaded, including on the server and during hydration. */
  fallback?: ReactNode;
  /** Shown after the script failed to load, until a retry succeeds. Default: `fallback`. */
  errorFallback?: ReactNode;
  /** Renders the loaded module. */
  children: (module: Module) => ReactNode;
};

/**
 * A part of a page whose script loads later. Fetch a drawer or modal on intent, and at the latest when it opens:
 * `when={open ? 'now' : 'intent'}`. A failed fetch is retried when the network or the user returns.
 */
export function LazyPart<Module extends object>({
  load,
  when,
  fallback,
  errorFallback = fallback,
  children,
}: Props<Module>) {
  const marker = useRef<HTMLSpanElement>(null);
  const [module, setModule] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);
  const fetchPart = useEffectEvent(() => {
    load().then(
      (loaded) => {
        setModule(loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.error(error);
        setHasFailed(true);
      },
    );
  });
  useEffect(() => {
    const element = marker.current?.parentElement;
    if (!element) return;
    if (when === 'visible') return onVisible(element, fetchPart);
    if (when === 'intent') return onIntent(element, fetchPart);
    if (when === 'idle') return onIdle(fetchPart);
    fetchPart();
    return undefined;
  }, [when]);
  useEffect(() => (hasFailed ? onReturn(fetchPart) : undefined), [hasFailed]);
  if (module) return children(module);
  return (
    <>
      {hasFailed ? errorFallback : fallback}
      <span ref={marker} hidden />
    </>
  );
}

/** Redirects to the page that replaces a drawer or modal that failed to load. */
export function RedirectInstead({ to }: { to: string }) {
  useEffect(() => window.location.assign(to), [to]);
  return null;
}

/** Fetches again when the network returns, or the user returns to the page. */
function onReturn(fetch: () => void): () => void {
  const check = () => {
    if (!document.hidden) fetch();
  };
  window.addEventListener('online', fetch);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('online', fetch);
    document.removeEventListener('visibilitychange', check);
  };
}

function onVisible(element: Element, fetch: () => void): () => void {
  const check = ([entry]: IntersectionObserverEntry[]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    fetch();
  };
  const observer = new IntersectionObserver(check, { rootMargin: PRELOAD_MARGIN });
  observer.observe(element);
  return () => observer.disconnect();
}

function onIntent(element: Element, fetch: () => void): () => void {
  const listeners = new AbortController();
  const settings = { once: true, passive: true, signal: listeners.signal };
  element.addEventListener('pointerover', fetch, settings);
  element.addEventListener('focusin', fetch, settings);
  return () => listeners.abort();
}

function onIdle(fetch: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(fetch, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(fetch);
  return () => cancelIdleCallback(request);
}
