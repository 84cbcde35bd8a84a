import { useEffect, useState } from 'react';
import { ErrorText } from '../error-text.tsx';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';

/**
 * Thrown if a page's script fails to load: the network dropped, or a newer build has replaced it. Neither the browser
 * nor the router retries, so only loading the page as a document helps.
 */
export class MissingScriptError extends Error {
  override name = 'MissingScriptError';
}

type Props = {
  title: string;
  /** Shown if the page cannot be loaded as a document either. */
  failedText: string;
};

/** The page shown if a page's script failed to load. */
export function ScriptErrorPage({ title, failedText }: Props) {
  const loading = useDocumentReload();
  if (loading) {
    return (
      <p className="wrap section" role="status">
        Loading...
      </p>
    );
  }
  return (
    <>
      <PageHead title={title} description={failedText} />
      <PageBanner title={title} compact />
      <div className="wrap section">
        <ErrorText onRetry={loadDocument}>{failedText}</ErrorText>
      </div>
    </>
  );
}

/** How long to wait for the server to respond, in ms. */
const TIMEOUT_MS = 3_000;

/**
 * Loads the current URL as a document if the server responds, because after a deploy the previous build's scripts are
 * gone.
 * @returns `true` if it may be loading; `false` if the user has to retry
 */
function useDocumentReload(): boolean {
  const [loading, setLoading] = useState(() => navigator.onLine && !isDocumentUrl());
  useEffect(() => {
    if (!loading) return;
    let isLeaving = false;
    fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(({ ok }) => ok && !hasFieldText())
      .catch(() => false)
      .then((mayLoad) => {
        if (isLeaving) return;
        if (mayLoad) loadDocument();
        else setLoading(false);
      });
    return () => {
      isLeaving = true;
    };
  }, [loading]);
  return loading;
}

function loadDocument(): void {
  const { pathname, search, hash } = window.location;
  // With a hash, `replace` would only scroll. A reload restores the scroll position.
  if (hash) window.location.reload();
  else window.location.replace(pathname + search);
}

/** Returns `true` if this document was loaded from the current URL. Loading it again would be an endless loop. */
function isDocumentUrl(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return true;
  const { pathname, search } = new URL(navigation.name);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Returns `true` if a field has text that a reload would lose, for example in the search drawer. */
function hasFieldText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
