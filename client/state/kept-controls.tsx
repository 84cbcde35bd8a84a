import { Bookmark, Scale, ShoppingBasket } from 'lucide-react';
import { compare, putIntoBasket, toggleSaved } from './keep.ts';
import type { Keepable } from './keep-slot.tsx';
import type { Batch } from './kept-state.ts';
import { useKept } from './use-kept.ts';

type Props = { recipe: Keepable; look: 'card' | 'row' | 'words'; batch?: Batch };

/** Saves a recipe, compares it, or puts it into the basket. */
export function KeepButtons({ recipe, look, batch }: Props) {
  const kept = useKept();
  if (!kept) return null;
  const { slug: id, title, path, estimatedCost: price } = recipe;
  const product = { id, title, path, price };
  const isIn = (list: readonly { id: string }[]) => list.some((each) => each.id === id);
  const batches = kept.cart.find((item) => item.id === id)?.qty ?? 0;
  return (
    <>
      <button
        type="button"
        className="keep__button"
        aria-pressed={isIn(kept.wishlist)}
        aria-label={`Save ${title}`}
        onClick={() => toggleSaved(product)}
      >
        <Bookmark aria-hidden="true" size={18} />
        {look === 'words' && <span>Save</span>}
      </button>
      <button
        type="button"
        className="keep__button"
        aria-pressed={isIn(kept.compare)}
        aria-label={`Compare ${title}`}
        onClick={() => compare(product)}
      >
        <Scale aria-hidden="true" size={18} />
        {look === 'words' && <span>Compare</span>}
      </button>
      <button
        type="button"
        className={batches > 0 ? 'keep__button keep__button--in' : 'keep__button'}
        aria-label={`Basket: add ${title}${batch ? ` for ${batch.servings}` : ''}${batches > 0 ? `, ${batches} in it` : ''}`}
        onClick={() => putIntoBasket(product, batch)}
      >
        <ShoppingBasket aria-hidden="true" size={18} />
        {look === 'words' && <span>Basket</span>}
      </button>
    </>
  );
}

/** How much is kept, on the way to it. */
export function KeptCount() {
  const kept = useKept();
  if (!kept) return null;
  const count = kept.wishlist.length + kept.compare.length + kept.cart.length;
  if (count === 0) return null;
  return <span className="kept-count">{count}</span>;
}
