import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { HeroCard_RecipeFragmentDoc } from '#client/gql/graphql.ts';
import { HeroCard } from './hero-card.tsx';
import './hero.css';

const SIZE = 4;

type Props = { recipes: readonly (FragmentType<typeof HeroCard_RecipeFragmentDoc> & { slug: string })[] };

/** One large picture and three small ones. */
export function HeroGrid({ recipes }: Props) {
  if (recipes.length < SIZE) return <p className="lede">Not enough hero data to display.</p>;
  return (
    <div className="hero-grid">
      {recipes.slice(0, SIZE).map((recipe, index) => (
        <HeroCard key={recipe.slug} recipe={recipe} large={index === 0} />
      ))}
    </div>
  );
}
