import { History, X } from 'lucide-react';
import { forgetSearch } from '#client/state/recent-searches.ts';

type Props = { terms: readonly string[]; onChoose: (term: string) => void };

/** What was searched for last, to be searched again or forgotten. */
export function RecentSearches({ terms, onChoose }: Props) {
  return (
    <section aria-labelledby="recent-searches">
      <h2 className="search__heading" id="recent-searches">
        Recent searches
      </h2>
      <ul className="search__recent">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="search__again" onClick={() => onChoose(term)}>
              <History aria-hidden="true" size={18} />
              {term}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${term} from recent searches`}
              onClick={() => forgetSearch(term)}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
