import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { RecipeTile_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { formatCourse, formatTimes } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { SaveSlot } from './save-slot.tsx';
import './recipe-tile.css';

type Props = {
  recipe: FragmentType<typeof RecipeTile_RecipeFragmentDoc>;
  /** `true` for an h4 instead of an h3. */
  deeper?: boolean;
  /** Why a search found the recipe, if the title does not show why. A course is not shown twice. */
  reason?: string | null;
};

/** A recipe as a small card in a grid of many. The whole card is a link, except its buttons. */
export function RecipeTile({ recipe, deeper = false, reason }: Props) {
  const tile = readFragment(RecipeTile_RecipeFragmentDoc, recipe);
  const { path, title, course, cuisine, rating, picture } = tile;
  const courseName = formatCourse(course);
  const Title = deeper ? 'h4' : 'h3';
  return (
    <article className="covered recipe-tile">
      <Picture
        picture={picture}
        shape="landscape"
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 44vw"
        decorative
      />
      <Title className="recipe-tile__title">
        <Link className="covered__link" to={path}>
          {title}
        </Link>
      </Title>
      <p className="recipe-tile__facts dotted">
        <span>{cuisine.name}</span>
        <span>{courseName}</span>
        {formatTimes(tile)
          .split(' · ')
          .map((part) => (
            <span key={part}>{part}</span>
          ))}
        {rating.count > 0 && <Stars rating={rating.average} />}
      </p>
      {reason && reason !== courseName && <p className="recipe-tile__reason">{reason}</p>}
      <SaveSlot recipe={tile} look="card" />
    </article>
  );
}
