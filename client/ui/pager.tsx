import { ArrowLeft, ArrowRight } from 'lucide-react';
import { PageLink } from './page-link.tsx';
import { pageItems } from './page-numbers.ts';
import './pager.css';

type Props = {
  /** What is paged, for those who hear the page. Example: "Recipes". */
  label: string;
  page: number;
  pageCount: number;
  parameter?: string;
  hash?: string;
  /** Prev and Next in words, instead of arrows. */
  words?: boolean;
};

/** Numbered pages. */
export function Pager({ label, page, pageCount, parameter, hash, words = false }: Props) {
  if (pageCount < 2) return null;
  const common = { parameter, hash };
  return (
    <nav className="pager no-print" aria-label={`Pages of ${label}`}>
      <PageLink
        {...common}
        page={page > 1 ? page - 1 : null}
        className="pager__step"
        label={words ? 'Prev page' : 'Previous page'}
      >
        {words ? 'Prev' : <ArrowLeft aria-hidden="true" size={20} />}
      </PageLink>
      <ol className="pager__numbers">
        {pageItems(page, pageCount).map((item) =>
          'page' in item ? (
            <li key={item.page}>
              <PageLink
                {...common}
                page={item.page}
                className="pager__number"
                label={`Page ${item.page}`}
                current={item.page === page}
              >
                {item.page}
              </PageLink>
            </li>
          ) : (
            <li key={`gap-${item.gapAfter}`} className="pager__gap" aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      <PageLink {...common} page={page < pageCount ? page + 1 : null} className="pager__step" label="Next page">
        {words ? 'Next' : <ArrowRight aria-hidden="true" size={20} />}
      </PageLink>
    </nav>
  );
}
