import { useEffect, useState } from 'react';
import { paths } from '#client/paths.ts';
import { EmptyPlatter } from '#client/ui/empty-platter.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { localPath } from '#schema/rules/paths.ts';
import '#client/pages/saved/saved.css';

/** Time between two checks for a network, in ms. */
const RETRY_MS = 4_000;

/** The page that the service worker serves if it has no copy of the requested page. */
export function Component() {
  const requestedPath = useRequestedPath();
  useReturnWhenOnline(requestedPath);
  return (
    <>
      <PageHead
        title="You are offline"
        description="This page is not available offline. Recipes that you saved or planned are."
      />
      <PageBanner title="You are offline" compact />
      <div className="wrap not-found">
        <EmptyPlatter />
        <div className="not-found__text">
          <p className="lede">
            You have no connection, and this page is not stored in your browser. Recipes that you saved, planned or put
            in your basket are, and so is your shopping list if you have opened it since you last changed your basket.
          </p>
          <p className="saved-empty__ways">
            <a className="button" href={paths.saved}>
              Saved recipes
            </a>
            <a className="button button--quiet" href={paths.plan}>
              Week
            </a>
            <a className="button button--quiet" href={paths.cart}>
              Cooking basket
            </a>
          </p>
          {requestedPath && (
            <p>
              <a href={requestedPath}>Try again</a>. The page will load automatically when you are back online.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** Opens a path once the server responds. The `online` event is not enough, because browsers send it too early. */
function useReturnWhenOnline(requestedPath: string | undefined): void {
  useEffect(() => {
    if (!requestedPath) return;
    const check = () => {
      if (!navigator.onLine) return;
      fetch('/livez', { cache: 'no-store' }).then(
        ({ ok }) => ok && window.location.replace(requestedPath),
        () => undefined,
      );
    };
    const timer = setInterval(check, RETRY_MS);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
    };
  }, [requestedPath]);
}

/** Returns the requested path; undefined before hydration, and for URLs of other sites. */
function useRequestedPath(): string | undefined {
  const [requestedPath, setRequestedPath] = useState<string>();
  // Set after hydration, because the stored page was rendered without the requested URL.
  useEffect(() => {
    setRequestedPath(localPath(new URLSearchParams(window.location.search).get('from')));
  }, []);
  return requestedPath;
}
