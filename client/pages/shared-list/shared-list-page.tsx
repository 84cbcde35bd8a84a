import { useApolloClient } from '@apollo/client/react';
import Fraction from 'fraction.js';
import { Printer, ShoppingBasket } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { load } from '#client/apollo/load.ts';
import { useLoaded } from '#client/apollo/use-loaded.ts';
import { LiveSign } from '#client/features/shopping/live-sign.tsx';
import { OwnLines } from '#client/features/shopping/own-lines.tsx';
import { shoppedLines } from '#client/features/shopping/shopped-lines.ts';
import { ShoppingAisles } from '#client/features/shopping/shopping-aisles.tsx';
import { StopSharing } from '#client/features/shopping/stop-sharing.tsx';
import { useLiveList } from '#client/features/shopping/use-live-list.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  LiveList_ListFragmentDoc,
  SharedListPageQueryDocument,
  type SharedListPageQueryQuery,
} from '#client/gql/graphql.ts';
import { paths, recipePathFor } from '#client/paths.ts';
import { putAllIntoBasket } from '#client/state/basket.ts';
import { copyOnPage, takeInLines } from '#client/state/live-lists.ts';
import type { ListLines } from '#client/state/merge-lines.ts';
import { productOf } from '#client/state/saved.ts';
import { useSharedLinks } from '#client/state/shared-links.ts';
import { withOwnLine, withoutOwnLine, withTick } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { shoppingList } from '#cooking/shopping-list.ts';
import { ownLineKey } from '#schema/rules/saved.ts';
import { SHARED_LIST_DAYS } from '#schema/rules/shopping.ts';
import './shared-list.css';

type SharedList = NonNullable<SharedListPageQueryQuery['sharedShoppingList']>;
type SharedRecipes = SharedList['recipes'];

const GONE = `There is no shopping list at this address, or not any more: a link works for ${SHARED_LIST_DAYS} days, and can be withdrawn before. Please ask for a new one where you got it.`;

/**
 * Loads a list that was shared by a link.
 * @throws 404 where there is none, or not any more
 */
export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs): Promise<{ id: string }> {
  const { sharedShoppingList } = await load(context, SharedListPageQueryDocument, { id });
  if (!sharedShoppingList?.recipes.length) throw data(null, { status: 404 });
  return { id };
}

/** The shopping list that a reader has shared. */
export function Component() {
  const { id } = useLoaderData<typeof loader>();
  const { sharedShoppingList: list } = useLoaded(SharedListPageQueryDocument, { id });
  return list && list.recipes.length > 0 ? (
    <SharedListView key={id} id={id} list={list} />
  ) : (
    <NotFound missing={GONE} />
  );
}

export function ErrorBoundary() {
  return <PageError title="Shopping list" failed="The shopping list could not be loaded." unknown={GONE} />;
}

function SharedListView({ id, list }: { id: string; list: SharedList }) {
  const { recipes, leftOut, expiresAt } = list;
  const { lines, liveness, change } = useLines(id, list);
  const { ticked, ownLines } = lines;
  const own = useSharedLinks().find((link) => link.id === id);
  const units = useBrowserStore((state) => state.units ?? 'written');
  const all = shoppingList(recipes.map(toCook), units);
  const toBuy = all.filter(({ key }) => !leftOut.includes(key));
  const keys = [...toBuy.map(({ key }) => key), ...ownLines.map(ownLineKey)];
  const bagged = keys.filter((key) => ticked.includes(key)).length;
  const setTick = (key: string, isTicked: boolean) =>
    change((now) => ({ ...now, ticked: withTick(now.ticked, key, isTicked) }));
  const there = all.filter(({ key }) => leftOut.includes(key)).map(({ item }) => item);
  const title = 'Shopping list';
  const names = recipes.map(({ recipe }) => recipe.title).join(', ');
  return (
    <>
      <PageHead title={title} description={`What to buy for ${names}: by aisle, to be ticked off in the shop.`} />
      <PageBanner title={title} compact>
        {names}
      </PageBanner>
      <div className="wrap shared-list">
        <Recipes recipes={recipes} />
        <section aria-labelledby="to-buy">
          <div className="shared-list__head">
            <h2 id="to-buy">To buy</h2>
            <button type="button" className="button button--quiet needs-script no-print" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              Print
            </button>
          </div>
          <LiveSign liveness={liveness} />
          <p className="shared-list__note no-print" role="status">
            {bagged > 0 && `${bagged} of ${keys.length} in the bag`}
          </p>
          <ShoppingAisles list={toBuy} ticked={ticked} onTick={setTick} named={recipes.length > 1}>
            <OwnLines
              title="Added lines"
              {...lines}
              onTick={setTick}
              onAdd={(typed) => change((now) => withOwnLine(now, typed))}
              onRemove={(line) => change((now) => withoutOwnLine(now, line))}
            />
          </ShoppingAisles>
          {there.length > 0 && <p className="shared-list__note">There already: {there.join(', ')}.</p>}
          <p className="shared-list__note no-print">
            All who have the link see what is ticked and added. The list can be seen until{' '}
            <DateText value={expiresAt.slice(0, 10)} />.
          </p>
          {own && (
            <div className="shared-list__own no-print">
              <p>You shared this list from this browser.</p>
              <StopSharing link={own} onStopped={toContent} />
            </div>
          )}
        </section>
      </div>
    </>
  );
}

/** Returns the lines of a list as they are here, kept the same as the server's, and what changes them. */
function useLines(id: string, list: SharedList) {
  const { cache } = useApolloClient();
  const first = readFragment(LiveList_ListFragmentDoc, list);
  const here = useBrowserStore(({ liveLists }) => liveLists?.[id]?.here);
  const copy = useMemo(() => copyOnPage(id), [id]);
  useEffect(() => takeInLines(copy, copy.read()?.known ?? first, first), [copy, first]);
  const forget = () => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'sharedShoppingList', args: { id } });
  /** Returns false where the list is full. */
  const change = (to: (lines: ListLines) => ListLines | undefined): boolean => {
    const now = copy.read();
    const changed = now && to(now.here);
    if (changed) copy.write({ ...now, here: changed });
    return changed !== undefined;
  };
  return { lines: here ?? first, liveness: useLiveList(id, copy, forget), change };
}

/** The recipes of the list, with a button that puts them into the reader's own basket. */
function Recipes({ recipes }: { recipes: SharedRecipes }) {
  const basket = useBrowserStore((state) => state.basket);
  const isIn = (slug: string) => basket?.some((item) => item.id === slug) ?? false;
  const areIn = recipes.every(({ recipe }) => isIn(recipe.slug));
  return (
    <section className="shared-list__recipes" aria-labelledby="recipes">
      <h2 id="recipes">Recipes</h2>
      <ul>
        {recipes.map(({ recipe, servings }) => (
          <li key={recipe.slug}>
            <Link to={recipePathFor(recipe.path, servings, recipe.servings)}>{recipe.title}</Link> for {servings}
          </li>
        ))}
      </ul>
      <p className="shared-list__ways needs-script no-print">
        <button
          type="button"
          className="button"
          aria-disabled={areIn}
          onClick={() => !areIn && putAllIntoBasket(recipes.map(toBasket))}
        >
          <ShoppingBasket aria-hidden="true" size={18} />
          {areIn ? 'In my basket' : 'Put these recipes in my basket'}
        </button>
        {areIn && <Link to={paths.cart}>Open my basket</Link>}
      </p>
    </section>
  );
}

function toCook({ recipe, servings }: SharedRecipes[number]) {
  return { title: recipe.title, batches: new Fraction(servings, recipe.servings), lines: shoppedLines(recipe) };
}

/** The list goes; what stands in its place is read from the start. */
function toContent(): void {
  document.getElementById('content')?.focus();
}

function toBasket({ recipe, servings }: SharedRecipes[number]) {
  const batch = servings === recipe.servings ? undefined : { servings, written: recipe.servings };
  return { product: productOf(recipe), batch };
}
