import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import type { FacetCounts } from './facet-table.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import type { Facet, RecipeFacetsType } from './recipe-facets.type.ts';
import { DIETS, DIFFICULTIES } from './recipe-vocabulary.ts';
import type { Taxonomy } from './taxonomy.ts';

/** @returns the facets in the order of their values, without those that no recipe has. */
export function toFacets(
  { all, ...counts }: FacetCounts,
  { categories, cuisines }: Pick<Taxonomy, 'categories' | 'cuisines'>,
): RecipeFacetsType {
  return {
    categories: counted(categories, ({ id }) => counts.categories.of(id)).map(named),
    cuisines: counted(cuisines, ({ id }) => counts.cuisines.of(id)).map(named),
    diets: counted(DIETS, (_, place) => counts.diets.of(place)),
    // One chooses what to rule out.
    allergens: counted(ALLERGENS, (_, place) => all - counts.allergens.of(place)),
    totalMinutes: counted(MINUTE_STEPS, (most) =>
      MINUTE_STEPS.reduce((sum, step, place) => (step <= most ? sum + counts.totalMinutes.of(place) : sum), 0),
    ),
    difficulty: counted(DIFFICULTIES, (_, place) => counts.difficulty.of(place)),
  };
}

function counted<Value>(values: readonly Value[], count: (value: Value, place: number) => number): Facet<Value>[] {
  return values.map((value, place) => ({ value, count: count(value, place) })).filter((facet) => facet.count > 0);
}

function named({ value, count }: Facet<{ name: string }>): Facet<string> {
  return { value: value.name, count };
}
