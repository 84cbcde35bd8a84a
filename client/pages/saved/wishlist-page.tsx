import { Link } from 'react-router-dom';
import { RecipeRow } from '#client/features/cards/recipe-row.tsx';
import { SavedRecipesQueryDocument, type SavedRecipesQueryQuery } from '#client/gql/graphql.ts';
import { toggleSaved } from '#client/state/saved.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { RemoveButton } from './remove-button.tsx';
import { EmptyList, Notes, SavedView, Waiting } from './saved-view.tsx';
import { useSavedRecipes } from './use-saved-recipes.ts';

type SavedRecipe = SavedRecipesQueryQuery['recipesBySlugs'][number];

/** The recipes that the visitor wants to find again. */
export function Component() {
  const saved = useBrowserStore((state) => state.saved);
  const answer = useSavedRecipes<SavedRecipe>(SavedRecipesQueryDocument, saved);
  const isEmpty = saved?.length === 0;
  const recipeOf = ({ id }: Product) => answer?.recipes.find(({ slug }) => slug === id);
  const gone = answer && !answer.failed ? saved?.filter((product) => !recipeOf(product)) : [];
  return (
    <SavedView title="Saved recipes" description="Recipes to come back to, with or without a network.">
      {isEmpty && (
        <EmptyList
          title="Nothing saved yet"
          text="Press Save on a recipe, and it waits for you here. Saved recipes open without a network, too."
        />
      )}
      {!isEmpty && !answer && <Waiting />}
      {!isEmpty && answer && (
        <>
          <Notes failed={answer.failed} gone={gone?.map(({ title }) => title)} />
          <ul className="saved-rows">
            {saved?.map((product) => {
              const recipe = recipeOf(product);
              return (
                <li key={product.id} className="saved-rows__row">
                  {recipe ? (
                    <RecipeRow recipe={recipe} bare />
                  ) : (
                    <h2 className="saved-rows__title">
                      <Link to={product.path}>{product.title}</Link>
                    </h2>
                  )}
                  <RemoveButton label={`Remove ${product.title}`} onRemove={() => toggleSaved(product)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </SavedView>
  );
}
