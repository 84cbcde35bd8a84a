import type { ReactNode } from 'react';

/** A page on its way: the shape of what comes, and the word for those who see and for those who hear. */
export function LoadingPage({ children }: { children: ReactNode }) {
  return (
    <div className="wrap loading-page">
      <p className="loading-page__text">Loading...</p>
      {children}
    </div>
  );
}
