import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '#client/ui/link.tsx';

type Props = { pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** Returns the cursor in the URL; null on the first page of a list. */
export function useCursor(): string | null {
  return useSearchParams()[0].get('after');
}

/** Links to the first and the next page of a list that begins with its newest item. The cursor is in the URL. */
export function CursorPager({ pageInfo: { hasNextPage, endCursor } }: Props) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const getPageLink = (after: string | null) => {
    const newParams = new URLSearchParams(params);
    newParams.delete('after');
    if (after) newParams.set('after', after);
    return { pathname, search: String(newParams) && `?${newParams}` };
  };
  return (
    <nav className="desk__steps" aria-label="Pages">
      {params.has('after') && (
        <Link className="button button--quiet" to={getPageLink(null)}>
          Newest
        </Link>
      )}
      {hasNextPage && endCursor && (
        <Link className="button button--quiet" to={getPageLink(endCursor)}>
          Older
        </Link>
      )}
    </nav>
  );
}
