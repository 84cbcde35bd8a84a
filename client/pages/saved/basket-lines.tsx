import { getRecipePath } from '#client/paths.ts';
import { addBatch, removeBatch, takeOutOfBasket } from '#client/state/basket.ts';
import { getTotal } from '#client/state/basket-rules.ts';
import type { BasketItem } from '#client/state/store.ts';
import { aboutDollars, dollars, formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture, type PictureData } from '#client/ui/picture.tsx';
import { MIN_BATCHES } from '#schema/rules/saved.ts';
import { RemoveButton } from './remove-button.tsx';

type Props = {
  /** Returns the keys of the shopping items that a recipe needs. */
  getKeys: (slug: string) => readonly string[];
  /** Returns the keys of the shopping items that only this recipe needs. */
  getOwnKeys: (slug: string) => readonly string[];
  lines: readonly { item: BasketItem; recipe: { servings: number; picture: PictureData } | undefined }[];
};

/** The recipes to cook, each with its servings, its cost and a stepper for batches, and the total cost. */
export function BasketLines({ lines, getKeys, getOwnKeys }: Props) {
  return (
    <section className="basket__recipes" aria-labelledby="to-cook">
      <h2 id="to-cook" className="basket__title">
        To cook
      </h2>
      <ul className="basket__lines">
        {lines.map(({ item, recipe }) => (
          <li key={item.id} className="basket__line">
            <span className="basket__picture no-print">
              {recipe && <Picture picture={recipe.picture} shape="square" sizes="4.5rem" decorative />}
            </span>
            <div className="basket__recipe">
              <div className="basket__words">
                <h3 className="basket__name">
                  <Link to={recipe ? getRecipePath(item.path, getServings(item, recipe), recipe.servings) : item.path}>
                    {item.title}
                  </Link>
                </h3>
                <p className="basket__facts">
                  {recipe && formatCount(getServings(item, recipe), 'serving')}
                  <span className="no-print"> · {aboutDollars(item.sum)}</span>
                </p>
              </div>
              <Stepper item={item} onAdd={() => addBatch(item.id, getKeys(item.id))} />
            </div>
            <RemoveButton
              label={`Remove ${item.title} from the basket`}
              onRemove={() => takeOutOfBasket(item.id, getOwnKeys(item.id))}
            />
          </li>
        ))}
      </ul>
      <p className="basket__total">
        <span>Total, about</span> <strong>{dollars(getTotal(lines.map(({ item }) => item)))}</strong>
      </p>
      <p className="basket__small">Estimated grocery cost. Nothing is sold here.</p>
    </section>
  );
}

/** Returns the total servings of all batches of a recipe. */
export function getServings({ qty, batch }: BasketItem, recipe: { servings: number }): number {
  return qty * (batch?.servings ?? recipe.servings);
}

function Stepper({ item: { id, title, qty }, onAdd }: { item: BasketItem; onAdd: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form.
    <div className="stepper no-print" role="group" aria-label={`Batches of ${title}`}>
      <button
        type="button"
        className="stepper__button"
        aria-label={`Remove one batch of ${title}`}
        aria-disabled={qty <= MIN_BATCHES}
        onClick={() => removeBatch(id)}
      >
        −
      </button>
      <output className="stepper__count">{qty}</output>
      <button type="button" className="stepper__button" aria-label={`Add one batch of ${title}`} onClick={onAdd}>
        +
      </button>
    </div>
  );
}
