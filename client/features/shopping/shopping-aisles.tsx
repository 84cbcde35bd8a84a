import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { ItemToBuy } from '#cooking/shopping-list.ts';
import './shopping-aisles.css';

const aisleNames: Record<NonNullable<ItemToBuy['aisle']>, string> = {
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

type Props = {
  list: readonly ItemToBuy[];
  /** Keys of the ticked items. */
  ticked: readonly string[];
  onTick: (key: string, isTicked: boolean) => void;
  /** `true` to show on each line the recipes that need it. */
  showsRecipes: boolean;
  /** Renders content at the end of a line. */
  aside?: (item: ItemToBuy) => ReactNode;
  /** Content after the last aisle. */
  children?: ReactNode;
};

/** A shopping list by aisle, to be ticked off; printed in two columns. */
export function ShoppingAisles({ list, ticked, onTick, showsRecipes, aside, children }: Props) {
  return (
    <div className="shopping__list">
      {groupByAisle(list).map(([name, items]) => (
        <section key={name} className="shopping__aisle" aria-label={name}>
          <h3 className="shopping__name">{name}</h3>
          {name === PANTRY && items.length > 1 && (
            <ShoppingItem
              checked={items.every(({ key }) => ticked.includes(key))}
              onTick={(isTicked) => {
                for (const { key } of items) if (ticked.includes(key) !== isTicked) onTick(key, isTicked);
              }}
            >
              I have all of these
            </ShoppingItem>
          )}
          <ul className="shopping__things">
            {items.map((item) => (
              <li key={item.key} className="shopping__thing">
                <ShoppingItem checked={ticked.includes(item.key)} onTick={(isTicked) => onTick(item.key, isTicked)}>
                  {item.amount && <strong className="shopping__amount">{item.amount}</strong>} {item.item}{' '}
                  {showsRecipes && <span className="shopping__for">{item.for.join(', ')}</span>}
                </ShoppingItem>
                {aside?.(item)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </div>
  );
}

type ItemProps = { checked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode };

/** A line with its checkbox. Boxes that were ticked before the scripts loaded count, too. */
export function ShoppingItem({ checked, onTick, children }: ItemProps) {
  const box = useRef<HTMLInputElement>(null);
  const applyEarlyTick = useEffectEvent(() => {
    if (box.current?.checked && !checked) onTick(true);
  });
  useEffect(() => applyEarlyTick(), []);
  return (
    <label className="shopping__item">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <span dir="auto">{children}</span>
    </label>
  );
}

const PANTRY = 'Probably at home';

/** Groups items by aisle; salt, spices and oil are last, because most kitchens have them. */
function groupByAisle(list: readonly ItemToBuy[]): [name: string, things: ItemToBuy[]][] {
  const groups = new Map<string, ItemToBuy[]>();
  for (const item of list.toSorted((a, b) => Number(a.isPantry ?? false) - Number(b.isPantry ?? false))) {
    const name = item.isPantry ? PANTRY : item.aisle ? aisleNames[item.aisle] : 'Other things';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups];
}
