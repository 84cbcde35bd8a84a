import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeRow_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { formatKind, formatTimes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Stars } from '#client/ui/stars.tsx';
import './recipe-row.css';

type Props = { recipe: FragmentType<typeof RecipeRow_RecipeFragmentDoc> };

/** A recipe in a list. The whole row is a link. */
export function RecipeRow({ recipe }: Props) {
  const row = readFragment(RecipeRow_RecipeFragmentDoc, recipe);
  const { path, title, description, course, category, cuisine, rating, picture } = row;
  return (
    <article className="covered recipe-row">
      <Picture picture={picture} shape="landscape" sizes="(min-width: 40rem) 14rem, 30vw" decorative />
      <div className="recipe-row__text">
        <h2 className="recipe-row__title">
          <Link className="covered__link" to={path}>
            {title}
          </Link>
        </h2>
        <p className="recipe-row__description">{description}</p>
        <p className="recipe-row__facts dotted">
          {rating.count > 0 && <Stars rating={rating.average} />}
          <span>{cuisine.name}</span>
          <span>{formatKind(category.name, course)}</span>
          <span>{formatTimes(row)}</span>
        </p>
      </div>
    </article>
  );
}
