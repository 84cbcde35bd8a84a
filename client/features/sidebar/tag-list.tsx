import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import './sidebar.css';

type Props = { categories: readonly { slug: string; name: string }[] };

/** Tags are the categories. */
export function TagList({ categories }: Props) {
  return (
    <section aria-labelledby="tag-list">
      <h2 className="sidebar__title" id="tag-list">
        Tags
      </h2>
      <ul className="tags">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.category(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
