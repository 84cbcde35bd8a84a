import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { EmptyPlatter } from './empty-platter.tsx';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <PageBanner title="Page Not Found" heading={false} breadcrumb={false} />
      <div className="wrap not-found">
        <EmptyPlatter />
        <h1>Oops! Page Not Found!</h1>
        <p className="lede">This platter is empty. Whatever was on it has been eaten, or was never cooked.</p>
        <Link className="button" to={paths.homeAlias}>
          Back to home
        </Link>
      </div>
    </>
  );
}
