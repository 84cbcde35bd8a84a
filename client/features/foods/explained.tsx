import type { ExplainedQueryQuery } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import './explained.css';

/** Links to the guides, and to the pages of the glossary, that a search names; nothing where it names none. */
export function Explained({ foods = [], guides = [] }: Partial<Pick<ExplainedQueryQuery, 'foods' | 'guides'>>) {
  const pages = [
    ...foods.flatMap((food) => (food.glossary ? [{ title: food.name, path: food.glossary.path }] : [])),
    ...guides,
  ];
  if (pages.length === 0) return null;
  return (
    <nav className="explained" aria-label="Explained">
      <p>Explained:</p>
      <ul className="tags">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
