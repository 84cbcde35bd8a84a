import { useLocation } from 'react-router-dom';
import type { ReviewSort } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import { searchSortedBy } from './reviews-address.ts';

const sorts: readonly ReviewSort[] = ['NEWEST', 'HIGHEST', 'LOWEST'];
const sortNames: Record<ReviewSort, string> = { NEWEST: 'Newest', HIGHEST: 'Highest', LOWEST: 'Lowest' };
// The reader stays where they are, and so does the focus; without scripts the address leads back to the comments.
const stay = { stay: true };

/** Links to the comments in other orders. */
export function ReviewOrder({ sort }: { sort: ReviewSort }) {
  const { pathname, search } = useLocation();
  return (
    <nav className="review-order no-print" aria-label="Order of comments">
      <ul className="review-order__list">
        {sorts.map((each) => (
          <li key={each}>
            <Link
              className="review-order__link"
              to={{ pathname, search: searchSortedBy(each, new URLSearchParams(search)), hash: 'reviews' }}
              state={stay}
              aria-current={each === sort ? 'true' : undefined}
            >
              {sortNames[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
