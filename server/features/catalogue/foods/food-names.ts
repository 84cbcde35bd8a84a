import { nameKey } from '#server/content/foods/words.ts';
import { NearNames } from '#server/content/similar.ts';
import type { FoodType } from './food.type.ts';

type Named = Pick<FoodType, 'name' | 'plural' | 'aka' | 'kinds'>;

/** @returns all that a food is called, and what it is a kind of, as `nameKey` gives them. */
export function namesOfFood({ name, plural, aka, kinds }: Named): string[] {
  return [name, ...(plural ? [plural] : []), ...aka, ...kinds].map(nameKey);
}

/** Finds foods by what callers call them. */
export class FoodNames {
  private readonly keysByName = new Map<string, string[]>();
  /** For each food those that are made of it, and itself. */
  private readonly holders = new Map<string, string[]>();
  /** Suggests foods for a name that none has. */
  readonly near: NearNames;

  constructor(foods: Iterable<Named & Pick<FoodType, 'key' | 'madeOf'>>) {
    const all = [...foods];
    for (const food of all) {
      for (const name of new Set(namesOfFood(food))) push(this.keysByName, name, food.key);
      for (const part of [food.key, ...food.madeOf]) push(this.holders, part, food.key);
    }
    this.near = new NearNames(all.flatMap(({ key, name, aka }) => [key, name, ...aka]));
  }

  /**
   * @param name a key, or a name in any case and number, of a kind of food too: "pork" means bacon as well
   * @returns the keys of the foods that it names and of those made of them; undefined where it names none
   */
  keysOf(name: string): string[] | undefined {
    const named = this.named(name);
    return named && [...new Set(named.flatMap((each) => this.holders.get(each) ?? []))];
  }

  /** @returns the keys of the foods that it names, without those made of them; undefined where it names none */
  named(name: string): string[] | undefined {
    const key = name.trim().toLowerCase();
    return this.holders.has(key) ? [key] : this.keysByName.get(nameKey(name));
  }
}

function push(lists: Map<string, string[]>, name: string, key: string): void {
  const list = lists.get(name);
  if (list) list.push(key);
  else lists.set(name, [key]);
}
