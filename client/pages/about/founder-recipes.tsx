import { useAside } from '#client/apollo/use-loaded.ts';
import { RecipeCard } from '#client/features/cards/recipe-card.tsx';
import { AboutPageQueryDocument } from '#client/gql/graphql.ts';

/** The newest recipes of the kitchen that the founder writes about. */
export function FounderRecipes() {
  const recipes = useAside(AboutPageQueryDocument, {})?.recipes.items ?? [];
  if (recipes.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="founder-recipes">
      <h2 className="section__title" id="founder-recipes">
        From Hanna’s kitchen
      </h2>
      <ul className="founder-recipes">
        {recipes.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  );
}
