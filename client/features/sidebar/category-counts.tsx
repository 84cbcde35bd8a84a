import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import './sidebar.css';

type Props = { categories: readonly { slug: string; name: string; recipeCount: number }[] };

/** The categories, with how many recipes each holds. */
export function CategoryCounts({ categories }: Props) {
  return (
    <section aria-labelledby="category-counts">
      <h2 className="sidebar__title" id="category-counts">
        Recipe Categories
      </h2>
      <ul className="category-counts">
        {categories.map(({ slug, name, recipeCount }) => (
          <li key={slug}>
            <Link to={paths.blogOf(slug)}>
              {name} <span className="category-counts__count">({recipeCount})</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
