import type { ExplainedQueryQuery } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import './explained.css';

/** The foods, guides and menus that a search names. */
type ExplainedPages = Partial<Pick<ExplainedQueryQuery, 'foods' | 'guides' | 'menus'>>;

/** Links to the guides, menus and glossary pages that a search names; empty if it names none. */
export function Explained(pages: ExplainedPages) {
  return explainedGroups(pages).map(({ name, links }) => (
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

/** Groups the pages by type, with a name for each group. Omits empty groups. */
export function explainedGroups({ foods = [], guides = [], menus = [] }: ExplainedPages) {
  const glossary = foods.flatMap((food) => (food.glossary ? [{ title: food.name, path: food.glossary.path }] : []));
  const groups = [
    { name: 'Explained', links: [...glossary, ...guides] },
    { name: 'Menus', links: menus },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
