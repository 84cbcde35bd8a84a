import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorText } from '../error-text.tsx';
import { getLastPage } from '../list-page.ts';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { MissingScript, ScriptError } from './missing-script.tsx';
import { NotFound } from './not-found.tsx';

type Props = {
  /** Title of the page if there is no data to derive it from. */
  title?: string;
  /** Text if the page could not be loaded. */
  failed?: string;
  /** Additional text on the page for unknown URLs. */
  unknown?: string;
};

/** Replaces a page that failed. */
export function PageError({
  title = 'Something went wrong',
  failed = 'Something went wrong! Please try again later.',
  unknown,
}: Props) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    // Reloads offline, because the service worker may have a copy, and otherwise responds with the offline page.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  const lastPage = getLastPage(error);
  if (lastPage !== undefined) return <NotFound lastPage={lastPage} />;
  if (notFound) return <NotFound missing={unknown} />;
  if (error instanceof MissingScript) return <ScriptError key={key} title={title} failed={failed} />;
  return (
    <>
      <PageHead title={title} description={failed} />
      <PageBanner title={title} compact />
      <div className="wrap section">
        <ErrorText onRetry={() => void revalidate()}>{failed}</ErrorText>
      </div>
    </>
  );
}
