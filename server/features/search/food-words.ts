import { Allergen, Diet } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import type { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { namesOfFood } from '#server/features/catalogue/foods/food-names.ts';
import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';

type Test = Condition['holds'];

const ALLERGEN_WORDS: [words: string[], allergens: Allergen[]][] = [
  [['gluten', 'wheat'], [Allergen.GLUTEN]],
  [['egg'], [Allergen.EGG]],
  [['dairy', 'milk', 'lactose'], [Allergen.MILK]],
  [['nut'], [Allergen.NUTS, Allergen.PEANUT]],
  [['tree nut', 'treenut'], [Allergen.NUTS]],
  [['peanut', 'groundnut'], [Allergen.PEANUT]],
  [['soy', 'soya', 'soybean'], [Allergen.SOY]],
  [['fish'], [Allergen.FISH]],
  [['shellfish'], [Allergen.CRUSTACEANS, Allergen.MOLLUSCS]],
  [['seafood'], [Allergen.FISH, Allergen.CRUSTACEANS, Allergen.MOLLUSCS]],
  [['crustacean'], [Allergen.CRUSTACEANS]],
  [['mollusc', 'mollusk'], [Allergen.MOLLUSCS]],
  [['celery', 'celeriac'], [Allergen.CELERY]],
  [['mustard'], [Allergen.MUSTARD]],
  [['sesame'], [Allergen.SESAME]],
  [['sulphite', 'sulfite'], [Allergen.SULPHITES]],
  [['lupin', 'lupine'], [Allergen.LUPIN]],
];

const byWord = new Map(
  ALLERGEN_WORDS.flatMap(([words, allergens]) => words.map((word) => [nameKey(word), freeOf(allergens)])),
);
byWord.set(nameKey('meat'), ({ diets }) => diets.includes(Diet.VEGETARIAN));

/** Returns the condition that no allergen is in a recipe, may be in it by a label, or cannot be ruled out */
function freeOf(allergens: readonly Allergen[]): Test {
  return ({ contains, mayContain, unknownFoods }) =>
    unknownFoods.length === 0 && !allergens.some((each) => contains.includes(each) || mayContain.includes(each));
}

/** Knows what queries name and rule out: allergens and foods. */
export class FoodWords {
  /** Each with its names and what it is a kind of, between spaces, and the keys of all that it is made of, itself included. */
  private readonly foods: { key: string; names: string[]; parts: string[] }[];
  private readonly names: ReadonlySet<string>;

  constructor(foods: Iterable<Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds' | 'madeOf'>>) {
    const named = [...foods].map((food) => ({ food, names: namesOfFood(food) }));
    this.foods = named.map(({ food: { key, madeOf }, names }) => ({
      key,
      names: names.map((name) => ` ${name} `),
      parts: [key, ...madeOf],
    }));
    this.names = new Set(named.flatMap(({ names }) => names));
  }

  /** @returns `true` when the words, as `nameKey` gives them, name a food: `spring onion` */
  isName(key: string): boolean {
    return this.names.has(key);
  }

  /** @returns the condition for an allergen or a group of them */
  allergen(key: string): Test | undefined {
    return byWord.get(key);
  }

  /**
   * Rules out each food with the words in one of its names, and all that is made of it: "without onion" rules out red
   * onions, too. Better to show one recipe too few.
   * @returns the condition for having none of it; undefined for what is no food
   */
  condition(key: string): Test | undefined {
    const allergen = byWord.get(key);
    if (allergen || key === '') return allergen;
    const named = this.foods.filter(({ names }) => names.some((name) => name.includes(` ${key} `)));
    if (named.length === 0) return undefined;
    const parts = new Set(named.map((food) => food.key));
    const unwanted = new Set(
      this.foods.filter((food) => food.parts.some((part) => parts.has(part))).map((food) => food.key),
    );
    return ({ foods }) => !foods.some((food) => unwanted.has(food));
  }
}
