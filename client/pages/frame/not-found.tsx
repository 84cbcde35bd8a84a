import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { PageHead } from '#client/ui/page-head.tsx';
import { EmptyPlatter } from './empty-platter.tsx';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    <div className="wrap not-found">
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <EmptyPlatter />
      <h1>Oops! Page Not Found!</h1>
      <p className="lede">This platter is empty. Whatever was on it has been eaten, or was never cooked.</p>
      <Link className="button" to={paths.homeAlias}>
        Back to home
      </Link>
    </div>
  );
}
