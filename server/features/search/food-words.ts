import { type Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { nearest } from '#server/content/similar.ts';
import type { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { namesOfFood } from '#server/features/catalogue/foods/food-names.ts';
import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import { ALLERGEN_FOODS, ALLERGEN_WORDS, FOOD_GROUPS } from './search-words.ts';

type Test = Condition['holds'];

/** Returns the condition that no allergen is in a recipe, may be in it by a label, or cannot be ruled out. */
function freeOf(allergens: readonly Allergen[]): Test {
  return ({ contains, mayContain, unknownFoods }) =>
    unknownFoods.length === 0 && !allergens.some((each) => contains.includes(each) || mayContain.includes(each));
}

const PLURALS: Partial<Record<Allergen, string>> = { egg: 'eggs', peanut: 'peanuts' };

const MEAT = nameKey('meat');
const isVegetarian: Test = ({ diets }) => diets.includes(Diet.VEGETARIAN);

/** Knows what queries name and rule out: allergens and foods. */
export class FoodWords {
  /** Each with its names and what it is a kind of, between spaces, and the keys of all that it is made of, itself included. */
  private readonly foods: { key: string; names: string[]; parts: string[]; contains: readonly Allergen[] }[];
  private readonly names: ReadonlySet<string>;

  private readonly usedNames: ReadonlySet<string>;

  /**
   * @param foods all foods: a query may rule out any of them
   * @param used the keys of foods in recipes
   */
  constructor(
    foods: Iterable<Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds' | 'madeOf' | 'contains'>>,
    used: ReadonlySet<string> = new Set(),
  ) {
    const named = [...foods].map((food) => ({ food, names: namesOfFood(food) }));
    this.foods = named.map(({ food: { key, madeOf, contains }, names }) => ({
      key,
      names: names.map((name) => ` ${name} `),
      parts: [key, ...madeOf],
      contains,
    }));
    this.names = new Set(named.flatMap(({ names }) => names));
    const held = new Set(this.foods.flatMap(({ key, parts }) => (used.has(key) ? parts : [])));
    this.usedNames = new Set(named.flatMap(({ food, names }) => (held.has(food.key) ? names : [])));
  }

  /** @returns `true` when the words, as `nameKey` gives them, name a food: `spring onion` */
  isName(key: string): boolean {
    return this.names.has(key);
  }

  /**
   * @returns `true` for a food's name whose words stay together: a single word, or the name of a food in recipes. The
   * words of other names are read one by one: "italian bread" is a cuisine and a bread
   */
  isUsedName(key: string): boolean {
    return key.includes(' ') ? this.usedNames.has(key) : this.names.has(key);
  }

  /** @returns the allergens that a word names, itself or as a group; undefined for other words */
  allergens(key: string): readonly Allergen[] | undefined {
    return ALLERGEN_WORDS.get(key);
  }

  /** @returns the allergens that a word stands for: "nut", "cashew" */
  meantAllergens(key: string): readonly Allergen[] | undefined {
    return ALLERGEN_WORDS.get(key) ?? ALLERGEN_FOODS.get(key);
  }

  /** @returns what an allergen or a group of them is called: "nuts or peanuts"; undefined for other words */
  allergenNames(key: string): string | undefined {
    return this.allergens(key)
      ?.map((allergen) => PLURALS[allergen] ?? allergen)
      .join(' or ');
  }

  /**
   * Rules out each food with the words in one of its names, and all that is made of it: "without onion" rules out red
   * onions, too. Better to show one recipe too few.
   * @returns the condition for having none of it; undefined for what is no food
   */
  condition(key: string): Test | undefined {
    const allergens = this.allergens(key);
    if (allergens) return freeOf(allergens);
    if (key === MEAT) return isVegetarian;
    const unwanted = this.holders(FOOD_GROUPS.get(key) ?? [key]);
    if (unwanted.size > 0) {
      const isNamed = (unknown: string) => ` ${nameKey(unknown)} `.includes(` ${key} `);
      return ({ foods, unknownFoods }) => !foods.some((food) => unwanted.has(food)) && !unknownFoods.some(isNamed);
    }
    const meant = ALLERGEN_FOODS.get(key);
    return meant && freeOf(meant);
  }

  /** @returns the condition for an allergy to it: recipes whose labels may say its allergen do not meet it either */
  allergyCondition(key: string): Test | undefined {
    const condition = this.condition(key);
    const named = this.foods.find(({ names, contains }) => contains.length === 1 && names.includes(` ${key} `));
    const allergens = this.meantAllergens(key) ?? named?.contains ?? [];
    const isFree = freeOf(allergens);
    return condition && ((card) => condition(card) && isFree(card));
  }

  /** @returns the name of an allergen that is spelled most like a word that names nothing; null if none is near */
  nearAllergen(key: string): string | null {
    return nearest(key, [...ALLERGEN_WORDS.keys(), ...ALLERGEN_FOODS.keys()]);
  }

  /** @returns the keys of the foods that the names name, and of all foods made of them */
  private holders(names: readonly string[]): Set<string> {
    const isNamed = (food: { names: string[] }) =>
      names.some((key) => key !== '' && food.names.some((name) => name.includes(` ${key} `)));
    const parts = new Set(this.foods.filter(isNamed).map(({ key }) => key));
    return new Set(this.foods.filter((food) => food.parts.some((part) => parts.has(part))).map(({ key }) => key));
  }
}
