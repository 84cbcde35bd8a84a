import type { ReactNode } from 'react';
import './skeleton.css';

type Shape = 'picture' | 'platter' | 'band' | 'title' | 'line' | 'short' | 'crumbs';

/** A placeholder for content that is loading. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <div className={`skeleton skeleton--${shape}`} aria-hidden="true" />;
}

type Props = {
  /** The title band of the page: with a line under the title, with the title alone, slim, or none. */
  banner?: 'lined' | 'titled' | 'slim' | 'none';
  /** The placeholder of a sidebar. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The placeholder of a page that is loading. */
export function LoadingPage({ banner = 'slim', aside, children }: Props) {
  return (
    <div className="loading-page">
      <title>Loading... · Mesob</title>
      {banner === 'none' ? (
        <p className="wrap loading-page__word">Loading...</p>
      ) : (
        <div className={banner === 'slim' ? 'page-banner page-banner--slim' : 'page-banner'}>
          <div className="wrap page-banner__inner">
            <p className={banner === 'slim' ? 'page-banner__title--small' : 'loading-page__title'}>Loading...</p>
            {banner === 'lined' && <Skeleton shape="short" />}
            {banner !== 'slim' && <Skeleton shape="crumbs" />}
          </div>
        </div>
      )}
      <div className={aside ? 'wrap with-sidebar' : 'wrap section'}>
        <div>{children}</div>
        {aside && <div>{aside}</div>}
      </div>
    </div>
  );
}
