import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { ALLERGENS, COURSES, DIETS, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import type { RecipeFacetsType } from './lists/recipe-connection.type.ts';
import type { Condition, RecipeCard } from './recipe/recipe-card.ts';
import type { TermType } from './terms/term.type.ts';

type FacetName = keyof RecipeFacetsType;

interface FacetRule<Value> {
  values: readonly Value[];
  /** Indexes of the values that keep a recipe in the list if chosen. */
  getIndexes: (card: RecipeCard) => readonly number[];
  /** `true` if choosing a value replaces the value in the filter; otherwise it adds one. */
  replaces: boolean;
}

type ValueOf<Name extends FacetName> = RecipeFacetsType[Name][number]['value'];
type FacetRules = { [Name in FacetName]: FacetRule<ValueOf<Name>> };

/** Recipes that meet a filter, in order. */
export interface FilteredCards {
  cards: readonly RecipeCard[];
  /** Returns the number of recipes per facet value, counted on the first call; values without recipes are omitted. */
  facets: () => RecipeFacetsType;
}

/** Counts recipes per facet value. */
export class Facets {
  private readonly rules: FacetRules;
  private readonly names: readonly FacetName[];
  /** The values of each facet, with their recipes. */
  private readonly values: readonly (readonly { value: number | string; set: CardSet }[])[];
  /** Number of all cards. */
  private readonly size: number;

  /** @param cards - sorted by their index */
  constructor(
    { categories, cuisines }: Record<'categories' | 'cuisines', readonly TermType[]>,
    cards: readonly RecipeCard[],
  ) {
    const category = mapIndexesById(categories);
    const cuisine = mapIndexesById(cuisines);
    this.rules = {
      categories: {
        values: categories.map(({ name }) => name),
        getIndexes: ({ categoryIds }) => categoryIds.flatMap((id) => category.get(id) ?? []),
        replaces: true,
      },
      cuisines: {
        values: cuisines.map(({ name }) => name),
        getIndexes: ({ cuisineId }) => [cuisine.get(cuisineId) ?? []].flat(),
        replaces: true,
      },
      diets: {
        values: DIETS,
        getIndexes: ({ diets }) => findIndexes(DIETS, (diet) => diets.includes(diet)),
        replaces: false,
      },
      // Choosing an allergen excludes it.
      allergens: {
        values: ALLERGENS,
        getIndexes: ({ contains, mayContain, unknownFoods }) =>
          findIndexes(
            ALLERGENS,
            (allergen) => unknownFoods.length === 0 && !contains.includes(allergen) && !mayContain.includes(allergen),
          ),
        replaces: false,
      },
      totalMinutes: createUpperBoundRule(MINUTE_STEPS, ({ minutes }) => minutes),
      activeMinutes: createUpperBoundRule(MINUTE_STEPS, ({ activeMinutes }) => activeMinutes),
      difficulty: createSingleValueRule(DIFFICULTIES, ({ difficulty }) => difficulty),
      course: createSingleValueRule(COURSES, ({ course }) => course),
    };
    this.names = Object.keys(this.rules) as FacetName[];
    this.size = cards.length;
    this.values = this.names.map((name) => {
      const { values, getIndexes } = this.rules[name];
      const entries = values.map((value) => ({ value, set: new CardSet(this.size) }));
      for (const card of cards) for (const index of getIndexes(card)) entries[index]?.set.add(card);
      return entries;
    });
  }

  /** Tests each card against the conditions once, for both the matches and the counts. */
  filterCards(cards: readonly RecipeCard[], conditions: readonly Condition[]): FilteredCards {
    const countedFor = new Uint8Array(cards.length);
    for (const { name, holds } of conditions) {
      const index = this.names.findIndex((facetName) => facetName === name && this.rules[facetName].replaces);
      const ifFailed = index < 0 ? NONE : index + 1;
      cards.forEach((card, position) => {
        if (countedFor[position] !== NONE && !holds(card))
          countedFor[position] = countedFor[position] === ALL ? ifFailed : NONE;
      });
    }
    let facets: RecipeFacetsType | undefined;
    return {
      // Copying 20,000 cards would take longer than counting them.
      cards: conditions.length === 0 ? cards : cards.filter((_, position) => countedFor[position] === ALL),
      facets: () => {
        facets ??= this.count(cards, countedFor);
        return facets;
      },
    };
  }

  /**
   * Counts recipes per value. A recipe that meets all conditions counts for all facets; one that fails only the
   * condition that a facet replaces counts for that facet.
   * @param countedFor - for each card, the number of the facet that it counts for (from 1), `ALL` or `NONE`
   */
  private count(cards: readonly RecipeCard[], countedFor: Uint8Array): RecipeFacetsType {
    const counted = [ALL, ...this.names].map(() => new CardSet(this.size));
    cards.forEach((card, position) => {
      const facetNumber = countedFor[position] ?? NONE;
      if (facetNumber !== NONE) counted[facetNumber]?.add(card);
    });
    const facets = this.names.map((name, index) => {
      const sets = [counted[ALL], counted[index + 1]].flatMap((set) => set ?? []);
      const counts = (this.values[index] ?? []).map(({ value, set }) => ({
        value,
        count: sets.reduce((sum, each) => sum + set.countShared(each), 0),
      }));
      return [name, counts.filter(({ count }) => count > 0)];
    });
    return Object.fromEntries(facets);
  }
}

/** Values in place of a facet's number: the recipe counts for all facets, or for none. */
const [ALL, NONE] = [0, 255];

/** A set of cards as bits, by the card's index: counting the cards of two sets is much faster than a loop over cards. */
class CardSet {
  private readonly words: Uint32Array;

  /** @param size - number of all cards */
  constructor(size: number) {
    this.words = new Uint32Array(Math.ceil(size / 32));
  }

  add({ index }: RecipeCard): void {
    const word = index >>> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (index & 31));
  }

  /** Returns how many cards both sets contain. */
  countShared({ words }: CardSet): number {
    let count = 0;
    for (let index = 0; index < words.length; index += 1) {
      count += countBits((this.words[index] ?? 0) & (words[index] ?? 0));
    }
    return count;
  }
}

/** Returns how many of 32 bits are set: adds neighboring bits, then pairs, then groups of four, then bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the rule of a facet with upper bounds as values. */
function createUpperBoundRule(steps: readonly number[], getValue: (card: RecipeCard) => number): FacetRule<number> {
  return { values: steps, getIndexes: (card) => findIndexes(steps, (max) => getValue(card) <= max), replaces: true };
}

/** Returns the rule of a facet with exactly one value per recipe. */
function createSingleValueRule<Value>(
  values: readonly Value[],
  getValue: (card: RecipeCard) => Value,
): FacetRule<Value> {
  return { values, getIndexes: (card) => findIndexes(values, (each) => each === getValue(card)), replaces: true };
}

function mapIndexesById(terms: readonly { id: number }[]): ReadonlyMap<number, number> {
  return new Map(terms.map(({ id }, index) => [id, index]));
}

function findIndexes<Value>(values: readonly Value[], holds: (value: Value) => boolean): number[] {
  return values.flatMap((value, index) => (holds(value) ? index : []));
}
