import { useLocation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { EmptyPlatter } from '../empty-platter.tsx';
import { ErrorText } from '../error-text.tsx';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import { getSearch } from '../page-numbers.ts';
import './not-found.css';

const otherPages = [
  { label: 'All recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'Newest posts', to: paths.blog },
  { label: 'Search', to: paths.search },
  { label: 'Tell us what you were looking for', to: paths.contact },
];

type Props = {
  /** A message about the missing page or recipe. */
  message?: string;
  /** The last page of a list that has fewer pages than the URL asks for. */
  lastPage?: number;
};

/** The page for unknown URLs. */
export function NotFound({ message, lastPage }: Props) {
  return (
    <>
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <PageBanner title="Page Not Found" heading={false} breadcrumb={false} />
      <div className="wrap not-found">
        <EmptyPlatter />
        <div className="not-found__text">
          <h1>Oops! Page Not Found!</h1>
          {message && <ErrorText>{message}</ErrorText>}
          {lastPage !== undefined && <LastPageLink page={lastPage} />}
          {lastPage === undefined && (
            <p className="lede">This platter is empty. The dish on it has been eaten, or was never cooked.</p>
          )}
          <Link className={lastPage === undefined ? 'button' : 'button button--quiet'} to={paths.homeAlias}>
            Back to home
          </Link>
          <nav className="not-found__links" aria-label="Other pages">
            <p>Or try one of these:</p>
            <ul className="not-found__list">
              {otherPages.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}

/** States how long the list is, and links to its last page. */
function LastPageLink({ page }: { page: number }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="lede">This page does not exist. The last one is page {page}.</p>
      <Link className="button" to={{ pathname, search: getSearch(page, new URLSearchParams(search)) }}>
        Go to page {page}
      </Link>
    </>
  );
}
