import { formatMinutes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Found } from './use-search.ts';

type Props = {
  term: string;
  found: Found;
  listId: string;
  optionId: (index: number) => string;
  chosen: number | undefined;
  onFollow: () => void;
};

/** The results of one page: links, and options of the field above. */
export function SearchOptions({ term, found, listId, optionId, chosen, onFollow }: Props) {
  return (
    <div className="search__options" id={listId} role="listbox" aria-label={`Recipes for ${term}`}>
      {found.nodes.map(({ slug, path, title, totalMinutes, category, cuisine, picture }, index) => (
        <Link
          key={slug}
          className="search__option"
          id={optionId(index)}
          role="option"
          aria-selected={chosen === index}
          tabIndex={-1}
          to={path}
          onClick={onFollow}
        >
          <Picture picture={picture} shape="square" sizes="3.5rem" decorative />
          <span>
            <span className="search__title">{title}</span>{' '}
            <span className="search__facts">
              {cuisine.name} · {category.name} · {formatMinutes(totalMinutes)}
            </span>{' '}
            <span className="search__reason">{found.search?.reasons[index]}</span>
          </span>
        </Link>
      ))}
    </div>
  );
}
