import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { EmptyPlatter } from '#client/ui/empty-platter.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import './saved.css';

type ViewProps = {
  title: string;
  /** The purpose of the page, in a sentence. */
  description: string;
  children: ReactNode;
};

/** A page of recipes stored in the browser, with links to the other lists. Without scripts, it shows what it needs. */
export function SavedView({ title, description, children }: ViewProps) {
  const saved = useBrowserStore((state) => state.saved);
  const compare = useBrowserStore((state) => state.compare);
  const basket = useBrowserStore((state) => state.basket);
  const tabs: { to: string; label: string; count: number | null | undefined }[] = [
    { to: paths.saved, label: 'Saved', count: saved?.length },
    { to: paths.compare, label: 'Compare', count: compare?.length },
    { to: paths.cart, label: 'Basket', count: basket?.length },
    { to: paths.plan, label: 'Week', count: null },
  ];
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} compact>
        {description}
      </PageBanner>
      <div className="wrap saved">
        <nav className="saved__tabs no-print" aria-label="Your lists">
          {tabs.map(({ to, label, count }) => (
            <NavLink key={to} className="saved__tab" to={to}>
              {label} {count !== null && <span className="saved__tab-count">{count}</span>}
            </NavLink>
          ))}
        </nav>
        <p className="saved__needs">
          Your lists are stored in your browser and, if you sign in, in your account. This page needs JavaScript and
          browser storage to show them. All <a href={paths.recipes}>recipes</a> work without either.
        </p>
        {children}
      </div>
    </>
  );
}

/** Placeholder until storage has been read and the server has responded. */
export function ListPlaceholder() {
  return (
    <div className="saved__waiting needs-script" aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  );
}

/** An empty list, with links to recipes. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <div className="saved-empty">
      <EmptyPlatter />
      <div className="saved-empty__text">
        <h2>{title}</h2>
        <p className="lede">{text}</p>
        <p className="saved-empty__ways">
          <Link className="button" to={paths.recipes}>
            Find recipes
          </Link>
          <Link className="button button--quiet" to={paths.cuisines}>
            Browse cuisines
          </Link>
        </p>
      </div>
    </div>
  );
}

type FetchNoticesProps = {
  /** `true` if some recipes could not be fetched. */
  hasFailed: boolean;
  /** Titles of recipes that are no longer published. */
  missingTitles: readonly string[];
};

/** Explains why stored copies are displayed, and names recipes that are no longer published. */
export function FetchNotices({ hasFailed, missingTitles }: FetchNoticesProps) {
  return (
    <>
      {hasFailed && !navigator.onLine && (
        <p className="saved__gone">You are offline. This is the copy stored in your browser.</p>
      )}
      {hasFailed && navigator.onLine && (
        <ErrorText onRetry={() => window.location.reload()}>
          Some recipes could not be loaded. Stored copies are shown.
        </ErrorText>
      )}
      {missingTitles.length > 0 && <p className="saved__gone">No longer published: {missingTitles.join(', ')}.</p>}
    </>
  );
}
