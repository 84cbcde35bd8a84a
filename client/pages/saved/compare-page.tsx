import { SavedCompareQueryDocument } from '#client/gql/graphql.ts';
import { clearCompare } from '#client/state/compare.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { type ComparedRecipe, CompareTable } from './compare-table.tsx';
import { EmptyList, FetchNotices, ListPlaceholder, SavedView } from './saved-view.tsx';
import { useSavedRecipes } from './use-saved-recipes.ts';

/** Recipes side by side. */
export function Component() {
  const compare = useBrowserStore((state) => state.compare);
  const result = useSavedRecipes<ComparedRecipe>(SavedCompareQueryDocument, compare);
  const isEmpty = compare?.length === 0;
  const columns = (compare ?? []).map((product) => ({
    product,
    recipe: result?.recipes.find(({ slug }) => slug === product.id),
  }));
  const clear = () => {
    // The focused button disappears with the table.
    focusHeading();
    clearCompare();
  };
  return (
    <SavedView
      title="Compare recipes"
      description="Time, servings, difficulty, diet, nutrition and cost, side by side."
    >
      {isEmpty && (
        <EmptyList
          title="Nothing to compare yet"
          text="Press Compare on two or three recipes, and see here which one fits the evening."
        />
      )}
      {!isEmpty && !result && <ListPlaceholder />}
      {!isEmpty && result && (
        <>
          <FetchNotices hasFailed={result.hasFailed} missingTitles={result.missingTitles} />
          <p className="compare__head no-print">
            {columns.length > 1 && (
              <span className="compare__hint" data-recipes={columns.length}>
                Swipe or scroll for more recipes.
              </span>
            )}
            <button type="button" className="button button--quiet" onClick={clear}>
              Clear the comparison
            </button>
          </p>
          <CompareTable columns={columns} />
        </>
      )}
    </SavedView>
  );
}
