import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { ALLERGENS } from './foods/food-vocabulary.ts';
import type { Facet, RecipeFacetsType } from './lists/recipe-facets.type.ts';
import type { Condition, RecipeCard } from './recipe/recipe-card.ts';
import { DIETS, DIFFICULTIES } from './recipe/recipe-vocabulary.ts';
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
  /** Of each recipe the places of each facet, in the order of the names. */
  private readonly prepared = new WeakMap<RecipeCard, readonly (readonly number[])[]>();

  constructor({ categories, cuisines }: Record<'categories' | 'cuisines', readonly TermType[]>) {
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
      totalMinutes: {
        values: MINUTE_STEPS,
        places: ({ minutes }) => placesWhere(MINUTE_STEPS, (most) => minutes <= most),
        replaces: true,
      },
      difficulty: {
        values: DIFFICULTIES,
        places: ({ difficulty }) => placesWhere(DIFFICULTIES, (each) => each === difficulty),
        replaces: true,
      },
    };
    this.names = Object.keys(this.rules) as FacetName[];
  }

  /**
   * Counts in one pass: a recipe that meets all conditions counts everywhere, one that fails only the condition that a facet
   * replaces counts for that facet.
   * @returns the facets in the order of their values, without those that no recipe has
   */
  count(cards: Iterable<RecipeCard>, conditions: readonly Condition[]): RecipeFacetsType {
    const counts = this.names.map((name) => new Int32Array(this.rules[name].values.length));
    const replaced = conditions.map(({ name }) =>
      this.names.findIndex((each) => each === name && this.rules[each].replaces),
    );
    for (const card of cards) {
      const failed = failedBy(card, conditions, replaced);
      if (failed === NONE) continue;
      const places = this.placesOf(card);
      if (failed === ALL) for (const [facet, count] of counts.entries()) add(count, places[facet]);
      else add(counts[failed], places[failed]);
    }
    const facets = this.names.map((name, facet) => [name, counted<unknown>(this.rules[name].values, counts[facet])]);
    return Object.fromEntries(facets) as RecipeFacetsType;
  }

  private placesOf(card: RecipeCard): readonly (readonly number[])[] {
    const known = this.prepared.get(card) ?? this.names.map((name) => this.rules[name].places(card));
    this.prepared.set(card, known);
    return known;
  }
}

const [ALL, NONE] = [-1, -2];

/** @returns the facet for which a recipe counts, `ALL` or `NONE` of them */
function failedBy(card: RecipeCard, conditions: readonly Condition[], replaced: readonly number[]): number {
  let failed = ALL;
  for (let place = 0; place < conditions.length; place += 1) {
    if (conditions[place]?.holds(card)) continue;
    const facet = replaced[place] ?? NONE;
    if (facet < 0 || failed !== ALL) return NONE;
    failed = facet;
  }
  return failed;
}

function add(counts: Int32Array | undefined, places: readonly number[] = []): void {
  if (counts) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
}

function counted<Value>(values: readonly Value[], counts: Int32Array | undefined): Facet<Value>[] {
  return values.map((value, place) => ({ value, count: counts?.[place] ?? 0 })).filter(({ count }) => count > 0);
}

function placesById(terms: readonly { id: number }[]): ReadonlyMap<number, number> {
  return new Map(terms.map(({ id }, place) => [id, place]));
}

function placesWhere<Value>(values: readonly Value[], holds: (value: Value) => boolean): number[] {
  return values.flatMap((value, place) => (holds(value) ? place : []));
}
