import { SaveSlot } from '#client/features/cards/save-slot.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { HeroCard_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Portrait } from '#client/ui/avatar.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import './hero.css';

const DISH_COUNT = 4;

type HeroRecipe = FragmentType<typeof HeroCard_RecipeFragmentDoc>;

type Props = { recipes: readonly (HeroRecipe & { slug: string })[] };

/** The four recipes that the home page opens with: a large one and three small ones. */
export function HeroGrid({ recipes }: Props) {
  if (recipes.length < DISH_COUNT) return <p className="lede">Not enough hero data to display.</p>;
  return (
    <div className="hero-grid">
      {recipes.map((recipe, index) => (
        <HeroCard key={recipe.slug} recipe={recipe} large={index === 0} />
      ))}
    </div>
  );
}

function HeroCard({ recipe, large }: { recipe: HeroRecipe; large: boolean }) {
  const card = readFragment(HeroCard_RecipeFragmentDoc, recipe);
  const { path, title, description, author, category, picture } = card;
  const sizes = large ? '(min-width: 64rem) 57vw, 92vw' : '(min-width: 64rem) 17rem, 33vw';
  return (
    <article className={large ? 'covered hero-card hero-card--large' : 'covered hero-card'}>
      <Picture picture={picture} shape={large ? 'landscape' : 'square'} sizes={sizes} first={large} decorative />
      <div className="hero-card__text">
        <p className="hero-card__category">{category.name}</p>
        <h2 className="hero-card__title">
          <Link className="covered__link" to={path}>
            {title}
          </Link>
        </h2>
        {large && <p className="hero-card__description">{description}</p>}
        <p className="hero-card__author">
          <Portrait picture={author.picture} />
          <Link to={paths.author(author.slug)}>{author.name}</Link>
        </p>
      </div>
      <SaveSlot recipe={card} look="card" />
    </article>
  );
}
