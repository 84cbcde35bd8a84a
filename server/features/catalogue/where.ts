import { NUTRIENTS } from '#schema/rules/vocabulary.ts';
import { NearNames } from '#server/content/similar.ts';
import { BadValueError } from '#server/errors.ts';
import type { IntRange, RecipeWhere } from './lists/recipe-where.type.ts';
import { getChangedAt } from './recipe/recipe.type.ts';
import type { Condition, RecipeCard } from './recipe/recipe-card.ts';
import type { Snapshot } from './snapshot.ts';

type Test = Condition['holds'];
type FilterValues = { [Name in keyof RecipeWhere]-?: NonNullable<RecipeWhere[Name]> };

/** Conditions by filter field. Each returns a test of a recipe, or undefined if the value sets no condition. */
const conditions: {
  [Name in keyof FilterValues]: (value: FilterValues[Name], catalogue: Snapshot) => Test | undefined;
} = {
  foods: createFoodsTest,
  categories: unlessEmpty((names, { taxonomy }) => {
    const ids = names.map((name) => taxonomy.category(name)?.id ?? throwUnknown('category', name, taxonomy.categories));
    return ({ categoryIds }) => isAnyIn(categoryIds, ids);
  }),
  cuisines: unlessEmpty((names, { taxonomy }) => {
    const ids = names.map((name) => taxonomy.cuisine(name)?.id ?? throwUnknown('cuisine', name, taxonomy.cuisines));
    return ({ cuisineId }) => ids.includes(cuisineId);
  }),
  authors: unlessEmpty((names, { taxonomy }) => {
    const ids = names.map((name) => taxonomy.author(name)?.id ?? throwUnknown('author', name, taxonomy.authors));
    return ({ authorId }) => ids.includes(authorId);
  }),
  // A client that syncs its recipes may have none at first, so an empty list finds nothing.
  slugs: (names, catalogue) => {
    const slugs = names.map(
      (name) => catalogue.bySlug(name)?.slug ?? throwWithSuggestions('published recipe', name, catalogue.nearestSlugs),
    );
    return createValueTest(new Set(slugs), ({ slug }) => slug);
  },
  exceptSlugs: unlessEmpty((names, catalogue) => {
    const excluded = new Set(names.map((name) => catalogue.bySlug(name)?.slug));
    return ({ slug }) => !excluded.has(slug);
  }),
  diets: ({ allOf }) => (allOf?.length ? ({ diets }) => includesAll(allOf, diets) : undefined),
  allergens: ({ noneOf }) =>
    noneOf?.length
      ? ({ contains, mayContain, unknownFoods }) =>
          unknownFoods.length === 0 && !isAnyIn(contains, noneOf) && !isAnyIn(mayContain, noneOf)
      : undefined,
  totalMinutes: (range) => createRangeTest(range, ({ minutes }) => minutes),
  activeMinutes: (range) => createRangeTest(range, ({ activeMinutes }) => activeMinutes),
  difficulty: unlessEmpty((values) => createValueTest(new Set(values), ({ difficulty }) => difficulty)),
  course: unlessEmpty((values) => createValueTest(new Set(values), ({ course }) => course)),
  pots: (range) => createRangeTest(range, ({ pots }) => pots),
  freezerMonths: (range) => createRangeTest(range, ({ freezerMonths }) => freezerMonths),
  estimatedCost: (range) => createRangeTest(range, ({ estimatedCost }) => estimatedCost),
  rating: ({ min }) =>
    min ? ({ ratingCount, ratingHalves }) => ratingCount > 0 && ratingHalves >= 2 * min * ratingCount : undefined,
  nutrition: unlessEmpty((ranges) => {
    const tests = ranges.flatMap(({ nutrient, ...range }) => {
      const index = NUTRIENTS.indexOf(nutrient);
      return createRangeTest(range, ({ nutrients }) => nutrients[index]) ?? [];
    });
    return (card) => tests.every((holds) => holds(card));
  }),
  publishedAfter:
    (day) =>
    ({ publishedOn }) =>
      publishedOn > day,
  updatedAfter: (date) => (card) => getChangedAt(card) > date,
  featured:
    (isFeatured) =>
    ({ featured }) =>
      featured === isFeatured,
};

const fieldNames = Object.keys(conditions) as (keyof RecipeWhere)[];

/**
 * Reads a filter, and resolves its names once.
 * @throws {BadValueError} for an unknown name; the message lists all valid or similar names, if there are any
 */
export function readWhere(where: RecipeWhere, catalogue: Snapshot): Condition[] {
  return fieldNames.flatMap((name) => {
    const holds = getTest(name, where, catalogue);
    return holds ? { name, holds } : [];
  });
}

function getTest<Name extends keyof FilterValues>(
  name: Name,
  where: RecipeWhere,
  catalogue: Snapshot,
): Test | undefined {
  const value = where[name] as FilterValues[Name] | null | undefined;
  return value === undefined || value === null ? undefined : conditions[name](value, catalogue);
}

/** Returns a function that sets no condition for an empty list. */
function unlessEmpty<Value>(createTest: (values: readonly Value[], catalogue: Snapshot) => Test) {
  return (values: readonly Value[], catalogue: Snapshot) =>
    values.length > 0 ? createTest(values, catalogue) : undefined;
}

// Uses loops, because it runs for every recipe: with a function per value, a filter takes three times as long.
function isAnyIn<Value>(values: readonly Value[], selected: readonly Value[]): boolean {
  for (const value of values) if (selected.includes(value)) return true;
  return false;
}

function includesAll<Value>(selected: readonly Value[], values: readonly Value[]): boolean {
  for (const value of selected) if (!values.includes(value)) return false;
  return true;
}

function createValueTest<Value>(selected: ReadonlySet<Value>, getValue: (card: RecipeCard) => Value): Test {
  return (card) => selected.has(getValue(card));
}

/** Returns a test of a range, which fails for recipes without a value; undefined for a range without bounds. */
function createRangeTest(
  { min, max }: Pick<IntRange, 'min' | 'max'>,
  getValue: (card: RecipeCard) => number | null | undefined,
): Test | undefined {
  const [low, high] = [min ?? -Infinity, max ?? Infinity];
  if (low === -Infinity && high === Infinity) return undefined;
  return (card) => {
    const value = getValue(card) ?? Number.NaN;
    return value >= low && value <= high;
  };
}

function createFoodsTest({ allOf, anyOf, noneOf }: FilterValues['foods'], { taxonomy }: Snapshot): Test | undefined {
  const { foodNames } = taxonomy;
  const getKeys = (name: string) => foodNames.getKeys(name) ?? throwWithSuggestions('food', name, foodNames.nearNames);
  const keySets = (allOf ?? []).map((name) => new Set(getKeys(name)));
  if (anyOf?.length) keySets.push(new Set(anyOf.flatMap(getKeys)));
  const unwanted = new Set((noneOf ?? []).flatMap(getKeys));
  if (keySets.length === 0 && unwanted.size === 0) return undefined;
  return ({ foods }) =>
    keySets.every((keys) => foods.some((key) => keys.has(key))) && !foods.some((key) => unwanted.has(key));
}

const MAX_LISTED = 20;

/** @throws {BadValueError} with all names, or with names of similar spelling if there are many */
function throwUnknown(kind: string, name: string, options: readonly { name: string }[]): never {
  const list = options.map((each) => each.name);
  if (list.length > MAX_LISTED) throwWithSuggestions(kind, name, new NearNames(list));
  throw new BadValueError(`There is no ${kind} "${name}". Choose from: ${list.join(', ')}.`);
}

/** @throws {BadValueError} with the names of similar spelling */
function throwWithSuggestions(kind: string, name: string, knownNames: NearNames): never {
  const suggestions = knownNames.findNearest(name);
  throw new BadValueError(
    `There is no ${kind} "${name}".${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
  );
}
