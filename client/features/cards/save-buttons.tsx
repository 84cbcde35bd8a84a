import { Bookmark, CalendarDays, ListChecks, Scale, ShoppingBasket } from 'lucide';
import type { ReactNode } from 'react';
import { putIntoBasket } from '#client/state/basket.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { addToCompare } from '#client/state/compare.ts';
import { chooseLists } from '#client/state/lists.ts';
import { getProduct, type SavableRecipe, toggleSaved } from '#client/state/saved.ts';
import { type Batch, useBrowserStore } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MoreMenu } from '#client/ui/more-menu.tsx';
import './save-buttons.css';

export type SaveProps = {
  recipe: SavableRecipe;
  /**
   * `card` (over a picture) and `row` (under a text): Save, and a menu with the other buttons. `words`: only Save and
   * Plan, with visible labels. `menu`: the other buttons, as items of the caller's menu.
   */
  look: 'card' | 'row' | 'words' | 'menu';
  /** The batch to save, plan or put into the basket, if its servings differ from the recipe's own. */
  batch?: Batch;
};

/** Buttons that save a recipe, plan it, shop for it or compare it. */
export function SaveButtons({ recipe, look, batch }: SaveProps) {
  const saved = useBrowserStore((state) => state.saved);
  const compare = useBrowserStore((state) => state.compare);
  const basket = useBrowserStore((state) => state.basket);
  if (!saved || !compare || !basket) return null;
  const product = getProduct(recipe);
  const { id, title } = product;
  const isIn = (list: readonly { id: string }[]) => list.some((each) => each.id === id);
  const isSaved = isIn(saved);
  const batches = basket.find((item) => item.id === id)?.qty ?? 0;
  const save = (
    <button
      type="button"
      className="save-buttons__button"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Saved' : 'Save'} ${title}`}
      onClick={() => toggleSaved(batch ? { ...product, servings: batch.servings } : product)}
    >
      <Icon of={Bookmark} size={18} />
      {look === 'words' && <span>{isSaved ? 'Saved' : 'Save'}</span>}
    </button>
  );
  const plan = (
    <button
      type="button"
      className={look === 'words' ? 'save-buttons__button' : undefined}
      aria-label={`Plan ${title}`}
      aria-haspopup="dialog"
      onClick={() => chooseDay(product, batch?.servings)}
    >
      <Icon of={CalendarDays} size={18} />
      <span>Plan</span>
    </button>
  );
  if (look === 'words') {
    return (
      <>
        {save}
        {plan}
      </>
    );
  }
  const otherItems = (
    <>
      <Item
        label={`Basket: add ${title}${batch ? ` for ${batch.servings}` : ''}${batches > 0 ? `, ${batches} in it` : ''}`}
        onPress={() => putIntoBasket(product, batch)}
      >
        <Icon of={ShoppingBasket} size={18} />
        {batches > 0 ? `Basket (${batches})` : 'Basket'}
      </Item>
      <Item label={`Compare ${title}`} isPressed={isIn(compare)} onPress={() => addToCompare(product)}>
        <Icon of={Scale} size={18} />
        Compare
      </Item>
      {isSaved && (
        <Item label={`Lists of ${title}`} opensDialog onPress={() => chooseLists(product)}>
          <Icon of={ListChecks} size={18} />
          Lists
        </Item>
      )}
    </>
  );
  if (look === 'menu') return otherItems;
  return (
    <>
      {save}
      <MoreMenu label={`More for ${title}`}>
        <li>{plan}</li>
        {otherItems}
      </MoreMenu>
    </>
  );
}

type ItemProps = {
  /** The full label for screen readers. */
  label: string;
  isPressed?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Item({ label, isPressed, opensDialog = false, onPress, children }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onPress}
      >
        {children}
      </button>
    </li>
  );
}
