import { PageLink } from '#client/ui/pager.tsx';
import { REVIEWS_PARAMETER } from './reviews-address.ts';

type Props = { page: number; pageCount: number };

/** The page before, where one is, and the page after. Each leads to the beginning of the comments. */
export function ReviewPager({ page, pageCount }: Props) {
  if (pageCount < 2 && page === 1) return null;
  const link = { parameter: REVIEWS_PARAMETER, hash: '#reviews', className: 'button button--quiet' };
  return (
    <nav className="grid-pager no-print" aria-label="Pages of comments">
      <div>
        {page > 1 && (
          <PageLink {...link} page={Math.max(1, Math.min(page - 1, pageCount))}>
            Previous
          </PageLink>
        )}
      </div>
      <p className="tabular">{page <= pageCount && `Page ${page} of ${pageCount}`}</p>
      <div>
        {page < pageCount && (
          <PageLink {...link} page={page + 1}>
            Next
          </PageLink>
        )}
      </div>
    </nav>
  );
}
