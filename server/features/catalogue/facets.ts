import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { ALLERGENS, COURSES, DIETS, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import type { RecipeFacetsType } from './lists/recipe-connection.type.ts';
import { type Condition, matching, type RecipeCard } from './recipe/recipe-card.ts';
import type { TermType } from './terms/term.type.ts';

type FacetName = keyof RecipeFacetsType;

interface FacetRule<Value> {
  values: readonly Value[];
  /** The places, among the values, of those whose choice leaves a recipe in the list. */
  places: (card: RecipeCard) => readonly number[];
  /** True where a choice takes the place of those in the filter; else it is one more. */
  replaces: boolean;
}

type ValueOf<Name extends FacetName> = RecipeFacetsType[Name][number]['value'];
type FacetRules = { [Name in FacetName]: FacetRule<ValueOf<Name>> };

/** Prepares the facets of a catalogue: a line a facet. */
export class Facets {
  private readonly rules: FacetRules;
  private readonly names: readonly FacetName[];
  /** The facet, as a place among the names, of each value; values of all facets stand in one row. */
  private readonly facetOf: Uint8Array;
  /** The place of each facet's first value in that row. */
  private readonly firsts: readonly number[];
  /** The values of all cards one after the other: side by side in memory they are counted ten times faster. */
  private readonly values: Uint16Array;
  /** Start of each card's values, by the card's place. */
  private readonly starts: Uint32Array;

  /** @param cards by their places */
  constructor(
    { categories, cuisines }: Record<'categories' | 'cuisines', readonly TermType[]>,
    cards: readonly RecipeCard[],
  ) {
    const category = placesById(categories);
    const cuisine = placesById(cuisines);
    this.rules = {
      categories: {
        values: categories.map(({ name }) => name),
        places: ({ categoryIds }) => categoryIds.flatMap((id) => category.get(id) ?? []),
        replaces: true,
      },
      cuisines: {
        values: cuisines.map(({ name }) => name),
        places: ({ cuisineId }) => [cuisine.get(cuisineId) ?? []].flat(),
        replaces: true,
      },
      diets: {
        values: DIETS,
        places: ({ diets }) => placesWhere(DIETS, (diet) => diets.includes(diet)),
        replaces: false,
      },
      // One chooses what to rule out.
      allergens: {
        values: ALLERGENS,
        places: ({ contains, mayContain }) =>
          placesWhere(ALLERGENS, (each) => !contains.includes(each) && !mayContain.includes(each)),
        replaces: false,
      },
      totalMinutes: upTo(MINUTE_STEPS, ({ minutes }) => minutes),
      difficulty: oneOf(DIFFICULTIES, ({ difficulty }) => difficulty),
      course: oneOf(COURSES, ({ course }) => course),
    };
    this.names = Object.keys(this.rules) as FacetName[];
    this.facetOf = Uint8Array.from(this.names.flatMap((name, facet) => this.rules[name].values.map(() => facet)));
    this.firsts = this.names.map((_, facet) => this.facetOf.indexOf(facet));
    const values: number[] = [];
    this.starts = new Uint32Array(cards.length + 1);
    for (const [place, card] of cards.entries()) {
      for (const [facet, name] of this.names.entries()) {
        const first = this.firsts[facet] ?? 0;
        for (const value of this.rules[name].places(card)) values.push(first + value);
      }
      this.starts[place + 1] = values.length;
    }
    this.values = Uint16Array.from(values);
  }

  /**
   * Counts in one pass: a recipe that meets all conditions counts everywhere, one that fails only the condition that a facet
   * replaces counts for that facet.
   * @returns the facets in the order of their values, without those that no recipe has
   */
  count(cards: readonly RecipeCard[], conditions: readonly Condition[]): RecipeFacetsType {
    const counts = new Uint32Array(this.facetOf.length);
    const replaceable = conditions.map(({ name, holds }) => ({
      facet: this.names.findIndex((each) => each === name && this.rules[each].replaces),
      holds,
    }));
    const [fixed, open] = [replaceable.filter(({ facet }) => facet < 0), replaceable.filter(({ facet }) => facet >= 0)];
    const { facetOf, values, starts } = this;
    for (const card of matching(cards, fixed)) {
      const failed = failedBy(card, open);
      if (failed === NONE) continue;
      const end = starts[card.place + 1] ?? 0;
      for (let at = starts[card.place] ?? end; at < end; at += 1) {
        const value = values[at] ?? 0;
        if (failed === ALL || facetOf[value] === failed) counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    const facets = this.names.map((name, facet) => {
      const first = this.firsts[facet] ?? 0;
      const all = this.rules[name].values.map((value, place) => ({ value, count: counts[first + place] ?? 0 }));
      return [name, all.filter(({ count }) => count > 0)];
    });
    return Object.fromEntries(facets);
  }
}

const [ALL, NONE] = [-1, -2];

/** @returns the facet for which a recipe counts, `ALL` or `NONE` of them */
function failedBy(card: RecipeCard, conditions: readonly { facet: number; holds: Condition['holds'] }[]): number {
  let failed = ALL;
  for (const { facet, holds } of conditions) {
    if (holds(card)) continue;
    if (failed !== ALL) return NONE;
    failed = facet;
  }
  return failed;
}

/** Returns the rule of a facet whose values are the most that a recipe may have. */
function upTo(steps: readonly number[], read: (card: RecipeCard) => number): FacetRule<number> {
  return { values: steps, places: (card) => placesWhere(steps, (most) => read(card) <= most), replaces: true };
}

/** Returns the rule of a facet of whose values a recipe has one. */
function oneOf<Value>(values: readonly Value[], read: (card: RecipeCard) => Value): FacetRule<Value> {
  return { values, places: (card) => placesWhere(values, (each) => each === read(card)), replaces: true };
}

function placesById(terms: readonly { id: number }[]): ReadonlyMap<number, number> {
  return new Map(terms.map(({ id }, place) => [id, place]));
}

function placesWhere<Value>(values: readonly Value[], holds: (value: Value) => boolean): number[] {
  return values.flatMap((value, place) => (holds(value) ? place : []));
}
