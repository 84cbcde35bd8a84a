import { Allergen } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { findNearest, findSpelling } from '#server/content/similar.ts';
import type { AllergenNameEntity } from '#server/features/catalogue/foods/food.entity.ts';
import type { FoodType } from '#server/features/catalogue/foods/food.type.ts';
import { getFoodNames } from '#server/features/catalogue/foods/food-names.ts';
import type { Condition } from '#server/features/catalogue/recipe/recipe-card.ts';
import { addToGroup } from '#server/group-by.ts';
import { turns } from '#server/turns.ts';
import { getCardNames } from './card-names.ts';
import { getListedAllergens } from './listed-allergens.ts';
import { toPlainName } from './name-spellings.ts';
import { ALLERGEN_WORDS, DIET_WITHOUT, ENGLISH_WORDS, FOOD_GROUPS, toEnglish } from './search-words.ts';

type Test = Condition['holds'];

/** Returns a test that a recipe neither contains nor may contain these allergens, and has no unknown foods. */
function isFreeFrom(allergens: readonly Allergen[]): Test {
  return ({ contains, mayContain, unknownFoods }) =>
    unknownFoods.length === 0 && !allergens.some((each) => contains.includes(each) || mayContain.includes(each));
}

/** Allergens in so many foods that a food's name does not exclude all of them: butter is not all milk. */
const COMMON: ReadonlySet<Allergen> = new Set([Allergen.GLUTEN, Allergen.MILK, Allergen.SULFITES]);

const PLURALS: Partial<Record<Allergen, string>> = { egg: 'eggs', peanut: 'peanuts' };

function toPlural(allergen: Allergen): string {
  return PLURALS[allergen] ?? allergen;
}

/** Last words of names that are read as a whole after "no": "no peanut butter". */
const CONDIMENTS = new Set(['sauce', 'butter', 'oil', 'paste'].map(nameKey));

const SAUCE = nameKey('sauce');

/** Minimum length of an unfinished name that is not an English allergen. */
const START_LETTERS = 2;
/** Minimum length of an unfinished food: fewer letters begin too many foods. */
const MIN_FOOD_LETTERS = 3;

type NamableFood = Pick<FoodType, 'key' | 'name' | 'plural' | 'aka' | 'kinds' | 'madeOf'>;

interface NamedFood {
  key: string;
  /** Names and kinds of the food, each between spaces. */
  names: string[];
  kinds: string[];
}

function toLetters(key: string): string {
  return key.replaceAll(' ', '');
}

/**
 * Foods and allergens that queries exclude by name. A word has allergens in four senses:
 *
 * - Named: the word is the name of an allergen or of a group of them. "Dairy": milk.
 * - Kind: the food of this name is a kind of them, or is named for them. "Cashew": nuts. "Mayonnaise": none.
 * - Label: the label of the food lists them as contained; if none are, as possible. "Mayonnaise": egg. "Butter": milk.
 * - Suspected: the named allergens, or the contained ones except gluten, milk and sulfites, which are in too many
 *   foods. "Mayonnaise": egg. "Butter": none.
 *
 * "No X" excludes the foods with X in their names, and the named or kind allergens. "Allergic to X" also excludes the
 * label's allergens. If a word next to X is not understood and X has suspected allergens, X is read as an allergy.
 */
export class FoodWords {
  /** Foods by each word of their names: a query may exclude dozens of words, and there are thousands of foods. */
  private readonly byWord = new Map<string, NamedFood[]>();
  /** Words of foods' names, and names with a label, by their first two letters. */
  private readonly byStart = new Map<string, string[]>();
  /** Keys of the foods that contain a food, including itself, by its key. */
  private readonly foodsByPart = new Map<string, string[]>();
  private readonly names = new Set<string>();
  /** Names of the foods in recipes, and of their parts. */
  private readonly usedNames = new Set<string>();
  /** Labels of names, by their letters without spaces: "dou fu" is "doufu". */
  private readonly allergenNames = new Map<string, AllergenNameEntity>();

  /**
   * Builds the words in several turns of the event loop, because there are thousands of foods.
   * @param foods - all foods, because a query may exclude any of them
   * @param allergenNames - labels of names, whether a food has the name or not
   * @param recipeFoodKeys - keys of the foods in recipes
   */
  static async build(
    foods: readonly NamableFood[],
    allergenNames: readonly AllergenNameEntity[] = [],
    recipeFoodKeys: ReadonlySet<string> = new Set(),
  ): Promise<FoodWords> {
    const foodWords = new FoodWords();
    const usedKeys = new Set(foods.flatMap(({ key, madeOf }) => (recipeFoodKeys.has(key) ? [key, ...madeOf] : [])));
    for (const food of foods) {
      foodWords.addFood(food, usedKeys.has(food.key));
      if (turns.isLong) await turns.next();
    }
    for (const each of allergenNames) {
      const key = nameKey(each.name);
      foodWords.allergenNames.set(toLetters(key), each);
      addToGroup(foodWords.byStart, key.slice(0, START_LETTERS), key);
      if (turns.isLong) await turns.next();
    }
    return foodWords;
  }

  private addFood(food: NamableFood, isUsed: boolean): void {
    const names = getFoodNames(food);
    const entry = { key: food.key, names: names.map((name) => ` ${name} `), kinds: food.kinds.map(nameKey) };
    for (const word of new Set(names.flatMap((name) => name.split(' ')))) {
      if (!this.byWord.has(word)) addToGroup(this.byStart, word.slice(0, START_LETTERS), word);
      addToGroup(this.byWord, word, entry);
    }
    for (const part of new Set([food.key, ...food.madeOf])) addToGroup(this.foodsByPart, part, food.key);
    for (const name of names) {
      this.names.add(name);
      if (isUsed) this.usedNames.add(name);
    }
  }

  /** All words of the foods' names, normalized by `nameKey`. */
  get words(): Iterable<string> {
    return this.byWord.keys();
  }

  /** Returns `true` if the words, normalized by `nameKey`, name a food: `spring onion`. */
  isName(key: string): boolean {
    return this.names.has(key);
  }

  /** Returns `true` if the words name a food, or have a label. */
  isFoodOrLabel(key: string): boolean {
    return this.names.has(key) || this.findLabel(key) !== undefined;
  }

  /**
   * Returns `true` for a food's name whose words belong together: a single word, or the name of a food in recipes or of
   * its parts. Words of other names are read one by one: "italian bread" is a cuisine and a bread.
   */
  isUsedName(key: string): boolean {
    return key.includes(' ') ? this.usedNames.has(key) : this.names.has(key);
  }

  /** Returns the named allergens of a word; undefined if it has none. */
  getNamedAllergens(word: string): readonly Allergen[] | undefined {
    return ALLERGEN_WORDS.get(toEnglish(word));
  }

  /** Returns the suspected allergens of a word; undefined if it has none. */
  getSuspectedAllergens(word: string): readonly Allergen[] | undefined {
    const contained = this.findLabel(toEnglish(word))?.contains.filter((allergen) => !COMMON.has(allergen)) ?? [];
    return this.getNamedAllergens(word) ?? (contained.length > 0 ? contained : undefined);
  }

  /** Returns the allergens on the label of an English word. */
  private getLabelAllergens(key: string): readonly Allergen[] | undefined {
    const label = this.findLabel(key);
    return label && label.contains.length > 0 ? label.contains : label?.mayContain;
  }

  private findLabel(key: string): AllergenNameEntity | undefined {
    return this.allergenNames.get(toLetters(key));
  }

  /** Returns the named or kind allergens of an English word. If no food has this name, its label decides. */
  private getKindAllergens(key: string): readonly Allergen[] | undefined {
    const namedAllergens = this.getNamedAllergens(key) ?? getListedAllergens(key);
    if (namedAllergens) return namedAllergens;
    const foods = this.findByWords(key);
    if (foods.length === 0) return this.getLabelAllergens(key);
    // Fish sauce is a sauce, not a kind of fish.
    const isKindOf = (allergen: Allergen) =>
      foods.some(({ kinds, names }) =>
        kinds.some((kind) => ALLERGEN_WORDS.get(kind)?.includes(allergen) && !names.includes(` ${kind} ${SAUCE} `)),
      );
    const kinds = [...this.getCompoundAllergens(key), ...(this.getSuspectedAllergens(key) ?? []).filter(isKindOf)];
    return kinds.length > 0 ? [...new Set(kinds)] : undefined;
  }

  /**
   * Returns the allergens that a name of several words is named for. "No celery soup" may mean a soup without celery,
   * and whole wheat flour contains wheat. Coconut milk contains no milk, and "no soy sauce" means the sauce.
   */
  private getCompoundAllergens(key: string): readonly Allergen[] {
    const words = key.split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (words.length < 2 || CONDIMENTS.has(last)) return [];
    const containedAllergens = this.findLabel(key)?.contains ?? [];
    const wordAllergens = words.flatMap((word) => this.getKindAllergens(toEnglish(word)) ?? []);
    const ofWords = wordAllergens.filter((allergen) => containedAllergens.includes(allergen));
    return [...(ALLERGEN_WORDS.get(first) ?? []), ...ofWords];
  }

  /**
   * Returns a text for readers that says which foods a word excludes: "nuts or peanuts" for "nut", "tahini or sesame"
   * for "tahini".
   */
  getExclusionText(word: string, text: string, isAllergy: boolean): string {
    const key = toEnglish(word);
    const namedAllergens = this.getNamedAllergens(key) ?? getListedAllergens(key);
    const allergens = namedAllergens ?? (isAllergy ? this.getLabelAllergens(key) : this.getKindAllergens(key)) ?? [];
    const ownNames = namedAllergens && !FOOD_GROUPS.has(key) ? [] : [ENGLISH_WORDS.get(word) ?? text.toLowerCase()];
    return [...new Set([...ownNames, ...allergens.map(toPlural)])].join(' or ');
  }

  /**
   * Returns the test that recipes without a food or allergen pass; undefined if the word names neither. "Without onion"
   * also excludes red onions, foods made of onions, and dishes with the word in their names.
   */
  getCondition(word: string, isAllergy = false): Test | undefined {
    const condition = this.getPreferenceCondition(word);
    if (!isAllergy || !condition) return condition;
    // "Moutarde" is also a name of its own, whose label lists more than mustard.
    const isFree = isFreeFrom([word, toEnglish(word)].flatMap((key) => this.getLabelAllergens(key) ?? []));
    return (card) => isFree(card) && condition(card);
  }

  private getPreferenceCondition(word: string): Test | undefined {
    const key = toEnglish(word);
    const namedAllergens = this.getNamedAllergens(key);
    if (namedAllergens && !FOOD_GROUPS.has(key)) return isFreeFrom(namedAllergens);
    const diet = DIET_WITHOUT.get(key);
    if (diet) return ({ diets }) => diets.includes(diet);
    // "Crema" is also a food of its own, and "pollo" is in titles.
    const keys = [...new Set([key, word])];
    const unwantedKeys = this.findKeys(keys.flatMap((each) => FOOD_GROUPS.get(each) ?? [each]));
    // The first comparison rules out most names without copying them.
    const hasKey = (name: string) => keys.some((each) => name.includes(each) && ` ${name} `.includes(` ${each} `));
    // Compares names last, because looking them up costs the most.
    const hasNone: Test = (card) => {
      if (card.foods.some((food) => unwantedKeys.has(food))) return false;
      if (card.unknownFoods.some((unknown) => hasKey(nameKey(unknown)))) return false;
      const { title, aka } = getCardNames(card);
      return !hasKey(title) && !aka.some(hasKey);
    };
    const kinds = this.getKindAllergens(key);
    if (!kinds) return unwantedKeys.size > 0 ? hasNone : undefined;
    const isFree = isFreeFrom(kinds);
    return (card) => isFree(card) && hasNone(card);
  }

  /**
   * Returns the allergens that an unfinished word may become, with a test that recipes without them pass: peanuts for
   * "pea", milk and mustard for "m".
   * @param among - names that the word may become: only English names of `allergens`, or `all` names of foods and
   * allergens; with `foods`, the test also rules out the foods with these names
   */
  findLongerNames(
    text: string,
    among: 'allergens' | 'all' | 'foods',
  ): { names: string[]; condition: Test } | undefined {
    // Compares the text, because the key of "peas" begins like "peanut".
    const start = toPlainName(text);
    const begins = (name: string) =>
      name.startsWith(start) && name.length > start.length && (!name.includes(' ') || start.includes(' '));
    const names = [...ALLERGEN_WORDS.keys()].filter(begins);
    const foodKeys = new Set<string>();
    if (among !== 'allergens' && start.length >= START_LETTERS) {
      for (const word of ENGLISH_WORDS.keys()) if (begins(word)) names.push(word);
      for (const name of this.byStart.get(start.slice(0, START_LETTERS)) ?? []) {
        if (begins(name) || name.startsWith(`${start} `)) names.push(name);
        if (among !== 'foods' || !name.startsWith(start) || start.length < MIN_FOOD_LETTERS) continue;
        for (const { key } of this.byWord.get(name) ?? [])
          for (const each of this.foodsByPart.get(key) ?? []) foodKeys.add(each);
      }
    }
    // A name that no food has would add all allergens on its label: milk for "shri", because of shrikhand.
    const getAllergens = (key: string) =>
      (this.findByWords(key).length > 0 ? this.getKindAllergens(key) : this.getSuspectedAllergens(key)) ?? [];
    const allergens = [...new Set(names.map(toEnglish).flatMap(getAllergens))];
    if (allergens.length === 0 && foodKeys.size === 0) return undefined;
    const isFree = isFreeFrom(allergens);
    return {
      names: allergens.map(toPlural),
      condition: (card) => (allergens.length === 0 || isFree(card)) && !card.foods.some((food) => foodKeys.has(food)),
    };
  }

  /** Returns the name of an allergen or group spelled most like an unknown word; null if none is similar. */
  findNearAllergen(key: string): string | null {
    const near = findNearest(key, ALLERGEN_WORDS.keys());
    return near === null && key.endsWith('s') ? findNearest(key.replace(/s+$/, ''), ALLERGEN_WORDS.keys()) : near;
  }

  /** Returns the name with a label that is spelled most like an unknown word; null if none is similar. */
  findNearLabel(key: string): string | null {
    return this.findNearAllergen(key) ?? findSpelling(key, this.allergenNames.keys());
  }

  /** Returns the keys of the foods with these names, and of all foods made of them. */
  private findKeys(names: readonly string[]): Set<string> {
    const parts = names.flatMap((name) => this.findByWords(name).map(({ key }) => key));
    return new Set(parts.flatMap((part) => this.foodsByPart.get(part) ?? []));
  }

  /** Returns the foods with these consecutive words in a name. */
  private findByWords(words: string): NamedFood[] {
    const [first = ''] = words.split(' ');
    return (this.byWord.get(first) ?? []).filter(({ names }) => names.some((name) => name.includes(` ${words} `)));
  }
}
