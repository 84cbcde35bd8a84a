import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorText } from '../error-text.tsx';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { MissingScript } from './missing-script.ts';
import { NotFound } from './not-found.tsx';
import { PageMissing } from './page-missing.tsx';

type Props = {
  /** The title band, while there is nothing to name it after. */
  title?: string;
  /** What to say where the page could not be fetched. */
  failed?: string;
  /** What to say where there is no such thing, besides what the page for unknown addresses says. */
  unknown?: string;
};

/** Stands in the place of a page that failed. Header and footer stay. */
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
    // As a whole page it may have been kept for this, and otherwise there is a page that says so.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  if (notFound) return <NotFound missing={unknown} />;
  if (error instanceof MissingScript) return <PageMissing key={key} title={title} failed={failed} />;
  return (
    <>
      <PageHead title={title} description={failed} />
      <PageBanner title={title} />
      <div className="wrap section">
        <ErrorText onRetry={() => void revalidate()}>{failed}</ErrorText>
      </div>
    </>
  );
}
