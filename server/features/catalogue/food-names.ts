import { nameKey } from '#server/content/foods/words.ts';
import type { FoodType } from './food.type.ts';

type NamedFood = Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds' | 'madeOf'>;

/** Finds foods by what callers call them. */
export class FoodNames {
  private readonly keysByName = new Map<string, string[]>();
  /** For each food those that are made of it, and itself. */
  private readonly holders = new Map<string, string[]>();
  readonly names: readonly string[];

  constructor(foods: Iterable<NamedFood>) {
    const all = [...foods];
    for (const { key, name, plural, aka, kinds, madeOf } of all) {
      const names = [name, ...(plural ? [plural] : []), ...aka, ...kinds].map(nameKey);
      for (const each of new Set(names)) push(this.keysByName, each, key);
      for (const part of [key, ...madeOf]) push(this.holders, part, key);
    }
    this.names = all.flatMap(({ key, name, aka }) => [key, name, ...aka]);
  }

  /**
   * @param name a key, or a name in any case and number, of a kind of food too: "pork" means bacon as well
   * @returns the keys of the foods that it names and of those made of them; undefined where it names none
   */
  keysOf(name: string): string[] | undefined {
    const key = name.trim().toLowerCase();
    const named = this.holders.has(key) ? [key] : this.keysByName.get(nameKey(name));
    return named && [...new Set(named.flatMap((each) => this.holders.get(each) ?? []))];
  }
}

function push(lists: Map<string, string[]>, name: string, key: string): void {
  const list = lists.get(name);
  if (list) list.push(key);
  else lists.set(name, [key]);
}
