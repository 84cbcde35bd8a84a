import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import type { Found } from './use-search.ts';

type Props = { term: string; found: Found; onPage: (page: number) => void; onFollow: () => void };

/** Pages through the results. A step that leads nowhere stays, so that the focus does too. */
export function SearchPages({ term, found: { page, pageInfo, totalCount }, onPage, onFollow }: Props) {
  const { pageCount } = pageInfo;
  return (
    <div className="search__end">
      <nav className="search__pages" aria-label="Pages of results">
        <Step label="Previous" allowed={page > 1} onClick={() => onPage(page - 1)} />
        <p className="tabular">
          Page {page} of {pageCount}
        </p>
        <Step label="Next" allowed={page < pageCount} onClick={() => onPage(page + 1)} />
      </nav>
      {pageCount > 1 && (
        <Link className="search__all" to={paths.searchFor(term)} onClick={onFollow}>
          See all {totalCount} results
        </Link>
      )}
    </div>
  );
}

function Step({ label, allowed, onClick }: { label: string; allowed: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button--quiet search__step"
      aria-disabled={!allowed}
      onClick={allowed ? onClick : undefined}
    >
      {label}
    </button>
  );
}
