import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#client/ui/link.tsx';

type Props = {
  /** The id of a place on this page. Example: "ingredients". */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to a place on this page. With a plain `<a href="#…">` the router would lose the scroll position. */
export function HashLink({ to, className, children }: Props) {
  const { search } = useLocation();
  return (
    <Link className={className} to={{ search, hash: to }}>
      {children}
    </Link>
  );
}

export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
