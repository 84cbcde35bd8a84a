import { nameKey } from '#server/content/foods/words.ts';
import type { FoodType } from '#server/features/catalogue/food.type.ts';
import { namesOfFood } from '#server/features/catalogue/food-names.ts';
import { type Allergen, Allergen as Allergens } from '#server/features/catalogue/food-vocabulary.ts';
import { Diet } from '#server/features/catalogue/recipe-vocabulary.ts';
import { token } from './search-tokens.ts';

const ALLERGEN_WORDS: [words: string[], allergens: Allergen[]][] = [
  [['gluten', 'wheat'], [Allergens.GLUTEN]],
  [['egg'], [Allergens.EGG]],
  [['dairy', 'milk', 'lactose'], [Allergens.MILK]],
  [['nut'], [Allergens.NUTS, Allergens.PEANUT]],
  [['tree nut', 'treenut'], [Allergens.NUTS]],
  [['peanut', 'groundnut'], [Allergens.PEANUT]],
  [['soy', 'soya', 'soybean'], [Allergens.SOY]],
  [['fish'], [Allergens.FISH]],
  [['shellfish'], [Allergens.CRUSTACEANS, Allergens.MOLLUSCS]],
  [['seafood'], [Allergens.FISH, Allergens.CRUSTACEANS, Allergens.MOLLUSCS]],
  [['crustacean'], [Allergens.CRUSTACEANS]],
  [['mollusc', 'mollusk'], [Allergens.MOLLUSCS]],
  [['celery', 'celeriac'], [Allergens.CELERY]],
  [['mustard'], [Allergens.MUSTARD]],
  [['sesame'], [Allergens.SESAME]],
  [['sulphite', 'sulfite'], [Allergens.SULPHITES]],
  [['lupin', 'lupine'], [Allergens.LUPIN]],
];

const byWord = new Map(
  ALLERGEN_WORDS.flatMap(([words, allergens]) => words.map((word) => [nameKey(word), conditionOn(allergens)])),
);
byWord.set(nameKey('meat'), token('diet', Diet.VEGETARIAN));

/** What a recipe has to be for holding none of it, and labels saying nothing of it. */
function conditionOn(allergens: Allergen[]): string {
  return allergens.map((allergen) => `!${token('has', allergen)}`).join(' & ');
}

/** What queries name and rule out: allergens and foods. */
export class FoodWords {
  /** Each of the names of a food, and what it is a kind of, between spaces. */
  private readonly foods: { key: string; names: string[] }[];
  private readonly names: ReadonlySet<string>;

  constructor(foods: Iterable<Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds'>>) {
    const keyed = [...foods].map((food) => ({ key: food.key, names: namesOfFood(food) }));
    this.foods = keyed.map(({ key, names }) => ({ key, names: names.map((name) => ` ${name} `) }));
    this.names = new Set(keyed.flatMap(({ names }) => names));
  }

  /** @returns whether the words, as `nameKey` gives them, name a food: `spring onion`. */
  isName(key: string): boolean {
    return this.names.has(key);
  }

  /** @returns the condition for an allergen or a group of them. */
  allergen(key: string): string | undefined {
    return byWord.get(key);
  }

  /**
   * Each food with the words in one of its names is ruled out: "without onion" rules out red onions, too. Better to
   * show one recipe too few.
   * @returns the condition for having none of it; undefined for what is no food.
   */
  condition(key: string): string | undefined {
    const allergen = byWord.get(key);
    if (allergen || key === '') return allergen;
    const found = this.foods.filter(({ names }) => names.some((name) => name.includes(` ${key} `)));
    return found.length > 0 ? found.map((food) => `!${token('food', food.key)}`).join(' & ') : undefined;
  }
}
