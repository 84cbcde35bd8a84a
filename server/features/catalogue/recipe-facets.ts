import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import type { FacetName, FacetRow } from './recipe-facets.statements.ts';
import type { Facet, RecipeFacetsType } from './recipe-facets.type.ts';
import { DIETS, DIFFICULTIES } from './recipe-vocabulary.ts';
import type { Conditions } from './resolve-where.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A value of these stands in place of those that the filter has; one of the others comes besides. */
const REPLACING = ['categories', 'cuisines', 'totalMinutes', 'difficulty'] as const;
const ADDING = ['diets', 'allergens'] as const;

/** Facets that are counted over the same recipes. */
export interface FacetGroup {
  facets: FacetName[];
  conditions: Conditions;
}

/** @returns the facets of what meets the conditions, in the order of their values, without those that no recipe has. */
export async function countFacets(
  conditions: Conditions,
  taxonomy: Pick<Taxonomy, 'categories' | 'cuisines'>,
  count: (group: FacetGroup) => Promise<FacetRow[]>,
): Promise<RecipeFacetsType> {
  return toFacets(await Promise.all(facetGroups(conditions).map(count)), taxonomy);
}

/** @returns over which recipes each facet is counted: without its own condition, where a value stands in its place. */
function facetGroups(conditions: Conditions): FacetGroup[] {
  const own = REPLACING.filter((facet) => conditions[facet] !== undefined);
  const others = REPLACING.filter((facet) => conditions[facet] === undefined);
  return [
    { facets: [...ADDING, ...others], conditions },
    ...own.map((facet) => ({ facets: [facet], conditions: { ...conditions, [facet]: undefined } })),
  ];
}

function toFacets(
  groups: readonly FacetRow[][],
  { categories, cuisines }: Pick<Taxonomy, 'categories' | 'cuisines'>,
): RecipeFacetsType {
  const rows = groups.flat();
  const count = (facet: FacetName, value: string | number) =>
    rows.find((row) => row.facet === facet && row.value === String(value))?.count ?? 0;
  // Allergens belong to the first group.
  const all = groups[0]?.find(({ facet }) => facet === 'all')?.count ?? 0;
  return {
    categories: counted(categories, ({ id }) => count('categories', id)).map(named),
    cuisines: counted(cuisines, ({ id }) => count('cuisines', id)).map(named),
    diets: counted(DIETS, (diet) => count('diets', diet)),
    allergens: counted(ALLERGENS, (allergen) => all - count('allergens', allergen)),
    totalMinutes: counted(MINUTE_STEPS, (most) =>
      MINUTE_STEPS.reduce((sum, step, place) => (step <= most ? sum + count('totalMinutes', place) : sum), 0),
    ),
    difficulty: counted(DIFFICULTIES, (difficulty) => count('difficulty', difficulty)),
  };
}

function counted<Value>(values: readonly Value[], count: (value: Value) => number): Facet<Value>[] {
  return values.map((value) => ({ value, count: count(value) })).filter((facet) => facet.count > 0);
}

function named({ value, count }: Facet<{ name: string }>): Facet<string> {
  return { value: value.name, count };
}
