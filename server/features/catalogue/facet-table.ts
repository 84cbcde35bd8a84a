import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { ALLERGENS } from './food-vocabulary.ts';
import { facetRecords, RECIPES_PER_READ } from './recipe-facets.statements.ts';
import { DIETS, DIFFICULTIES } from './recipe-vocabulary.ts';
import type { Conditions } from './resolve-where.ts';

/** A value of these stands in place of those that a filter has. */
const REPLACEABLE = ['categories', 'cuisines', 'totalMinutes', 'difficulty'] as const;
type Replaceable = (typeof REPLACEABLE)[number];

/** A bit for each of them. */
const BITS: Record<Replaceable, number> = { categories: 1, cuisines: 2, totalMinutes: 4, difficulty: 8 };

/** How many recipes have a value: by the ids of terms, else by the places of values in their vocabularies. */
export class Tally {
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

/** Where the integers of a record stand, in bytes. */
const [ID, CUISINE, TOTAL_MINUTES, DIFFICULTY, ITS_DIETS, ITS_ALLERGENS, LAST_CATEGORY, RECORD] = [
  0, 4, 8, 12, 16, 20, 24, 28,
];

/** Before each category stands its length. */
const CATEGORY = 8;

/**
 * What facets count of all published recipes, as records of integers: 200,000 take ten megabytes, and to count all of them
 * takes milliseconds, where Postgres takes most of a second.
 */
export class FacetTable {
  private readonly records: DataView;
  private readonly categories: DataView;
  private readonly size: number;

  /** Reads all recipes, some at a time, in the order of their ids. */
  static async read(reader: Pick<StatementReader, 'rows'>): Promise<FacetTable> {
    const parts: { records: Buffer; categories: Buffer }[] = [];
    for (let after = 0, isMore = true; isMore; ) {
      const [part] = await reader.rows(facetRecords, [after]);
      if (part) parts.push(part);
      isMore = part?.count === RECIPES_PER_READ;
      after = part?.last ?? after;
    }
    return new FacetTable(parts);
  }

  private constructor(parts: readonly { records: Buffer; categories: Buffer }[]) {
    this.records = joined(parts.map(({ records }) => records));
    this.categories = joined(parts.map(({ categories }) => categories));
    this.size = this.records.byteLength / RECORD;
    // Where the categories of a recipe end is found faster than how many they are.
    for (let place = 0, end = 0; place < this.size; place += 1) {
      end += this.valueAt(place, LAST_CATEGORY);
      this.records.setInt32(place * RECORD + LAST_CATEGORY, end);
    }
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
    const missedBy = this.checks(conditions);
    const add = (place: number) => {
      const missed = missedBy(place);
      if (missed === 0) {
        all += 1;
        diets.addBits(this.valueAt(place, ITS_DIETS));
        allergens.addBits(this.valueAt(place, ITS_ALLERGENS));
      }
      if ((missed | BITS.categories) === BITS.categories) {
        for (const id of this.categoriesAt(place)) categories.add(id);
      }
      if ((missed | BITS.cuisines) === BITS.cuisines) cuisines.add(this.valueAt(place, CUISINE));
      if ((missed | BITS.totalMinutes) === BITS.totalMinutes)
        totalMinutes.add(stepOf(this.valueAt(place, TOTAL_MINUTES)));
      if ((missed | BITS.difficulty) === BITS.difficulty) difficulty.add(this.valueAt(place, DIFFICULTY) - 1);
    };
    if (among) {
      for (const id of among) {
        const place = this.placeOf(id);
        if (place >= 0) add(place);
      }
    } else for (let place = 0; place < this.size; place += 1) add(place);
    return { all, categories, cuisines, totalMinutes, difficulty, diets, allergens };
  }

  /** @returns what tells which of the conditions a recipe misses, in bits; all where it misses one that no facet replaces. */
  private checks({
    categories,
    cuisines,
    totalMinutes,
    difficulty,
    diets,
    allergens,
  }: Conditions): (place: number) => number {
    const inCategories = categories && new Set(categories);
    const inCuisines = cuisines && new Set(cuisines);
    const { min = 0, max = Infinity } = totalMinutes ?? {};
    const difficulties = difficulty && new Set(difficulty.map((each) => DIFFICULTIES.indexOf(each) + 1));
    const suited = bitsOf(DIETS, diets);
    const ruledOut = bitsOf(ALLERGENS, allergens);
    return (place) => {
      if ((this.valueAt(place, ITS_DIETS) & suited) !== suited || (this.valueAt(place, ITS_ALLERGENS) & ruledOut) !== 0)
        return -1;
      const minutes = this.valueAt(place, TOTAL_MINUTES);
      let missed = minutes < min || minutes > max ? BITS.totalMinutes : 0;
      if (inCategories && !this.categoriesAt(place).some((id) => inCategories.has(id))) missed |= BITS.categories;
      if (inCuisines && !inCuisines.has(this.valueAt(place, CUISINE))) missed |= BITS.cuisines;
      if (difficulties && !difficulties.has(this.valueAt(place, DIFFICULTY))) missed |= BITS.difficulty;
      return missed;
    };
  }

  private valueAt(place: number, column: number): number {
    return this.records.getInt32(place * RECORD + column);
  }

  private categoriesAt(place: number): number[] {
    const found: number[] = [];
    const end = this.valueAt(place, LAST_CATEGORY);
    for (let at = place === 0 ? 0 : this.valueAt(place - 1, LAST_CATEGORY); at < end; at += 1) {
      found.push(this.categories.getInt32(at * CATEGORY + CATEGORY / 2));
    }
    return found;
  }

  /** @returns -1 for a recipe that came after the table was read */
  private placeOf(id: number): number {
    let [first, beyond] = [0, this.size];
    while (first < beyond) {
      const middle = (first + beyond) >> 1;
      if (this.valueAt(middle, ID) < id) first = middle + 1;
      else beyond = middle;
    }
    return first < this.size && this.valueAt(first, ID) === id ? first : -1;
  }
}

function joined(parts: readonly Buffer[]): DataView {
  const all = Buffer.concat(parts);
  return new DataView(all.buffer, all.byteOffset, all.byteLength);
}

function bitsOf<Value>(all: readonly Value[], some: readonly Value[] = []): number {
  return some.reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);
}

/** @returns the place of the least step that the minutes do not exceed */
function stepOf(minutes: number): number {
  const step = MINUTE_STEPS.findIndex((most) => minutes <= most);
  return step < 0 ? MINUTE_STEPS.length : step;
}
