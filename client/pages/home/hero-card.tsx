import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { HeroCard_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
  recipe: FragmentType<typeof HeroCard_RecipeFragmentDoc>;
  /** The one that carries the page. */
  large?: boolean;
};

/** One of the four recipes that the home page opens with. */
export function HeroCard({ recipe, large = false }: Props) {
  const { path, title, description, author, category, picture } = readFragment(HeroCard_RecipeFragmentDoc, recipe);
  const sizes = large
    ? '(min-width: 80rem) 45rem, (min-width: 64rem) 57vw, 100vw'
    : '(min-width: 64rem) 16rem, (min-width: 40rem) 30vw, 36vw';
  return (
    <article className={large ? 'hero-card hero-card--large' : 'hero-card'}>
      <Picture picture={picture} shape={large ? 'landscape' : 'square'} sizes={sizes} first={large} decorative />
      <div className="hero-card__text">
        <p className="hero-card__category">{category.name}</p>
        <h2 className="hero-card__title">
          <Link to={path}>{title}</Link>
        </h2>
        {large && <p className="hero-card__description">{description}</p>}
        <p className="hero-card__author">
          <Avatar name={author.name} /> {author.name}
        </p>
      </div>
    </article>
  );
}
