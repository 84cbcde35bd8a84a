import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { nearest, nearSpelling } from '#server/content/similar.ts';
import type { AllergenNameEntity } from '#server/features/catalogue/foods/food.entity.ts';
import type { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { namesOfFood } from '#server/features/catalogue/foods/food-names.ts';
import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import { ALLERGEN_WORDS, FOOD_GROUPS } from './search-words.ts';

type Test = Condition['holds'];

/** Returns the condition that no allergen is in a recipe, may be in it by a label, or cannot be ruled out. */
function freeOf(allergens: readonly Allergen[]): Test {
  return ({ contains, mayContain, unknownFoods }) =>
    unknownFoods.length === 0 && !allergens.some((each) => contains.includes(each) || mayContain.includes(each));
}

/** Allergens that are in so many dishes that the name of one food does not mean all of them: butter is not all milk. */
const COMMON: ReadonlySet<Allergen> = new Set([Allergen.GLUTEN, Allergen.MILK, Allergen.SULPHITES]);

const PLURALS: Partial<Record<Allergen, string>> = { egg: 'eggs', peanut: 'peanuts' };

const MEAT = nameKey('meat');
const isVegetarian: Test = ({ diets }) => diets.includes(Diet.VEGETARIAN);

interface NamedFood {
  key: string;
  /** Names and what it is a kind of, between spaces. */
  names: string[];
}

function lettersOf(key: string): string {
  return key.replaceAll(' ', '');
}

/** Knows what queries name and rule out: allergens and foods. */
export class FoodWords {
  /** Foods by each word of their names: a query rules out dozens of words, and there are thousands of foods. */
  private readonly byWord = new Map<string, NamedFood[]>();
  /** Keys of the foods that have a food in them, itself included, by its key. */
  private readonly holdersOf = new Map<string, string[]>();
  private readonly names: ReadonlySet<string>;

  private readonly usedNames: ReadonlySet<string>;
  /** Names that indicate an allergen, without their spaces: "dou fu" is "doufu". */
  private readonly indicating: ReadonlyMap<string, AllergenNameEntity>;

  /**
   * @param foods all foods: a query may rule out any of them
   * @param allergenNames names that indicate an allergen, whether a food has them or not
   * @param used the keys of foods in recipes
   */
  constructor(
    foods: Iterable<Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds' | 'madeOf'>>,
    allergenNames: readonly AllergenNameEntity[] = [],
    used: ReadonlySet<string> = new Set(),
  ) {
    const named = [...foods].map((food) => ({ food, names: namesOfFood(food) }));
    for (const { food, names } of named) {
      const entry = { key: food.key, names: names.map((name) => ` ${name} `) };
      for (const word of new Set(names.flatMap((name) => name.split(' ')))) addTo(this.byWord, word, entry);
      for (const part of new Set([food.key, ...food.madeOf])) addTo(this.holdersOf, part, food.key);
    }
    this.indicating = new Map(allergenNames.map((each) => [lettersOf(nameKey(each.name)), each]));
    this.names = new Set(named.flatMap(({ names }) => names));
    const held = new Set(named.flatMap(({ food }) => (used.has(food.key) ? [food.key, ...food.madeOf] : [])));
    this.usedNames = new Set(named.flatMap(({ food, names }) => (held.has(food.key) ? names : [])));
  }

  /** @returns `true` when the words, as `nameKey` gives them, name a food: `spring onion` */
  isName(key: string): boolean {
    return this.names.has(key);
  }

  /** @returns `true` when the words name a food, or are a name that indicates an allergen */
  isListed(key: string): boolean {
    return this.names.has(key) || this.indicating.has(lettersOf(key));
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

  /** @returns the allergens that a word stands for: "nut", "cashew"; undefined for other words, and for "butter" */
  meantAllergens(key: string): readonly Allergen[] | undefined {
    const named = this.indicating.get(lettersOf(key))?.contains.filter((allergen) => !COMMON.has(allergen)) ?? [];
    return ALLERGEN_WORDS.get(key) ?? (named.length > 0 ? named : undefined);
  }

  /** @returns what a word rules out, for readers: "nuts or peanuts" for "nut", "tahini or sesame" for "tahini" */
  ruledOutText(key: string, text: string, isAllergy: boolean): string {
    const group = this.allergens(key);
    const allergens = group ?? (isAllergy ? this.indicatedAllergens(key) : this.meantAllergens(key)) ?? [];
    const names = allergens.map((allergen) => PLURALS[allergen] ?? allergen);
    return [...new Set(group ? names : [text.toLowerCase(), ...names])].join(' or ');
  }

  /**
   * Rules out the allergens that a word stands for, each food with the words in one of its names, and all that is made of
   * it: "without onion" rules out red onions, too. Better to show one recipe too few.
   * @returns the condition for having none of it; undefined for what is no food
   */
  condition(key: string): Test | undefined {
    const allergens = this.allergens(key);
    if (allergens) return freeOf(allergens);
    if (key === MEAT) return isVegetarian;
    const unwanted = this.holders(FOOD_GROUPS.get(key) ?? [key]);
    const isNamed = (unknown: string) => ` ${nameKey(unknown)} `.includes(` ${key} `);
    const hasNone: Test = ({ foods, unknownFoods }) =>
      !foods.some((food) => unwanted.has(food)) && !unknownFoods.some(isNamed);
    // No food is called so: what the name indicates is ruled out.
    const meant = unwanted.size > 0 ? this.meantAllergens(key) : this.indicatedAllergens(key);
    if (!meant) return unwanted.size > 0 ? hasNone : undefined;
    const isFree = freeOf(meant);
    return (card) => hasNone(card) && isFree(card);
  }

  /** @returns the condition for an allergy to it: recipes whose labels may say its allergens do not meet it either */
  allergyCondition(key: string): Test | undefined {
    const condition = this.condition(key);
    const isFree = freeOf([...(this.allergens(key) ?? []), ...(this.indicatedAllergens(key) ?? [])]);
    return condition && ((card) => condition(card) && isFree(card));
  }

  /** @returns all allergens that a name indicates, those that its label decides on only if it is sure to contain none */
  private indicatedAllergens(key: string): readonly Allergen[] | undefined {
    const named = this.indicating.get(lettersOf(key));
    return named && named.contains.length > 0 ? named.contains : named?.mayContain;
  }

  /** @returns the name of an allergen that is spelled most like a word that names nothing; null if none is near */
  nearAllergen(key: string): string | null {
    return nearest(key, ALLERGEN_WORDS.keys()) ?? nearSpelling(key, this.indicating.keys());
  }

  /** @returns the keys of the foods that the names name, and of all foods made of them */
  private holders(names: readonly string[]): Set<string> {
    const parts = names.flatMap((name) => this.withWords(name).map(({ key }) => key));
    return new Set(parts.flatMap((part) => this.holdersOf.get(part) ?? []));
  }

  /** @returns the foods with these words, one after the other, in one of their names */
  private withWords(words: string): NamedFood[] {
    const [first = ''] = words.split(' ');
    return (this.byWord.get(first) ?? []).filter(({ names }) => names.some((name) => name.includes(` ${words} `)));
  }
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
