import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { CategoryCard_CategoryFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import './category-card.css';

type Props = {
  category: FragmentType<typeof CategoryCard_CategoryFragmentDoc>;
  sizes?: string;
  /** `true` to show its description. */
  described?: boolean;
  /** `true` if its picture is the first of the page. */
  first?: boolean;
};

/** A category with a round picture. */
export function CategoryCard({ category, sizes = '10rem', described, first }: Props) {
  const { slug, name, description, recipeCount, picture } = readFragment(CategoryCard_CategoryFragmentDoc, category);
  return (
    <Link className="category-card" to={paths.category(slug)}>
      <span className="platter">
        <Picture picture={picture} shape="square" sizes={sizes} first={first} decorative />
      </span>
      <span className="category-card__text">
        <span className="category-card__name">{name}</span>
        {described && <span className="category-card__description">{description}</span>}
        <span className="category-card__count">{formatCount(recipeCount, 'recipe')}</span>
      </span>
    </Link>
  );
}
