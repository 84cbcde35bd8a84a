import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { CuisineCard_CuisineFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import './cuisine-card.css';

type Props = {
  cuisine: FragmentType<typeof CuisineCard_CuisineFragmentDoc>;
  /** `true` if its picture is the first of the page. */
  first?: boolean;
};

/** A cuisine with a wide picture. */
export function CuisineCard({ cuisine, first }: Props) {
  const { slug, name, description, recipeCount, picture } = readFragment(CuisineCard_CuisineFragmentDoc, cuisine);
  return (
    <Link className="cuisine-card" to={paths.cuisine(slug)}>
      <Picture picture={picture} shape="landscape" sizes="(min-width: 48rem) 16rem, 40vw" first={first} decorative />
      <span className="cuisine-card__text">
        <span className="cuisine-card__name">{name}</span>
        <span className="cuisine-card__description">{description}</span>
        <span className="cuisine-card__count">{formatCount(recipeCount, 'recipe')}</span>
      </span>
    </Link>
  );
}
