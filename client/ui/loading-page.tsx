import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type Props = {
  /** The title band that comes: with a line under the title, with the title alone, slim, or none. */
  banner?: 'lined' | 'titled' | 'slim' | 'none';
  /** What stands beside the page, if anything does. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page on its way: the shape of what comes, and the word for it. */
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
