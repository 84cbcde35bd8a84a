import { SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/**
 * Returns the cost of a part of a list: everything under it, per item. Sizes below 1 are refused later, field by field:
 * until then they must not make up for what stands beside them.
 */
export function costOfList({ args, childComplexity }: FieldCost): number {
  return Math.max(1, Number(args.first ?? SEARCH_PAGE_SIZE)) * childComplexity;
}

/** Returns the cost of the lines of a recipe, its steps or ingredients: they are scaled one by one. */
export function costOfLines({ childComplexity }: FieldCost): number {
  return 10 + 2 * childComplexity;
}

/** Returns the cost of all categories or all cuisines: there are always a handful. */
export function costOfFewTerms({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}

/** Returns the cost of all foods: there are some hundreds, in memory, of which the glossary explains a quarter. */
export function costOfFoods({ args, childComplexity }: FieldCost): number {
  return (args.inGlossary ? 125 : 500) * childComplexity;
}
