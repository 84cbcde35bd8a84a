import Fraction from 'fraction.js';
import { ShoppingBasket } from 'lucide';
import { useEffect, useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { shoppedLines } from '#client/features/shopping/shopped-lines.ts';
import { StopSharing } from '#client/features/shopping/stop-sharing.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  LiveList_ListFragmentDoc,
  SharedListPageQueryDocument,
  type SharedListPageQueryQuery,
} from '#client/gql/graphql.ts';
import { getRecipePath, paths } from '#client/paths.ts';
import { putAllIntoBasket } from '#client/state/basket.ts';
import { registerWorker } from '#client/state/offline-copies.ts';
import { getProduct } from '#client/state/saved.ts';
import { rememberSeenList, type SeenList } from '#client/state/seen-lists.ts';
import { useSharedLinks } from '#client/state/shared-lists.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import type { Units } from '#cooking/choose-unit.ts';
import { shoppingList } from '#cooking/shopping-list.ts';
import { SHARED_LIST_DAYS } from '#schema/rules/shopping.ts';
import { LinesToBuy, useSharedLines } from './lines-to-buy.tsx';
import { OfflineListPage } from './offline-list.tsx';

type SharedList = NonNullable<SharedListPageQueryQuery['sharedShoppingList']>;
type SharedRecipes = SharedList['recipes'];

const GONE = `This shopping list does not exist or is no longer shared: links work for ${SHARED_LIST_DAYS} days and can be withdrawn earlier. Please ask for a new link.`;

/**
 * Loads a list that was shared by a link.
 * @returns the list's id; no id for the page that shows lists offline
 * @throws a 404 response if the list does not exist, has expired, or has only withdrawn recipes
 */
export async function loader({ params: { id }, context }: LoaderFunctionArgs): Promise<{ id?: string }> {
  if (id === undefined) return {};
  const { sharedShoppingList } = await load(context, SharedListPageQueryDocument, { id });
  if (!sharedShoppingList?.recipes.length) throw data(null, { status: 404 });
  return { id };
}

/** The shopping list that a reader has shared. */
export function Component() {
  const { id } = useLoaderData<typeof loader>();
  return id === undefined ? <OfflineListPage /> : <LoadedList id={id} />;
}

function LoadedList({ id }: { id: string }) {
  const { sharedShoppingList: list } = useLoaded(SharedListPageQueryDocument, { id });
  return list && list.recipes.length > 0 ? (
    <SharedListView key={id} id={id} list={list} />
  ) : (
    <NotFound message={GONE} />
  );
}

export function ErrorBoundary() {
  return <PageError title="Shopping list" failedText="The shopping list could not be loaded." notFoundText={GONE} />;
}

function SharedListView({ id, list }: { id: string; list: SharedList }) {
  const { recipes } = list;
  const ownLink = useSharedLinks().find((link) => link.id === id);
  const units = useBrowserStore((state) => state.units ?? 'written');
  const seenList = useMemo(() => toSeenList(list, units), [list, units]);
  useEffect(() => {
    rememberSeenList(id, seenList);
    // The service worker makes the list available without a network, as in a shop.
    void registerWorker();
  }, [id, seenList]);
  const sharedLines = useSharedLines(id, readFragment(LiveList_ListFragmentDoc, list));
  const title = 'Shopping list';
  const recipeTitles = seenList.recipes.join(', ');
  return (
    <>
      <PageHead
        title={title}
        description={`What to buy for ${recipeTitles}, sorted by aisle, to tick off in the shop.`}
      />
      <PageBanner title={title} compact>
        {recipeTitles}
      </PageBanner>
      <div className="wrap shared-list">
        <LinesToBuy list={seenList} {...sharedLines}>
          {ownLink && (
            <div className="shared-list__own no-print">
              <p>You shared this list from this browser.</p>
              <StopSharing link={ownLink} onStopped={focusContent} />
            </div>
          )}
        </LinesToBuy>
        <SharedRecipeList recipes={recipes} />
      </div>
    </>
  );
}

function toSeenList({ recipes, leftOut, expiresAt }: SharedList, units: Units): SeenList {
  const allItems = shoppingList(recipes.map(toRecipeToCook), units);
  return {
    recipes: recipes.map(({ recipe }) => recipe.title),
    toBuy: allItems.filter(({ key }) => !leftOut.includes(key)),
    there: allItems.filter(({ key }) => leftOut.includes(key)).map(({ item }) => item),
    expiresAt,
  };
}

/** The recipes of the list, with a button that puts them into the reader's own basket. */
function SharedRecipeList({ recipes }: { recipes: SharedRecipes }) {
  const basket = useBrowserStore((state) => state.basket);
  const isInBasket = (slug: string) => basket?.some((item) => item.id === slug) ?? false;
  const areInBasket = recipes.every(({ recipe }) => isInBasket(recipe.slug));
  return (
    <section className="shared-list__recipes" aria-labelledby="recipes">
      <h2 id="recipes">Recipes</h2>
      <ul>
        {recipes.map(({ recipe, servings }) => (
          <li key={recipe.slug}>
            <Link to={getRecipePath(recipe.path, servings, recipe.servings)}>{recipe.title}</Link> for {servings}
          </li>
        ))}
      </ul>
      <p className="shared-list__ways needs-script no-print">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={areInBasket}
          onClick={() => !areInBasket && putAllIntoBasket(recipes.map(toBasketItem))}
        >
          <Icon of={ShoppingBasket} size={18} />
          {areInBasket ? 'In my basket' : 'Add these recipes to my basket'}
        </button>
        {areInBasket && <Link to={paths.cart}>Open my basket</Link>}
      </p>
    </section>
  );
}

function toRecipeToCook({ recipe, servings }: SharedRecipes[number]) {
  return { title: recipe.title, batches: new Fraction(servings, recipe.servings), lines: shoppedLines(recipe) };
}

/** Moves the focus to the content that replaces a removed list. */
function focusContent(): void {
  document.getElementById('content')?.focus();
}

function toBasketItem({ recipe, servings }: SharedRecipes[number]) {
  const batch = servings === recipe.servings ? undefined : { servings, written: recipe.servings };
  return { product: getProduct(recipe), batch };
}
