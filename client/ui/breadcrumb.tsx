import { useLocation } from 'react-router-dom';
import { Link } from '#client/ui/link.tsx';
import './breadcrumb.css';

type Crumb = { label: string; to: string };

type Props = {
  /** The label of the page itself, if its URL does not give a good label. */
  current?: string;
};

/** Links to the parent pages, then the label of this page. */
export function Breadcrumb({ current }: Props) {
  const { pathname } = useLocation();
  const crumbs = getCrumbs(pathname, current);
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

/**
 * Returns the breadcrumb of a URL: Home, then a crumb for each segment.
 * @param current - the label of the page itself, if its URL does not give a good label
 */
export function getCrumbs(pathname: string, current?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    label: segment === 'foods' ? 'Ingredients' : toLabel(segment),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  const last = crumbs.at(-1);
  if (last && current) last.label = current;
  return [{ label: 'Home', to: '/' }, ...crumbs];
}

/** Returns a URL segment as a title. Example: "tagliatelle-al-ragu" becomes "Tagliatelle Al Ragu" */
function toLabel(segment: string): string {
  return decodeSegment(segment)
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
