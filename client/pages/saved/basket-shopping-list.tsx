import '#client/pages/recipe/tick-tally.css';
import './basket-shopping-list.css';
import { Copy, House, Printer, Share2 } from 'lucide';
import { type MouseEvent, useMemo } from 'react';
import { OwnLines } from '#client/features/shopping/own-lines.tsx';
import { ShoppingAisles } from '#client/features/shopping/shopping-aisles.tsx';
import { LiveStatus } from '#client/features/sync/live-status.tsx';
import { useLiveList } from '#client/features/sync/use-live-list.ts';
import {
  basketKey,
  forgetSharedLink,
  getBasketCopy,
  getBasketLink,
  useSharedLinks,
} from '#client/state/shared-lists.ts';
import { addOwnLine, clearTicks, removeOwnLine, setTick, toggleAtHome } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { copyText } from '#client/ui/share/copy-text.ts';
import { useOpenState } from '#client/ui/use-page-state.ts';
import { type ItemToBuy, shoppingList, shoppingText } from '#cooking/shopping-list.ts';
import { sharedListPath } from '#schema/rules/paths.ts';
import { ownLineKey } from '#schema/rules/saved.ts';
import type { BasketRecipe, ListToShare } from './basket-recipe.ts';

const NO_KEYS: readonly string[] = [];

/**
 * The merged ingredients of all recipes, by aisle and in the chosen units. Items can be added, ticked off and marked as
 * at home, which takes them off the list. The list can be copied, printed and shared.
 */
export function BasketShoppingList({ toCook }: { toCook: readonly BasketRecipe[] }) {
  const ticked = useBrowserStore((state) => state.ticked ?? NO_KEYS);
  const atHome = useBrowserStore((state) => state.atHome ?? NO_KEYS);
  const ownLines = useBrowserStore((state) => state.ownLines ?? NO_KEYS);
  const units = useBrowserStore((state) => state.units ?? 'written');
  const allItems = shoppingList(toCook, units);
  const items = allItems.filter(({ key }) => !atHome.includes(key));
  const remainingItems = items.filter(({ key }) => !ticked.includes(key));
  const remainingOwnLines = ownLines.filter((line) => !ticked.includes(ownLineKey(line)));
  const count = items.length + ownLines.length;
  const tickedCount = count - remainingItems.length - remainingOwnLines.length;
  const text = [shoppingText(remainingItems), ...remainingOwnLines].filter(Boolean).join('\n');
  return (
    <section className="shopping" aria-labelledby="to-buy">
      <h2 id="to-buy" className="basket__title" tabIndex={-1}>
        Shopping list
      </h2>
      <div className="shopping__tools no-print">
        {toCook.length > 0 && <ShareList toCook={toCook} leftOut={atHome} text={text} />}
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void copyText(text, { message: 'Shopping list copied' })}
        >
          <Icon of={Copy} size={18} />
          Copy
        </button>
        <button type="button" className="button button--quiet" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          Print
        </button>
      </div>
      {toCook.length > 0 && <LiveBasket />}
      <p className="shopping__hint no-print">
        Tick what is in the bag. Press <Icon of={House} label="the house" size={16} /> for what you have at home.
      </p>
      <p className="shopping__count no-print" role="status">
        {tickedCount > 0 && `${tickedCount} of ${count} in the bag`}
      </p>
      <ShoppingAisles
        list={items}
        ticked={ticked}
        onTick={setTick}
        showsRecipes={toCook.length > 1}
        aside={({ key, item }) => (
          <button
            type="button"
            className="icon-button shopping__home no-print"
            aria-label={`At home: ${item}`}
            onClick={(event) => markAtHome(event, key)}
          >
            <Icon of={House} size={18} />
          </button>
        )}
      >
        <OwnLines
          title="Your own items"
          ownLines={ownLines}
          ticked={ticked}
          onTick={setTick}
          onAdd={addOwnLine}
          onRemove={removeOwnLine}
        />
      </ShoppingAisles>
      {tickedCount > 0 && (
        <button type="button" className="tally__clear no-print" onClick={untickAll}>
          Untick all
        </button>
      )}
      <AtHome items={allItems.filter(({ key }) => atHome.includes(key))} />
    </section>
  );
}

/** Items that are at home, with buttons to put them back on the list. */
function AtHome({ items }: { items: readonly ItemToBuy[] }) {
  if (items.length === 0) return null;
  return (
    <details className="at-home no-print">
      <summary className="at-home__title">At home ({items.length})</summary>
      <ul className="shopping__things">
        {items.map(({ key, amount, item }) => (
          <li key={key} className="shopping__thing">
            <span className="at-home__item">
              {amount} {item}
            </span>
            <button
              type="button"
              className="tally__clear"
              aria-label={`Put back on the list: ${item}`}
              onClick={() => putBack(key)}
            >
              Put back
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Marks an item as at home. Its line disappears, so the focus moves to a neighboring line or the heading. */
function markAtHome({ currentTarget }: MouseEvent<HTMLElement>, key: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.shopping__home')];
  const index = buttons.indexOf(currentTarget);
  (buttons[index + 1] ?? buttons[index - 1] ?? getHeading())?.focus({ preventScroll: true });
  toggleAtHome(key);
}

/** Puts an item back on the list. Its button disappears, so the focus moves to the heading. */
function putBack(key: string): void {
  getHeading()?.focus({ preventScroll: true });
  toggleAtHome(key);
}

/** Clears all ticks. The button disappears, so the focus moves to the heading. */
function untickAll(): void {
  getHeading()?.focus({ preventScroll: true });
  clearTicks();
}

function getHeading(): HTMLElement | null {
  return document.getElementById('to-buy');
}

/** Synchronizes the basket with the list shared from it, or says that the basket has changed since it was shared. */
function LiveBasket() {
  const basket = useBrowserStore((state) => state.basket) ?? [];
  const [latest] = useSharedLinks();
  const link = getBasketLink(basket);
  if (link) return <LiveBasketStatus key={link.id} id={link.id} />;
  const overlaps = basket.some(({ id }) => latest?.basket?.split(/[ ,]+/).includes(id));
  if (!latest || !overlaps || latest.basket === basketKey(basket)) return null;
  return (
    <p className="shopping__hint no-print">
      Your basket has changed since you shared it. <Link to={sharedListPath(latest.id)}>The shared list</Link> still has
      the old items. Share again to include the new ones.
    </p>
  );
}

function LiveBasketStatus({ id }: { id: string }) {
  const copy = useMemo(() => getBasketCopy(id), [id]);
  return <LiveStatus listState={useLiveList(id, copy, () => forgetSharedLink(id))} />;
}

/** The button that opens the panel to share a list. */
function ShareList(props: ListToShare) {
  const [open, setOpen] = useOpenState();
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Share2} size={18} />
        Share
      </button>
      {open && (
        <LazyPart load={() => import('./share-list-panel.tsx')} when="now">
          {({ ShareListPanel }) => <ShareListPanel {...props} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}
