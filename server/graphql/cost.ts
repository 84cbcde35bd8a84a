interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/** What a page costs: everything under it, as often as it has items. */
export function costOfPage({ args, childComplexity }: FieldCost): number {
  return Number(args.perPage) * childComplexity;
}

/** What all categories or all cuisines cost: there are always a handful. */
export function costOfFewTerms({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}
