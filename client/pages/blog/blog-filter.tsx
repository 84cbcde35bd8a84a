import { Link } from 'react-router-dom';
import { paths } from '#client/paths.ts';

type Props = {
  categories: readonly { slug: string; name: string }[];
  /** The slug of the category that is shown; undefined where all are. */
  current?: string;
};

/** All posts, or those of one category. */
export function BlogFilter({ categories, current }: Props) {
  const choices = [
    { name: 'All', to: paths.blog, chosen: current === undefined },
    ...categories.map(({ slug, name }) => ({ name, to: paths.blogOf(slug), chosen: slug === current })),
  ];
  return (
    <nav className="no-print" aria-label="Posts by category">
      <ul className="tags blog__filter">
        {choices.map(({ name, to, chosen }) => (
          <li key={to}>
            <Link to={to} aria-current={chosen ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
