import { Copy, Printer } from 'lucide-react';
import { clearTicks, toggleTick } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { showToast } from '#client/ui/toast.ts';
import { shoppingList, shoppingText, type ToBuy, type ToCook } from '#cooking/shopping-list.ts';

const none: readonly string[] = [];

const aisleNames: Record<NonNullable<ToBuy['aisle']>, string> = {
  PRODUCE: 'Fruit and vegetables',
  MEAT_AND_FISH: 'Meat and fish',
  DAIRY_AND_EGGS: 'Dairy and eggs',
  BAKERY: 'Bakery',
  DRY_GOODS: 'Dry goods',
  CANS_AND_JARS: 'Cans and jars',
  SPICES: 'Spices',
  FROZEN: 'Frozen',
  DRINKS: 'Drinks',
};

/** All ingredients of all recipes, each once, by aisle and in the chosen units, to be ticked off, printed and copied. */
export function ShoppingList({ toCook }: { toCook: readonly ToCook[] }) {
  const ticked = useBrowserStore((state) => state.ticked ?? none);
  const units = useBrowserStore((state) => state.units ?? 'written');
  const list = shoppingList(toCook, units);
  const left = list.filter(({ key }) => !ticked.includes(key));
  return (
    <section className="shopping" aria-labelledby="to-buy">
      <h2 id="to-buy" className="basket__title" tabIndex={-1}>
        Shopping list
      </h2>
      <div className="shopping__tools no-print">
        <p role="status">{left.length < list.length && `${list.length - left.length} of ${list.length} in the bag`}</p>
        <button type="button" className="button button--quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          Print
        </button>
        <button type="button" className="button button--quiet" onClick={() => void copy(shoppingText(left))}>
          <Copy aria-hidden="true" size={18} />
          Copy
        </button>
      </div>
      <div className="shopping__list">
        {byAisle(list).map(([name, things]) => (
          <section key={name} className="shopping__aisle" aria-label={name}>
            <h3 className="shopping__name">{name}</h3>
            <ul className="shopping__things">
              {things.map(({ key, amount, item, for: titles }) => (
                <li key={key}>
                  <label className="shopping__item">
                    <input type="checkbox" checked={ticked.includes(key)} onChange={() => toggleTick(key)} />
                    <span>
                      {amount && <strong className="shopping__amount">{amount}</strong>} {item}
                      {toCook.length > 1 && <span className="shopping__for">{titles.join(', ')}</span>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {left.length < list.length && (
        <button type="button" className="tally__clear no-print" onClick={untick}>
          Untick all
        </button>
      )}
    </section>
  );
}

/** What stands together in a shop. */
function byAisle(list: readonly ToBuy[]): [name: string, things: ToBuy[]][] {
  const groups = new Map<string, ToBuy[]>();
  for (const thing of list) {
    const name = thing.aisle ? aisleNames[thing.aisle] : 'Other things';
    groups.set(name, [...(groups.get(name) ?? []), thing]);
  }
  return [...groups];
}

/** The button goes away with the last tick; the focus must not. */
function untick(): void {
  document.getElementById('to-buy')?.focus({ preventScroll: true });
  clearTicks();
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Shopping list copied', { kind: 'success' });
  } catch {
    showToast('Your browser does not let us copy. Please select the list and copy it yourself.', { kind: 'error' });
  }
}
