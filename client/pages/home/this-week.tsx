import type { HomePageQueryQuery } from '#client/gql/graphql.ts';
import { formatMinutes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture, type PictureData } from '#client/ui/picture.tsx';
import './this-week.css';

type Props = { home: Pick<HomePageQueryQuery['home'], 'tonight' | 'menu' | 'guide' | 'ingredient'> };

/** The rest of the home page's issue: a quick supper, a menu, a guide and an ingredient. */
export function ThisWeek({ home: { tonight, menu, guide, ingredient } }: Props) {
  return (
    <section className="wrap section" aria-labelledby="this-week">
      <h2 className="section__title" id="this-week">
        This Week
      </h2>
      <ul className="this-week">
        {tonight && <Item kind={`Tonight in ${formatMinutes(tonight.totalMinutes)}`} {...tonight} />}
        {menu && <Item kind="Menu of the week" {...menu} />}
        {guide && <Item kind="Learn" {...guide} />}
        {ingredient?.glossary && (
          <Item kind="One ingredient" title={ingredient.name} path={ingredient.glossary.path} picture={null} />
        )}
      </ul>
    </section>
  );
}

type ItemProps = { kind: string; title: string; path: string; picture: PictureData | null };

function Item({ kind, title, path, picture }: ItemProps) {
  return (
    <li className="covered this-week__item">
      {picture ? (
        <Picture
          picture={picture}
          shape="landscape"
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, 30vw"
          decorative
        />
      ) : (
        <span className="this-week__initial" aria-hidden="true">
          {title.charAt(0)}
        </span>
      )}
      <div>
        <p className="this-week__kind">{kind}</p>
        <h3 className="this-week__title">
          <Link className="covered__link" to={path}>
            {title}
          </Link>
        </h3>
      </div>
    </li>
  );
}
