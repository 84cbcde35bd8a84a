import { Link } from 'react-router-dom';
import { useFrame } from '#client/features/taxonomy/use-frame.ts';
import { paths } from '#client/paths.ts';
import { searchSuggestions } from '#schema/rules/catalogue.ts';

/** Where to go from a search that asked or found nothing. */
export function SearchSuggestions() {
  const { categories, cuisines } = useFrame();
  const groups = [
    { title: 'Try one of these', links: searchSuggestions.map((name) => ({ name, to: paths.searchFor(name) })) },
    { title: 'Or a meal', links: categories.map(({ slug, name }) => ({ name, to: paths.category(slug) })) },
    { title: 'Or a kitchen', links: cuisines.map(({ slug, name }) => ({ name, to: paths.cuisine(slug) })) },
  ];
  return (
    <div className="search-page__suggestions">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="search-page__heading">{title}</h2>
          <ul className="tags">
            {links.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
