import { Bookmark, CalendarDays, ListChecks, Scale, ShoppingBasket } from 'lucide-react';
import { putIntoBasket } from '#client/state/basket.ts';
import { chooseDay } from '#client/state/choose-day.ts';
import { addToCompare } from '#client/state/compare.ts';
import { chooseLists } from '#client/state/lists.ts';
import { productOf, type SavableRecipe, toggleSaved } from '#client/state/saved.ts';
import { type Batch, useBrowserStore } from '#client/state/store.ts';

export type SaveProps = {
  recipe: SavableRecipe;
  /** On a card over its picture, in a row of its own, or with words under a title. */
  look: 'card' | 'row' | 'words';
  /** The batch that goes into the basket, where it is not as written. */
  batch?: Batch;
};

/** Saves a recipe, compares it, puts it into the basket or on a day of the plan. */
export function SaveButtons({ recipe, look, batch }: SaveProps) {
  const saved = useBrowserStore((state) => state.saved);
  const compare = useBrowserStore((state) => state.compare);
  const basket = useBrowserStore((state) => state.basket);
  if (!saved || !compare || !basket) return null;
  const product = productOf(recipe);
  const { id, title } = product;
  const isIn = (list: readonly { id: string }[]) => list.some((each) => each.id === id);
  const isSaved = isIn(saved);
  const save = isSaved ? 'Saved' : 'Save';
  const batches = basket.find((item) => item.id === id)?.qty ?? 0;
  return (
    <>
      <button
        type="button"
        className="save-buttons__button"
        aria-pressed={isSaved}
        aria-label={`${save} ${title}`}
        onClick={() => toggleSaved(batch ? { ...product, servings: batch.servings } : product)}
      >
        <Bookmark aria-hidden="true" size={18} />
        {look === 'words' && <span>{save}</span>}
      </button>
      <button
        type="button"
        className="save-buttons__button"
        aria-pressed={isIn(compare)}
        aria-label={`Compare ${title}`}
        onClick={() => addToCompare(product)}
      >
        <Scale aria-hidden="true" size={18} />
        {look === 'words' && <span>Compare</span>}
      </button>
      <button
        type="button"
        className={batches > 0 ? 'save-buttons__button save-buttons__button--in' : 'save-buttons__button'}
        data-count={batches > 0 ? batches : undefined}
        aria-label={`Basket: add ${title}${batch ? ` for ${batch.servings}` : ''}${batches > 0 ? `, ${batches} in it` : ''}`}
        onClick={() => putIntoBasket(product, batch)}
      >
        <ShoppingBasket aria-hidden="true" size={18} />
        {look === 'words' && <span>Basket</span>}
      </button>
      <button
        type="button"
        className="save-buttons__button"
        aria-label={`Plan ${title}`}
        aria-haspopup="dialog"
        onClick={() => chooseDay(product, batch?.servings)}
      >
        <CalendarDays aria-hidden="true" size={18} />
        {look === 'words' && <span>Plan</span>}
      </button>
      {look === 'words' && isSaved && (
        <button
          type="button"
          className="save-buttons__button"
          aria-label={`Lists of ${title}`}
          aria-haspopup="dialog"
          onClick={() => chooseLists(product)}
        >
          <ListChecks aria-hidden="true" size={18} />
          <span>Lists</span>
        </button>
      )}
    </>
  );
}
