import { PageLink } from './page-link.tsx';

type Props = {
  /** What is paged, for those who hear the page. Example: "Cuisines". */
  label: string;
  page: number;
  pageCount: number;
  /** The word for the page before. */
  previous?: string;
};

/** Prev, where one is and Next. A step that leads nowhere is not shown, and its room is kept. */
export function GridPager({ label, page, pageCount, previous = 'Prev' }: Props) {
  return (
    <nav className="grid-pager no-print" aria-label={`Pages of ${label}`}>
      <div>
        {page > 1 && (
          <PageLink page={page - 1} className="button button--quiet">
            {previous}
          </PageLink>
        )}
      </div>
      <p className="tabular">
        Page {page} of {pageCount}
      </p>
      <div>
        {page < pageCount && (
          <PageLink page={page + 1} className="button button--quiet">
            Next
          </PageLink>
        )}
      </div>
    </nav>
  );
}
