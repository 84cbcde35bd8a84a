import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { searchOf } from './page-numbers.ts';

type Props = {
  /** Null where there is no such page: shown, but not to be followed. */
  page: number | null;
  /** The parameter of the address that holds the page. */
  parameter?: string;
  /** Where on the page to go. Example: "#featured". */
  hash?: string;
  className: string;
  label?: string;
  current?: boolean;
  children: ReactNode;
};

/** A link to another page of the same list. */
export function PageLink({ page, parameter, hash = '', className, label, current, children }: Props) {
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
      to={{ pathname, search: searchOf(page, new URLSearchParams(search), parameter), hash }}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
