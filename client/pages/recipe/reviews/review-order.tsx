import { useLocation } from 'react-router-dom';
import type { ReviewOrder as Order } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import { searchSortedBy } from './reviews-address.ts';

const orders: readonly Order[] = ['NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL'];
const names: Record<Order, string> = {
  NEWEST: 'Newest',
  HIGHEST: 'Highest',
  LOWEST: 'Lowest',
  HELPFUL: 'Most helpful',
};
// The reader stays where they are, and so does the focus; without scripts the address leads back to the comments.
const stay = { stay: true };

/** Links to the comments in other orders. */
export function ReviewOrder({ order }: { order: Order }) {
  const { pathname, search } = useLocation();
  return (
    <nav className="review-order no-print" aria-label="Order of comments">
      <ul className="review-order__list">
        {orders.map((each) => (
          <li key={each}>
            <Link
              className="review-order__link"
              to={{ pathname, search: searchSortedBy(each, new URLSearchParams(search)), hash: 'reviews' }}
              state={stay}
              aria-current={each === order ? 'true' : undefined}
            >
              {names[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
