import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { EmptyPlatter } from '../empty-platter.tsx';
import { ErrorText } from '../error-text.tsx';
import { PageBanner } from '../page-banner.tsx';
import { PageHead } from '../page-head.tsx';
import './not-found.css';

const links = [
  { label: 'All recipes', to: paths.recipes },
  { label: 'Cuisines', to: paths.cuisines },
  { label: 'Newest posts', to: paths.blog },
  { label: 'Search', to: paths.search },
  { label: 'Tell us what you were looking for', to: paths.contact },
];

type Props = {
  /** What exactly is missing, if known. */
  missing?: string;
};

/** The page for unknown addresses. */
export function NotFound({ missing }: Props) {
  return (
    <>
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <PageBanner title="Page Not Found" heading={false} breadcrumb={false} />
      <div className="wrap not-found">
        <EmptyPlatter />
        <div className="not-found__text">
          <h1>Oops! Page Not Found!</h1>
          {missing && <ErrorText>{missing}</ErrorText>}
          <p className="lede">This platter is empty. Whatever was on it has been eaten, or was never cooked.</p>
          <Link className="button" to={paths.homeAlias}>
            Back to home
          </Link>
          <nav className="not-found__links" aria-label="Other ways on">
            <p>Or go on from here:</p>
            <ul className="not-found__list">
              {links.map(({ label, to }) => (
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
