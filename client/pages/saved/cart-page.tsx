import Fraction from 'fraction.js';
import { shoppingList } from '#client/cooking/shopping-list.ts';
import { KeptBasketQueryDocument, type KeptBasketQueryQuery } from '#client/gql/graphql.ts';
import { useKept } from '#client/state/use-kept.ts';
import { BasketLines } from './basket-lines.tsx';
import { KeptEmpty } from './kept-empty.tsx';
import { KeptNotes } from './kept-notes.tsx';
import { KeptView, KeptWaiting } from './kept-view.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { useKeptRecipes } from './use-kept-recipes.ts';
import './basket.css';

type InBasket = KeptBasketQueryQuery['recipesBySlugs'][number];

/** What is to be cooked, how often, and what has to be bought for it. */
export function Component() {
  const kept = useKept();
  const answer = useKeptRecipes<InBasket>(KeptBasketQueryDocument, kept?.cart);
  const cart = kept?.cart ?? [];
  const recipes = answer?.recipes ?? [];
  const known = cart.flatMap(({ id, qty, batch }) => {
    const recipe = recipes.find(({ slug }) => slug === id);
    return recipe ? [{ recipe, batches: batch ? new Fraction(qty * batch.servings, recipe.servings) : qty }] : [];
  });
  const gone = answer && !answer.failed ? cart.filter(({ id }) => !recipes.some(({ slug }) => slug === id)) : [];
  const toCook = known.map(({ recipe: { slug, title, ingredientGroups }, batches }) => ({
    slug,
    title,
    batches,
    lines: ingredientGroups.flatMap(({ items }) => items),
  }));
  return (
    <KeptView
      title="Cooking basket"
      description="What you are going to cook, and one shopping list for all of it."
      kept={kept}
    >
      {kept && cart.length === 0 && (
        <KeptEmpty
          title="Your basket is empty"
          text="Press Basket on the recipes you want to cook: their ingredients become one shopping list."
        />
      )}
      {kept && cart.length > 0 && (
        <div className="basket">
          <BasketLines
            lines={cart.map((item) => ({ item, recipe: recipes.find(({ slug }) => slug === item.id) }))}
            keysOf={(id) => shoppingList(toCook.filter(({ slug }) => slug === id)).map(({ key }) => key)}
          />
          <div>
            {answer && <KeptNotes failed={answer.failed} gone={gone.map(({ title }) => title)} />}
            {answer ? <ShoppingList toCook={toCook} ticked={kept.ticked} /> : <KeptWaiting />}
          </div>
        </div>
      )}
    </KeptView>
  );
}
