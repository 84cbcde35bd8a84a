import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { createPath, type NavigateOptions, resolvePath, type To, useLocation, useNavigate } from 'react-router-dom';

/** State of a navigation that changes only a part of the page, and keeps the focus and the scroll position. */
export const KEEP_PAGE = { stay: true };

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'state' | 'preventScrollReset'> & {
    /** A path that begins with a slash, or parts of a URL; without a pathname, the current page's. */
    to: To;
  };

/**
 * A link to a page of the site. Works like React Router's link, without the features that this site does not use.
 * React Router's link collects and serializes its parent routes on each render, and a page has a hundred links.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;

function BrowserLink({ to, state, preventScrollReset, onClick, children, ...attributes }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = toHref(to, location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { state, preventScrollReset, replace: href === createPath(location) });
  };
  return (
    <a {...attributes} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** The same element as `BrowserLink`, without event handlers. */
function ServerLink({
  to,
  state: _state,
  preventScrollReset: _preventScrollReset,
  onClick: _onClick,
  ...attributes
}: Props) {
  const { pathname } = useLocation();
  return <a {...attributes} href={toHref(to, pathname)} />;
}

function toHref(to: To, pathname: string): string {
  return typeof to === 'string' && to.startsWith('/') ? to : createPath(resolvePath(to, pathname));
}

type HashLinkProps = Pick<Props, 'onClick'> & {
  /** The id of an element on this page. Example: "ingredients". */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to an element on this page. With a plain `<a href="#…">` the router would lose the scroll position. */
export function HashLink({ to, className, onClick, children }: HashLinkProps) {
  const { search } = useLocation();
  return (
    <Link className={className} to={{ search, hash: to }} onClick={onClick}>
      {children}
    </Link>
  );
}

export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

/** Returns `true` for a click that the browser would follow in the same tab: primary button, no modifier keys. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
