import { searchNote } from '#client/features/search/search-note.ts';
import type { SearchHits } from '#client/features/search/use-search.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { getOptionPaths, SearchOptions } from './search-options.tsx';

type Props = {
  term: string;
  /** Undefined until the first results arrive, and after a failure. */
  hits: SearchHits | undefined;
  hasFailed: boolean;
  listId: string;
  optionId: (index: number) => string;
  /** Index of the option that the arrow keys selected. */
  activeIndex: number | undefined;
  /** Called when the visitor opens a result. */
  onFollow: () => void;
  onPage: (page: number) => void;
  onRetry: () => void;
};

/** The results of the search: their number, which is announced, the list, and its pagination. */
export function SearchResults({ hits, hasFailed, onPage, onRetry, ...list }: Props) {
  const hasResults = hits !== undefined && hits.nodes.length > 0;
  return (
    <>
      <p className="search__status" role="status">
        {hasFailed && 'Search is not responding.'}
        {hits && <Summary hits={hits} />}
      </p>
      {hasFailed && (
        <button type="button" className="button button--quiet" onClick={onRetry}>
          Retry
        </button>
      )}
      {hits && getOptionPaths(hits).length > 0 && <SearchOptions {...list} hits={hits} />}
      {hasResults && <SearchPages term={list.term} hits={hits} onPage={onPage} onFollow={list.onFollow} />}
    </>
  );
}

function Summary({ hits: { totalCount, search, page, pageInfo } }: { hits: SearchHits }) {
  if (totalCount === 0) return 'No search results found.';
  const exclusions = search?.filters.filter(({ kind }) => kind === 'EXCLUSION') ?? [];
  return (
    <>
      {search?.corrected && (
        <>
          Showing results for <strong>{search.corrected}</strong>.{' '}
        </>
      )}
      {search && searchNote(search).replace(/[.:]$/, ': ')}
      {exclusions.length > 0 && `${exclusions.map(({ meaning }) => meaning).join(', ')}: `}
      {formatCount(totalCount, 'recipe')}
      {pageInfo.pageCount > 1 && <span className="visually-hidden">, page {page}</span>}
    </>
  );
}

type SearchPagesProps = { term: string; hits: SearchHits; onPage: (page: number) => void; onFollow: () => void };

/** Pagination. A button with no page to go to is disabled, not removed, so that it keeps the focus. */
function SearchPages({ term, hits: { page, pageInfo, totalCount }, onPage, onFollow }: SearchPagesProps) {
  const { pageCount } = pageInfo;
  return (
    <div className="search__end">
      <nav className="search__pages" aria-label="Pages of results">
        <PageButton label="Previous" isEnabled={page > 1} onClick={() => onPage(page - 1)} />
        <p className="tabular">
          Page {page} of {pageCount}
        </p>
        <PageButton label="Next" isEnabled={page < pageCount} onClick={() => onPage(page + 1)} />
      </nav>
      {pageCount > 1 && (
        <Link className="search__all" to={paths.searchFor(term)} onClick={onFollow}>
          See all {totalCount} results
        </Link>
      )}
    </div>
  );
}

function PageButton({ label, isEnabled, onClick }: { label: string; isEnabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button--quiet search__step"
      aria-disabled={!isEnabled}
      onClick={isEnabled ? onClick : undefined}
    >
      {label}
    </button>
  );
}
