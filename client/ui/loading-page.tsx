import type { ReactNode } from 'react';

type Props = {
  /** What stands beside the page, if anything does. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page on its way: the shape of what comes, and the word for it. */
export function LoadingPage({ aside, children }: Props) {
  return (
    <div className="loading-page">
      <div className="page-banner page-banner--slim">
        <div className="wrap page-banner__inner">
          <p className="page-banner__title page-banner__title--small">Loading...</p>
        </div>
      </div>
      <div className={aside ? 'wrap with-sidebar' : 'wrap section'}>
        <div>{children}</div>
        {aside && <div>{aside}</div>}
      </div>
    </div>
  );
}
