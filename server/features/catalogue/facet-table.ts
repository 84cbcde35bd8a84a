import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import { type FacetRecord, facetRecords, RECIPES_PER_READ } from './recipe-facets.statements.ts';
import { DIETS, DIFFICULTIES } from './recipe-vocabulary.ts';
import type { Conditions } from './resolve-where.ts';

/** A value of these stands in place of those that a filter has. */
const REPLACEABLE = ['categories', 'cuisines', 'totalMinutes', 'difficulty'] as const;
type Replaceable = (typeof REPLACEABLE)[number];

/** A bit for each of them. */
const BITS: Record<Replaceable, number> = { categories: 1, cuisines: 2, totalMinutes: 4, difficulty: 8 };

/** How many recipes have a value: by the ids of terms, else by the places of values in their vocabularies. */
class Tally {
  private readonly counts: number[] = [];

  of(key: number): number {
    return this.counts[key] ?? 0;
  }

  add(key: number): void {
    // No holes: an array with holes is slow.
    while (this.counts.length <= key) this.counts.push(0);
    this.counts[key] = this.of(key) + 1;
  }

  /** Adds the place of each bit that is set. */
  addBits(bits: number): void {
    for (let left = bits; left > 0; left &= left - 1) this.add(31 - Math.clz32(left & -left));
  }
}

export interface FacetCounts {
  /** How many meet all conditions. */
  all: number;
  categories: Tally;
  cuisines: Tally;
  /** By the least of the steps that the minutes do not exceed. */
  totalMinutes: Tally;
  difficulty: Tally;
  diets: Tally;
  /** How many hold each, or may. */
  allergens: Tally;
}

/** @returns the conditions that the table does not hold; without any it checks all. */
export function conditionsBeyond(conditions: Conditions): Conditions {
  return without(conditions, [...REPLACEABLE, 'diets', 'allergens']);
}

/** @returns for each condition that a facet replaces, the others. */
export function conditionsWithoutEach(conditions: Conditions): { facet: Replaceable; others: Conditions }[] {
  return REPLACEABLE.filter((facet) => conditions[facet] !== undefined).map((facet) => ({
    facet,
    others: without(conditions, [facet]),
  }));
}

function without(conditions: Conditions, keys: readonly (keyof Conditions)[]): Conditions {
  const left = Object.entries(conditions).filter(
    ([key, value]) => value !== undefined && !keys.some((each) => each === key),
  );
  return Object.fromEntries(left);
}

/**
 * What facets count of all published recipes: to count 200,000 in memory takes milliseconds, where Postgres takes most of a
 * second.
 */
export class FacetTable {
  private constructor(private readonly records: ReadonlyMap<number, FacetRecord>) {}

  /** Reads all recipes, some at a time. */
  static async read(reader: Pick<StatementReader, 'rows'>): Promise<FacetTable> {
    const records = new Map<number, FacetRecord>();
    for (let after = 0, isMore = true; isMore; ) {
      const rows = await reader.rows(facetRecords, [after]);
      for (const row of rows) records.set(row.id, row);
      isMore = rows.length === RECIPES_PER_READ;
      after = rows.at(-1)?.id ?? after;
    }
    return new FacetTable(records);
  }

  /**
   * Counts in one pass: what misses one condition only counts for the facet that stands in its place.
   * @param conditions of these, what the table holds is checked
   * @param among the ids of recipes that meet all other conditions; left out where there are none
   */
  count(conditions: Conditions, among?: readonly number[]): FacetCounts {
    const [categories, cuisines, totalMinutes, difficulty] = [new Tally(), new Tally(), new Tally(), new Tally()];
    const [diets, allergens] = [new Tally(), new Tally()];
    let all = 0;
    const missedBy = misses(conditions);
    for (const record of among ? this.recordsOf(among) : this.records.values()) {
      const missed = missedBy(record);
      if (missed === 0) {
        all += 1;
        diets.addBits(record.diets);
        allergens.addBits(record.allergens);
      }
      if ((missed | BITS.categories) === BITS.categories) for (const id of record.categoryIds) categories.add(id);
      if ((missed | BITS.cuisines) === BITS.cuisines) cuisines.add(record.cuisineId);
      if ((missed | BITS.totalMinutes) === BITS.totalMinutes) totalMinutes.add(stepOf(record.totalMinutes));
      if ((missed | BITS.difficulty) === BITS.difficulty) difficulty.add(DIFFICULTIES.indexOf(record.difficulty));
    }
    return { all, categories, cuisines, totalMinutes, difficulty, diets, allergens };
  }

  private recordsOf(ids: readonly number[]): FacetRecord[] {
    const records: FacetRecord[] = [];
    for (const id of ids) {
      const record = this.records.get(id);
      // One that came after the table was read is not in it.
      if (record) records.push(record);
    }
    return records;
  }
}

/** @returns what tells which of the conditions a recipe misses, in bits; all where it misses one that no facet replaces. */
function misses({ categories, cuisines, totalMinutes, difficulty, diets, allergens }: Conditions) {
  const inCategories = categories && new Set(categories);
  const inCuisines = cuisines && new Set(cuisines);
  const { min = 0, max = Infinity } = totalMinutes ?? {};
  const suited = bitsOf(DIETS, diets);
  const ruledOut = bitsOf(ALLERGENS, allergens);
  return (record: FacetRecord): number => {
    if ((record.diets & suited) !== suited || (record.allergens & ruledOut) !== 0) return -1;
    let missed = record.totalMinutes < min || record.totalMinutes > max ? BITS.totalMinutes : 0;
    if (inCategories && !record.categoryIds.some((id) => inCategories.has(id))) missed |= BITS.categories;
    if (inCuisines && !inCuisines.has(record.cuisineId)) missed |= BITS.cuisines;
    if (difficulty && !difficulty.includes(record.difficulty)) missed |= BITS.difficulty;
    return missed;
  };
}

function bitsOf<Value>(all: readonly Value[], some: readonly Value[] = []): number {
  return some.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);
}

/** @returns the place of the least step that the minutes do not exceed */
function stepOf(minutes: number): number {
  const step = MINUTE_STEPS.findIndex((most) => minutes <= most);
  return step < 0 ? MINUTE_STEPS.length : step;
}
