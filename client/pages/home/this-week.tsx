import type { HomePageQueryQuery } from '#client/gql/graphql.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture, type PictureData } from '#client/ui/picture.tsx';
import './this-week.css';

type Item = { kind: string; path?: string; title?: string; picture?: PictureData | null };

/** This week's quick supper, menu, guide and ingredient; omits those without a page. */
export function ThisWeek({ home }: { home: HomePageQueryQuery['home'] }) {
  const { tonight, menu, guide, ingredient } = home;
  const items: Item[] = [
    { kind: 'Tonight in 30 minutes', ...tonight },
    { kind: 'Menu of the week', ...menu },
    { kind: 'Learn', ...guide },
    { kind: 'Ingredient', ...ingredient, ...ingredient?.glossary },
  ];
  return (
    <section className="wrap section">
      <h2 className="section__title">This Week</h2>
      <ul className="this-week">
        {items.map(
          ({ kind, path, title, picture }) =>
            path && (
              <li key={kind}>
                <Link className="this-week__item" to={path}>
                  {picture && <Picture picture={picture} shape="landscape" sizes="30vw" decorative />}
                  <span>
                    <span className="this-week__kind">{kind}</span>
                    <span className="this-week__title">{title}</span>
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
