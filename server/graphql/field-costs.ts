import { SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/**
 * Fields that one operation may resolve, lists counted at their full length. A page of fifty whole recipes is 2,000.
 */
export const MAX_COST = 5_000;

/** Cost of each statement, and of each millisecond, of a field that sends more than two statements. */
const [STATEMENT_COST, MS_COST] = [20, 20];

interface MeasuredField {
  /** Statements that the field sends to Postgres. */
  statements: number;
  /**
   * CPU time that the field takes for a member or a desk with much data, in ms, as `npm run bench:documents` measures
   * it.
   */
  ms: number;
}

/** Fields of queries that send more than two statements. A test compares them with actual statement counts. */
export const measuredFields = {
  'Viewer.exportedData': { statements: 14, ms: 45 },
  'Viewer.kitchen': { statements: 3, ms: 5 },
  'Desk.reports': { statements: 4, ms: 9 },
  'Desk.texts': { statements: 4, ms: 9 },
  'Desk.text': { statements: 4, ms: 5 },
  'Desk.subscribersCsv': { statements: 4, ms: 20 },
} satisfies Record<string, MeasuredField>;

interface FieldCost {
  args: Record<string, unknown>;
  childComplexity: number;
}

/**
 * Returns the cost of a page of a list: everything under it, per item. Sizes below 1 are refused later, field by field;
 * until then they must not lower the cost of their siblings.
 */
export function getListCost({ args, childComplexity }: FieldCost): number {
  return Math.max(1, Number(args.first ?? SEARCH_PAGE_SIZE)) * childComplexity;
}

/** Returns the cost of a field that sends more than two statements, without its selections. */
export function getStatementsCost(field: keyof typeof measuredFields): number {
  const { statements, ms } = measuredFields[field];
  return Math.max(statements * STATEMENT_COST, ms * MS_COST);
}

/** Returns the cost of a field that an operation can select once only: more than half of the limit. */
export function getOnceCost({ childComplexity }: Pick<FieldCost, 'childComplexity'>): number {
  return Math.max(MAX_COST / 2 + 1, childComplexity);
}

/** Returns the cost of the lines of a recipe, its steps or ingredients: they are scaled one by one. */
export function getLinesCost({ childComplexity }: FieldCost): number {
  return 10 + 2 * childComplexity;
}

/** Returns the cost of all categories or all cuisines: there are always a handful. */
export function getFewTermsCost({ childComplexity }: FieldCost): number {
  return 8 * childComplexity;
}

/** Returns the cost of all foods: there are some hundreds, in memory, of which the glossary explains a quarter. */
export function getFoodsCost({ args, childComplexity }: FieldCost): number {
  return (args.inGlossary ? 125 : 500) * childComplexity;
}
