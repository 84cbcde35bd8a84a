import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

type Props = {
  /** The id of a place on this page. Example: "ingredients". */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to a place on this page. A plain `<a href="#…">` would make the router forget where one was. */
export function HashLink({ to, className, children }: Props) {
  const { search } = useLocation();
  return (
    <Link className={className} to={{ search, hash: to }}>
      {children}
    </Link>
  );
}
