import type { ExplainedQueryQuery } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import './explained.css';

/** The foods, guides and menus that match a search. */
type ExplainedPages = Partial<Pick<ExplainedQueryQuery, 'foods' | 'guides' | 'menus'>>;

/** Links to the guides, menus and glossary pages that match a search; renders nothing if there are none. */
export function Explained(pages: ExplainedPages) {
  return groupExplainedPages(pages).map(({ name, links }) => (
    <nav key={name} className="explained" aria-label={name}>
      <p>{name}:</p>
      <ul className="tags">
        {links.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** Returns the pages in named groups, without empty groups. */
export function groupExplainedPages({ foods = [], guides = [], menus = [] }: ExplainedPages) {
  const glossary = foods.flatMap((food) => (food.glossary ? [{ title: food.name, path: food.glossary.path }] : []));
  const groups = [
    { name: 'Explained', links: [...glossary, ...guides] },
    { name: 'Menus', links: menus },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
