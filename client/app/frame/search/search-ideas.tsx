import { History, X } from 'lucide';
import { forgetSearch, useRecentSearches } from '#client/state/recent-searches.ts';
import { Icon } from '#client/ui/icon.tsx';
import { searchSuggestions } from '#schema/rules/catalogue.ts';

type Props = { onChoose: (term: string) => void };

/** Search terms offered before anything is typed: recent searches, or else a few suggestions. */
export function SearchIdeas({ onChoose }: Props) {
  const recent = useRecentSearches();
  if (recent.length > 0) return <RecentSearches terms={recent} onChoose={onChoose} />;
  return (
    <section aria-labelledby="search-suggestions">
      <h2 className="search__heading" id="search-suggestions">
        Try one of these
      </h2>
      <ul className="tags">
        {searchSuggestions.map((term) => (
          <li key={term}>
            <button type="button" className="search__suggestion" onClick={() => onChoose(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Recent searches, with buttons to repeat or delete each. */
function RecentSearches({ terms, onChoose }: Props & { terms: readonly string[] }) {
  return (
    <section aria-labelledby="recent-searches">
      <h2 className="search__heading" id="recent-searches">
        Recent searches
      </h2>
      <ul className="search__recent">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="search__again" onClick={() => onChoose(term)}>
              <Icon of={History} size={18} />
              {term}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${term} from recent searches`}
              onClick={() => forgetSearch(term)}
            >
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
