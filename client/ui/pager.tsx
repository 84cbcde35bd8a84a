import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#client/ui/link.tsx';
import { Icon } from './icon.tsx';
import { getPageItems, getSearch } from './page-numbers.ts';
import './pager.css';

type Props = {
  /** The name of the listed things, for screen readers. Example: "Recipes". */
  label: string;
  page: number;
  pageCount: number;
  /** URL parameter with the page. */
  parameter?: string;
  /** A hash on the page. Example: "#featured". */
  hash?: string;
  /** `true` for the words "Prev" and "Next" instead of arrows. */
  words?: boolean;
};

/** Links to numbered pages of a list. */
export function Pager({ label, page, pageCount, parameter, hash, words = false }: Props) {
  if (pageCount < 2) return null;
  const linkProps = { parameter, hash };
  return (
    <nav className="pager no-print" aria-label={`Pages of ${label}`}>
      <PageLink
        {...linkProps}
        page={page > 1 ? page - 1 : null}
        className="pager__step"
        label={words ? 'Prev page' : 'Previous page'}
      >
        {words ? 'Prev' : <Icon of={ArrowLeft} size={20} />}
      </PageLink>
      <ol className="pager__numbers">
        {getPageItems(page, pageCount).map((item) =>
          'page' in item ? (
            <li key={item.page}>
              <PageLink
                {...linkProps}
                page={item.page}
                className="pager__number"
                label={`Page ${item.page}`}
                current={item.page === page}
              >
                {item.page}
              </PageLink>
            </li>
          ) : (
            <li key={`gap-${item.gapAfter}`} className="pager__gap" aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      <PageLink {...linkProps} page={page < pageCount ? page + 1 : null} className="pager__step" label="Next page">
        {words ? 'Next' : <Icon of={ArrowRight} size={20} />}
      </PageLink>
    </nav>
  );
}

type GridProps = Pick<Props, 'label' | 'page' | 'pageCount'> & {
  /** The text of the link to the previous page. */
  previous?: string;
};

/**
 * Links to the previous and the next page, around the current page number; nothing if there is only one page. A link
 * without a target is left out, but its space remains.
 */
export function GridPager({ label, page, pageCount, previous = 'Prev' }: GridProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="grid-pager no-print" aria-label={`Pages of ${label}`}>
      <div>
        {page > 1 && (
          <PageLink page={page - 1} className="button button--quiet">
            {previous}
          </PageLink>
        )}
      </div>
      <p className="tabular">
        Page {page} of {pageCount}
      </p>
      <div>
        {page < pageCount && (
          <PageLink page={page + 1} className="button button--quiet">
            Next
          </PageLink>
        )}
      </div>
    </nav>
  );
}

type LinkProps = {
  /** Null if there is no such page: the link is shown disabled. */
  page: number | null;
  parameter?: string;
  hash?: string;
  className: string;
  label?: string;
  current?: boolean;
  children: ReactNode;
};

/** A link to a page of the same list; a disabled button if there is no such page. */
export function PageLink({ page, parameter, hash = '', className, label, current, children }: LinkProps) {
  const { pathname, search } = useLocation();
  if (page === null) {
    return (
      <button type="button" className={className} disabled aria-label={label}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={{ pathname, search: getSearch(page, new URLSearchParams(search), parameter), hash }}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
