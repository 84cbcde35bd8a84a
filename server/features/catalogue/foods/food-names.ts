import { nameKey } from '#server/content/foods/words.ts';
import { NearNames } from '#server/content/similar.ts';
import { addToGroup } from '#server/group-by.ts';
import type { FoodType } from './food.type.ts';

type FoodWithNames = Pick<FoodType, 'name' | 'plural' | 'aka' | 'kinds'>;

/** Cached per food, because several indexes need the names of all foods, and normalizing 12,000 names is slow. */
const cache = new WeakMap<FoodWithNames, readonly string[]>();

/** Returns all names of a food and of the kinds that it belongs to ("pork" for bacon), normalized by `nameKey`. */
export function getFoodNames(food: FoodWithNames): readonly string[] {
  const cached = cache.get(food);
  if (cached) return cached;
  const { name, plural, aka, kinds } = food;
  const names = [name, ...(plural ? [plural] : []), ...aka, ...kinds].map(nameKey);
  cache.set(food, names);
  return names;
}

/** Finds foods by any of their names. */
export class FoodNames {
  private readonly keysByName = new Map<string, string[]>();
  /** By food key: the keys of the food itself and of the foods made of it. */
  private readonly keysByPart = new Map<string, string[]>();
  /** Suggests foods for an unknown name. */
  readonly nearNames: NearNames;

  constructor(foods: Iterable<FoodWithNames & Pick<FoodType, 'key' | 'madeOf'>>) {
    const all = [...foods];
    for (const food of all) {
      for (const name of new Set(getFoodNames(food))) addToGroup(this.keysByName, name, food.key);
      for (const part of [food.key, ...food.madeOf]) addToGroup(this.keysByPart, part, food.key);
    }
    this.nearNames = new NearNames(all.flatMap(({ key, name, aka }) => [key, name, ...aka]));
  }

  /**
   * @param name - a key or a name, singular or plural, in any letter case; or the name of a kind: "pork" finds bacon
   * @returns the keys of the food with this key, or else of the foods with this name, and of foods made of them;
   * undefined if there are none
   */
  getKeys(name: string): string[] | undefined {
    const ownKeys = this.getOwnKeys(name);
    return ownKeys && [...new Set(ownKeys.flatMap((each) => this.keysByPart.get(each) ?? []))];
  }

  /**
   * Returns the key itself if a food has it, otherwise the keys of the foods with this name; undefined if there are none.
   * Foods made of these foods are left out.
   */
  getOwnKeys(name: string): string[] | undefined {
    const key = name.trim().toLowerCase();
    // Every food is in its own group, so the groups' keys include the keys of all foods.
    return this.keysByPart.has(key) ? [key] : this.keysByName.get(nameKey(name));
  }
}
