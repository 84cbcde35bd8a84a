import { Link, useLocation } from 'react-router-dom';
import { crumbsOf } from './crumbs.ts';
import './breadcrumb.css';

type Props = {
  /** The label of the page itself, where its address does not say it well enough. */
  current?: string;
};

/** The way to this page. */
export function Breadcrumb({ current }: Props) {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname, current);
  return (
    <nav className="breadcrumb no-print" aria-label="Breadcrumb">
      <ol className="breadcrumb__list">
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
