import Fraction from 'fraction.js';
import { useEffect, useEffectEvent } from 'react';
import { shoppedLines } from '#client/features/shopping/shopped-lines.ts';
import { SavedBasketQueryDocument, type SavedBasketQueryQuery } from '#client/gql/graphql.ts';
import { untickForNew } from '#client/state/basket.ts';
import { forgetOtherBaskets } from '#client/state/shared-lists.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { shoppingList } from '#cooking/shopping-list.ts';
import { BasketLines, getServings } from './basket-lines.tsx';
import type { BasketRecipe } from './basket-recipe.ts';
import { BasketShoppingList } from './basket-shopping-list.tsx';
import { EmptyList, FetchNotices, ListPlaceholder, SavedView } from './saved-view.tsx';
import { useSavedRecipes } from './use-saved-recipes.ts';
import './basket.css';

const NO_RECIPES: readonly BasketRecipe[] = [];

type FetchedRecipe = SavedBasketQueryQuery['recipesBySlugs'][number];

/** The basket: recipes to cook, and the shopping list for them. */
export function Component() {
  const stored = useBrowserStore((state) => state.basket);
  const hasOwnLines = useBrowserStore(({ ownLines = [] }) => ownLines.length > 0);
  const result = useSavedRecipes<FetchedRecipe>(SavedBasketQueryDocument, stored);
  const basket = stored ?? [];
  const recipes = result?.recipes ?? [];
  const items = basket.flatMap((item) => {
    const recipe = recipes.find(({ slug }) => slug === item.id);
    if (!recipe) return [];
    const servings = getServings(item, recipe);
    return [{ recipe, servings, batches: new Fraction(servings, recipe.servings) }];
  });
  const toCook = items.map(({ recipe, servings, batches }) => ({
    slug: recipe.slug,
    title: recipe.title,
    servings,
    batches,
    lines: shoppedLines(recipe),
  }));
  const getKeys = (selected: readonly BasketRecipe[]) => shoppingList(selected).map(({ key }) => key);
  const getRecipeKeys = (id: string) => getKeys(toCook.filter(({ slug }) => slug === id));
  // The basket knows which recipes are new, but only this page knows which items they need.
  const hasNew = basket.some(({ id, isNew }) => isNew && toCook.some(({ slug }) => slug === id));
  const untick = useEffectEvent(() => untickForNew(new Map(toCook.map((item) => [item.slug, getKeys([item])]))));
  useEffect(() => {
    if (hasNew) untick();
  }, [hasNew]);
  useEffect(() => {
    if (stored) forgetOtherBaskets(stored);
  }, [stored]);
  return (
    <SavedView title="Cooking basket" description="What you plan to cook, with one shopping list for everything.">
      {!stored && <ListPlaceholder />}
      {stored?.length === 0 && (
        <EmptyList
          title="Your basket is empty"
          text="Press Basket on the recipes you want to cook: their ingredients become one shopping list."
        />
      )}
      {basket.length > 0 && (
        <div className="basket">
          <BasketLines
            lines={basket.map((item) => ({ item, recipe: recipes.find(({ slug }) => slug === item.id) }))}
            getKeys={getRecipeKeys}
            getOwnKeys={(id) => {
              const others = getKeys(toCook.filter(({ slug }) => slug !== id));
              return getRecipeKeys(id).filter((key) => !others.includes(key));
            }}
          />
          <div>
            {result && <FetchNotices hasFailed={result.hasFailed} missingTitles={result.missingTitles} />}
            {result ? <BasketShoppingList toCook={toCook} /> : <ListPlaceholder />}
          </div>
        </div>
      )}
      {stored?.length === 0 && hasOwnLines && <BasketShoppingList toCook={NO_RECIPES} />}
    </SavedView>
  );
}
