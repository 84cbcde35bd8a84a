import { CalendarDays, ListChecks } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { RecipeRow } from '#client/features/cards/recipe-row.tsx';
import { SavedRecipesQueryDocument, type SavedRecipesQueryQuery } from '#client/gql/graphql.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { chooseLists } from '#client/state/lists.ts';
import { toggleSaved } from '#client/state/saved.ts';
import { type Product, type SavedList, type SavedRecipe, useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { RemoveButton } from './remove-button.tsx';
import { SavedLists } from './saved-lists.tsx';
import { EmptyList, FetchNotices, ListPlaceholder, SavedView } from './saved-view.tsx';
import { useSavedRecipes } from './use-saved-recipes.ts';

type FetchedRecipe = SavedRecipesQueryQuery['recipesBySlugs'][number];

/** The recipes that the visitor wants to find again. */
export function Component() {
  const saved = useBrowserStore((state) => state.saved);
  const lists = useBrowserStore((state) => state.lists) ?? [];
  const [parameters] = useSearchParams();
  const currentList = lists.find(({ id }) => id === parameters.get('list'));
  const listedRecipes = saved?.filter((recipe) => !currentList || recipe.lists?.includes(currentList.id));
  const result = useSavedRecipes<FetchedRecipe>(SavedRecipesQueryDocument, saved);
  const isEmpty = saved?.length === 0;
  const getRecipe = ({ id }: Product) => result?.recipes.find(({ slug }) => slug === id);
  return (
    <SavedView title="Saved recipes" description="Recipes to come back to, online or offline.">
      {isEmpty && (
        <EmptyList
          title="Nothing saved yet"
          text="Press Save on a recipe, and find it here. Saved recipes also open offline."
        />
      )}
      {!isEmpty && !result && <ListPlaceholder />}
      {!isEmpty && result && (
        <>
          <FetchNotices hasFailed={result.hasFailed} missingTitles={result.missingTitles} />
          <SavedLists lists={lists} saved={saved ?? []} currentList={currentList} />
          {listedRecipes?.length === 0 && (
            <p>Nothing in this list yet. Press “Lists” under a saved recipe to add it.</p>
          )}
          <ul className="saved-rows">
            {listedRecipes?.map((product) => {
              const recipe = getRecipe(product);
              return (
                <li key={product.id} className="saved-rows__row">
                  {recipe ? (
                    <RecipeRow recipe={recipe} />
                  ) : (
                    <h2 className="saved-rows__title">
                      <Link to={product.path}>{product.title}</Link>
                    </h2>
                  )}
                  <div className="saved-rows__tools no-print">
                    <button
                      type="button"
                      className="saved-lists__tool"
                      aria-label={`Plan ${product.title}`}
                      aria-haspopup="dialog"
                      onClick={() => chooseDay(product, product.servings)}
                    >
                      <Icon of={CalendarDays} size={16} />
                      Plan
                    </button>
                    <ListsButton product={product} lists={lists} />
                  </div>
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

/** Shows which lists a saved recipe is in, and opens the dialog to change them. */
function ListsButton({ product, lists }: { product: SavedRecipe; lists: readonly SavedList[] }) {
  const names = lists.filter(({ id }) => product.lists?.includes(id)).map(({ name }) => name);
  return (
    <button
      type="button"
      className="saved-lists__tool"
      aria-label={`Lists of ${product.title}${names.length > 0 ? `: ${names.join(', ')}` : ''}`}
      aria-haspopup="dialog"
      onClick={() => chooseLists(product)}
    >
      <Icon of={ListChecks} size={16} />
      <bdi>{names.join(', ') || 'Lists'}</bdi>
    </button>
  );
}
