import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { CategoryCard_CategoryFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Picture } from '#client/ui/picture.tsx';

type Props = { category: FragmentType<typeof CategoryCard_CategoryFragmentDoc>; sizes?: string };

/** A category on a round platter. */
export function CategoryCard({ category, sizes = '(min-width: 40rem) 10rem, 40vw' }: Props) {
  const { slug, name, recipeCount, picture } = readFragment(CategoryCard_CategoryFragmentDoc, category);
  return (
    <Link className="category-card" to={paths.category(slug)}>
      <span className="platter">
        <Picture picture={picture} shape="square" sizes={sizes} decorative />
      </span>
      <span className="category-card__name">{name}</span>
      <span className="category-card__count">{formatCount(recipeCount, 'recipe')}</span>
    </Link>
  );
}
