import { X } from 'lucide';
import { useLocation } from 'react-router-dom';
import { Icon } from '#client/ui/icon.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { LIST_ID, toQueryString, withoutChoice } from './filter-address.ts';
import { toChoiceText } from './filter-words.ts';
import type { Terms } from './filters.ts';
import type { FilteredList } from './load-filtered.ts';

type Props = {
  list: FilteredList;
  terms: Terms;
  /** Filters recognized in the search term, each with the search term that remains without it. */
  words: readonly { meaning: string; queryWithout: string }[];
  /** Called before a chip is removed, to move the focus. */
  onRemove: () => void;
};

/** The active filters, from the URL and from the search term, each as a link that removes it. */
export function FilterChips({ list: { filters, otherParameters }, terms, words, onRemove }: Props) {
  const { pathname } = useLocation();
  const chips = [
    ...words.map(({ meaning, queryWithout: q }) => ({
      text: meaning,
      search: toQueryString(filters, q === '' ? {} : { q }),
    })),
    ...filters.choices.map((choice) => ({
      text: toChoiceText(choice, terms),
      search: toQueryString(withoutChoice(filters, choice), otherParameters),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="tags filter-chips" aria-label="Filters">
      {chips.map(({ text, search }) => (
        <li key={text}>
          <Link to={{ pathname, search, hash: LIST_ID }} state={KEEP_PAGE} onClick={onRemove}>
            <span className="visually-hidden">Remove the filter </span>
            {text}
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
      {filters.choices.length > 1 && (
        <li>
          <Link
            className="filter-chips__all"
            to={{
              pathname,
              search: toQueryString({ choices: [], order: filters.order }, otherParameters),
              hash: LIST_ID,
            }}
            state={KEEP_PAGE}
            onClick={onRemove}
          >
            Clear all filters
          </Link>
        </li>
      )}
    </ul>
  );
}
