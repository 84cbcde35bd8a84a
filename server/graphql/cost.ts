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

/** What all categories or all cuisines cost: there are always a handful. */
export function costOfFewTerms({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}
