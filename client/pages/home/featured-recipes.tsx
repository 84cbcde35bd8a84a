import { useLoaded } from '#client/apollo/use-loaded.ts';
import { RecipeCard } from '#client/features/cards/recipe-card.tsx';
import { FeaturedRecipesQueryDocument } from '#client/gql/graphql.ts';
import { Pager } from '#client/ui/pager.tsx';
import type { HomeVariables } from './home-loader.ts';

/** The recipes that the editors chose, best first, with numbered pages. */
export function FeaturedRecipes({ variables }: { variables: HomeVariables }) {
  const { recipes } = useLoaded(FeaturedRecipesQueryDocument, variables);
  return (
    <section aria-labelledby="featured">
      <h2 className="section__title" id="featured">
        Top Featured Recipes
      </h2>
      <ul className="home-featured">
        {recipes.items.map((recipe) => (
          <li key={recipe.slug}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
      <Pager label="featured recipes" page={recipes.page} pageCount={recipes.pageCount} hash="#featured" words />
    </section>
  );
}
