import { SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/**
 * What a page costs: everything under it, as often as it has items. Sizes below 1 are refused later, field by field: until
 * then they must not make up for what stands beside them.
 */
export function costOfPage({ args, childComplexity }: FieldCost): number {
  return Math.max(1, Number(args.perPage)) * childComplexity;
}

/** What a list of recipes costs, likewise. */
export function costOfList({ args, childComplexity }: FieldCost): number {
  return Math.max(1, Number(args.first ?? args.perPage ?? SEARCH_PAGE_SIZE)) * childComplexity;
}

/** What the lines of a recipe cost, its steps or ingredients: they are scaled one by one. */
export function costOfLines({ childComplexity }: FieldCost): number {
  return 10 + 2 * childComplexity;
}

/** What all categories or all cuisines cost: there are always a handful. */
export function costOfFewTerms({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}

/** What all foods cost: there are some hundreds, in memory. */
export function costOfFoods({ childComplexity }: FieldCost): number {
  return 500 * childComplexity;
}
