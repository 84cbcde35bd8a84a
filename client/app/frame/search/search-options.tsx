import { groupExplainedPages } from '#client/features/foods/explained.tsx';
import type { SearchHits } from '#client/features/search/use-search.ts';
import { formatTimes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
  term: string;
  hits: SearchHits;
  listId: string;
  optionId: (index: number) => string;
  activeIndex: number | undefined;
  onFollow: () => void;
};

/** Returns the URLs of all options, in their order. */
export function getOptionPaths(hits: SearchHits): string[] {
  const others = groupExplainedPages(hits).flatMap(({ links }) => links);
  return [...hits.nodes, ...others].map(({ path }) => path);
}

/** The results of one page, and other matches for the term. They are links, and options of the search field. */
export function SearchOptions({ term, hits, listId, optionId, activeIndex, onFollow }: Props) {
  const paths = getOptionPaths(hits);
  const getOption = (path: string) => {
    const index = paths.indexOf(path);
    return {
      id: optionId(index),
      role: 'option',
      'aria-selected': activeIndex === index,
      tabIndex: -1,
      to: path,
    } as const;
  };
  return (
    <div className="search__options" id={listId} role="listbox" aria-label={`Recipes for ${term}`}>
      {hits.nodes.map(({ slug, path, title, category, cuisine, picture, ...times }, index) => (
        <Link key={slug} className="search__option" {...getOption(path)} onClick={onFollow}>
          <Picture picture={picture} shape="square" sizes="3.5rem" decorative />
          <span>
            <span className="search__title">{title}</span>{' '}
            <span className="search__facts">
              {cuisine.name} · {category.name} · {formatTimes(times)}
            </span>{' '}
            <span className="search__reason">{hits.search?.reasons[index]}</span>
          </span>
        </Link>
      ))}
      {groupExplainedPages(hits).map(({ name, links }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={name} role="group" aria-label={name} className="tags explained search__explained">
          <span aria-hidden="true">{name}:</span>
          {links.map(({ title, path }) => (
            <Link key={path} {...getOption(path)} onClick={onFollow}>
              {title}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
