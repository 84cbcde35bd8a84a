import { useRecentSearches } from '#client/state/recent-searches.ts';
import { searchSuggestions } from '#schema/rules/catalogue.ts';
import { RecentSearches } from './recent-searches.tsx';

type Props = { onChoose: (term: string) => void };

/** What to look for, before anything is typed: what one looked for last, or else a few suggestions. */
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
