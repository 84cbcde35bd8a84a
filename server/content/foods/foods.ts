import type { FoodFields } from '../format/foods.schema.ts';
import type { Problem } from '../problem.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { suggestFood } from '../similar.ts';
import { NO_NUTRIENTS, type Nutrients } from './usda.ts';
import { nameKey } from './words.ts';

/** A food with its nutrients per 100 g. */
export interface Food extends FoodFields {
  key: string;
  per100g: Nutrients;
}

/**
 * Computes the nutrients, allergens and prices of all foods.
 * @param fields - the entries of `foods.yaml`, by key
 * @param usda - nutrients per 100 g, by NDB number
 */
export function computeFoods(
  fields: Record<string, FoodFields>,
  usda: ReadonlyMap<string, Nutrients>,
  yaml: YamlSource,
): { foods: Map<string, Food>; problems: Problem[] } {
  const problems = findRepeatedNames(fields, yaml);
  const foods = new Map<string, Food>();
  const addProblem = (path: string[], message: string) => problems.push({ ...yaml.at(path), message });

  /** @param ancestors - the foods that are made of this food, to detect cycles */
  function compute(key: string, ancestors: readonly string[]): Food | undefined {
    const existing = foods.get(key);
    const food = fields[key];
    if (existing || !food) return existing;
    const { ndb, parts } = food;
    const row = ndb === undefined ? undefined : usda.get(ndb);
    if (ndb !== undefined && !row) addProblem([key, 'ndb'], `ndb "${ndb}" is not a row of usda-sr28.csv`);
    let result: Food = { ...food, key, per100g: row ?? NO_NUTRIENTS };
    if (parts) {
      const knownParts = Object.entries(parts).flatMap(([part, grams]) => {
        if (ancestors.includes(part) || part === key) {
          addProblem([key, 'parts', part], `${part} is made from ${key} itself`);
          return [];
        }
        const partFood = compute(part, [...ancestors, key]);
        if (!partFood) problems.push(toFoodProblem(yaml, [key, 'parts', part], Object.keys(fields)));
        return partFood ? [{ food: partFood, grams }] : [];
      });
      result = addPartFacts(result, knownParts);
    }
    result = addLabelCheck(result);
    foods.set(key, result);
    return result;
  }
  for (const key of Object.keys(fields)) compute(key, []);
  return { foods, problems };
}

/** Returns a problem for a key that is not a food. @param path - its path, which ends with the key */
export function toFoodProblem(
  { at, fix }: YamlSource,
  path: readonly PropertyKey[],
  foods: readonly string[],
): Problem {
  const key = String(path.at(-1));
  const { intended, hint } = suggestFood(key, foods);
  const edit = intended === null ? undefined : fix(path, { from: key, to: intended, as: 'key' });
  return { ...at(path), message: `"${key}" is not a food: ${hint}`, fix: edit };
}

/** Returns the food. If it is vegan but may contain egg or milk, adds that its label has to be checked. */
function addLabelCheck(food: Food): Food {
  const isDoubtful = food.diet === 'vegan' && food.mayContain.some((each) => each === 'egg' || each === 'milk');
  return isDoubtful ? { ...food, checkDiet: food.checkDiet ?? 'vegan' } : food;
}

/** Returns the food with the nutrients of its parts, and with their allergens in addition to its own. */
function addPartFacts(food: Food, parts: { food: Food; grams: number }[]): Food {
  const yields = food.yields ?? parts.reduce((sum, { grams }) => sum + grams, 0);
  const contains = [...new Set([...food.contains, ...parts.flatMap((part) => part.food.contains)])];
  const mayContain = [...new Set([...food.mayContain, ...parts.flatMap((part) => part.food.mayContain)])];
  return {
    ...food,
    price: food.price ?? getPrice(parts, yields),
    per100g: sumNutrients(parts.map((part) => ({ per100g: part.food.per100g, grams: (part.grams / yields) * 100 }))),
    contains,
    mayContain: mayContain.filter((allergen) => !contains.includes(allergen)),
  };
}

/** Returns the price of the mixture in dollars per kilogram, or undefined if a part has no price. */
function getPrice(parts: { food: Food; grams: number }[], yields: number): number | undefined {
  const prices = parts.map(({ food, grams }) => (food.price === undefined ? Number.NaN : food.price * grams));
  const price = prices.reduce((sum, each) => sum + each, 0) / yields;
  return Number.isNaN(price) ? undefined : price;
}

/** Returns the total nutrients of several foods, each with its weight in grams. */
export function sumNutrients(amounts: readonly { per100g: Nutrients; grams: number }[]): Nutrients {
  const sum = { ...NO_NUTRIENTS };
  for (const { per100g, grams } of amounts) {
    for (const name of Object.keys(sum) as (keyof Nutrients)[]) sum[name] += (per100g[name] * grams) / 100;
  }
  return sum;
}

/** Returns all names of a food. */
export function getNames({ name, plural, aka }: Pick<FoodFields, 'name' | 'plural' | 'aka'>): string[] {
  return [name, ...(plural ? [plural] : []), ...aka];
}

/**
 * Returns a placeholder for a food that is not in the table. It has no key, weighs as much as water, and has no
 * nutrients.
 * @param allergens - the allergens that its name indicates
 */
export function createUnknownFood(name: string, allergens: Pick<Food, 'contains' | 'mayContain'>): Food {
  return {
    ...{ key: '', name, aka: [], kinds: [], per100g: NO_NUTRIENTS, measures: { cup: 236.6 }, liquid: false, edible: 1 },
    ...{ ...allergens, diet: 'vegan', aisle: 'dry goods' },
  };
}

/** Returns whether a food is in the table. */
export function isKnown({ key }: Pick<Food, 'key'>): boolean {
  return key !== '';
}

type FoodParts = Pick<Food, 'key' | 'parts'>;

/**
 * Returns the keys of a food and of its parts, at every level.
 * @param keys - collects the keys, and keeps a cycle from being followed
 */
export function getFoodKeys(
  food: FoodParts,
  foods: ReadonlyMap<string, FoodParts>,
  keys: Set<string> = new Set(),
): Set<string> {
  keys.add(food.key);
  for (const part of Object.keys(food.parts ?? {})) {
    const partFood = foods.get(part);
    if (partFood && !keys.has(part)) getFoodKeys(partFood, foods, keys);
  }
  return keys;
}

/** Reports names that two foods share, because a line with that name could mean either. */
function findRepeatedNames(fields: Record<string, FoodFields>, { at }: YamlSource): Problem[] {
  const owners = new Map<string, string>();
  return Object.entries(fields).flatMap(([key, food]) =>
    getNames(food).flatMap((name) => {
      const owner = owners.get(nameKey(name)) ?? key;
      owners.set(nameKey(name), owner);
      if (owner === key) return [];
      return [{ ...at([key, 'name']), message: `"${name}" is already a name of ${owner}` }];
    }),
  );
}
