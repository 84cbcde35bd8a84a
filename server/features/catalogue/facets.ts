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
  /** Facet of each value, as an index in `names`. The values of all facets form one array. */
  private readonly facetIndexes: Uint8Array;
  /** Index of each facet's first value in that array. */
  private readonly firsts: readonly number[];
  /** Facet values of all cards, one card after another, because adjacent values are counted ten times faster. */
  private readonly values: Uint16Array;
  /** Offset of each card's first value, by the card's index. */
  private readonly starts: Uint32Array;

  /** @param cards - sorted by their index */
  constructor(
    { categories, cuisines }: Record<'categories' | 'cuisines', readonly TermType[]>,
    cards: readonly RecipeCard[],
  ) {
    const category = indexesById(categories);
    const cuisine = indexesById(cuisines);
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
        getIndexes: ({ diets }) => indexesWhere(DIETS, (diet) => diets.includes(diet)),
        replaces: false,
      },
      // Choosing an allergen excludes it.
      allergens: {
        values: ALLERGENS,
        getIndexes: ({ contains, mayContain, unknownFoods }) =>
          indexesWhere(
            ALLERGENS,
            (allergen) => unknownFoods.length === 0 && !contains.includes(allergen) && !mayContain.includes(allergen),
          ),
        replaces: false,
      },
      totalMinutes: upperBoundRule(MINUTE_STEPS, ({ minutes }) => minutes),
      activeMinutes: upperBoundRule(MINUTE_STEPS, ({ activeMinutes }) => activeMinutes),
      difficulty: singleValueRule(DIFFICULTIES, ({ difficulty }) => difficulty),
      course: singleValueRule(COURSES, ({ course }) => course),
    };
    this.names = Object.keys(this.rules) as FacetName[];
    this.facetIndexes = Uint8Array.from(this.names.flatMap((name, facet) => this.rules[name].values.map(() => facet)));
    this.firsts = this.names.map((_, facet) => this.facetIndexes.indexOf(facet));
    const values: number[] = [];
    this.starts = new Uint32Array(cards.length + 1);
    for (const [index, card] of cards.entries()) {
      for (const [facet, name] of this.names.entries()) {
        const first = this.firsts[facet] ?? 0;
        for (const value of this.rules[name].getIndexes(card)) values.push(first + value);
      }
      this.starts[index + 1] = values.length;
    }
    this.values = Uint16Array.from(values);
  }

  /** Tests each card against the conditions once, for both the matches and the counts. */
  filterCards(cards: readonly RecipeCard[], conditions: readonly Condition[]): FilteredCards {
    const countedFor = new Int8Array(cards.length).fill(ALL);
    for (const { name, holds } of conditions) {
      const facet = this.names.findIndex((facetName) => facetName === name && this.rules[facetName].replaces);
      const ifFailed = facet < 0 ? NONE : facet;
      cards.forEach((card, position) => {
        if (countedFor[position] !== NONE && !holds(card))
          countedFor[position] = countedFor[position] === ALL ? ifFailed : NONE;
      });
    }
    let facets: RecipeFacetsType | undefined;
    return {
      cards: cards.filter((_, position) => countedFor[position] === ALL),
      facets: () => {
        facets ??= this.count(cards, countedFor);
        return facets;
      },
    };
  }

  /**
   * Counts recipes per value. A recipe that meets all conditions counts for all facets; one that fails only the
   * condition that a facet replaces counts for that facet.
   * @param countedFor - for each card, the index of the facet that it counts for, `ALL` or `NONE`
   */
  private count(cards: readonly RecipeCard[], countedFor: Int8Array): RecipeFacetsType {
    const counts = new Uint32Array(this.facetIndexes.length);
    const { facetIndexes, values, starts } = this;
    cards.forEach(({ index }, position) => {
      const onlyFacet = countedFor[position];
      if (onlyFacet === NONE) return;
      const end = starts[index + 1] ?? 0;
      for (let offset = starts[index] ?? end; offset < end; offset += 1) {
        const value = values[offset] ?? 0;
        if (onlyFacet === ALL || facetIndexes[value] === onlyFacet) counts[value] = (counts[value] ?? 0) + 1;
      }
    });
    const facets = this.names.map((name, facet) => {
      const first = this.firsts[facet] ?? 0;
      const all = this.rules[name].values.map((value, index) => ({ value, count: counts[first + index] ?? 0 }));
      return [name, all.filter(({ count }) => count > 0)];
    });
    return Object.fromEntries(facets);
  }
}

/** Values in place of a facet's index: the recipe counts for all facets, or for none. */
const [ALL, NONE] = [-1, -2];

/** Returns the rule of a facet with upper bounds as values. */
function upperBoundRule(steps: readonly number[], read: (card: RecipeCard) => number): FacetRule<number> {
  return { values: steps, getIndexes: (card) => indexesWhere(steps, (max) => read(card) <= max), replaces: true };
}

/** Returns the rule of a facet with exactly one value per recipe. */
function singleValueRule<Value>(values: readonly Value[], read: (card: RecipeCard) => Value): FacetRule<Value> {
  return { values, getIndexes: (card) => indexesWhere(values, (each) => each === read(card)), replaces: true };
}

function indexesById(terms: readonly { id: number }[]): ReadonlyMap<number, number> {
  return new Map(terms.map(({ id }, index) => [id, index]));
}

function indexesWhere<Value>(values: readonly Value[], holds: (value: Value) => boolean): number[] {
  return values.flatMap((value, index) => (holds(value) ? index : []));
}
