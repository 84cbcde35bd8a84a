import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorText } from '../error-text.tsx';
import { getLastPage } from '../list-page.ts';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { MissingScriptError, ScriptErrorPage } from './missing-script.tsx';
import { NotFound } from './not-found.tsx';

type Props = {
  /** Title of the page if there is no data to derive it from. */
  title?: string;
  /** Shown if the page could not be loaded. */
  failedText?: string;
  /** Shown in addition to the standard text if there is nothing at this URL. */
  notFoundText?: string;
};

/** Replaces a page that failed. */
export function PageError({
  title = 'Something went wrong',
  failedText = 'Something went wrong! Please try again later.',
  notFoundText,
}: Props) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    // While the browser is offline, a reload shows the service worker's copy of the page, or else the offline page.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  const lastPage = getLastPage(error);
  if (lastPage !== undefined) return <NotFound lastPage={lastPage} />;
  if (notFound) return <NotFound message={notFoundText} />;
  if (error instanceof MissingScriptError) return <ScriptErrorPage key={key} title={title} failedText={failedText} />;
  return (
    <>
      <PageHead title={title} description={failedText} />
      <PageBanner title={title} compact />
      <div className="wrap section">
        <ErrorText onRetry={() => void revalidate()}>{failedText}</ErrorText>
      </div>
    </>
  );
}
