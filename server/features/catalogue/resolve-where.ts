import { nearestFew } from '#server/content/similar.ts';
import { BadValueError } from '#server/errors.ts';
import type { Allergen } from './food-vocabulary.ts';
import { type Diet, type Difficulty, NUTRIENTS } from './recipe-vocabulary.ts';
import type { IntRange, RecipeWhere } from './recipe-where.type.ts';
import type { Taxonomy } from './taxonomy.ts';

interface Bounds {
  min?: number;
  max?: number;
}

/** A filter with ids for names. What is left out is no condition. */
export interface Conditions {
  slugs?: string[];
  exceptSlugs?: string[];
  categories?: number[];
  cuisines?: number[];
  authors?: number[];
  diets?: Diet[];
  /** None of these. */
  allergens?: Allergen[];
  /** One food of each list. */
  foods?: string[][];
  /** None of these foods. */
  withoutFoods?: string[];
  totalMinutes?: Bounds;
  difficulty?: Difficulty[];
  estimatedCost?: Bounds;
  pots?: Bounds;
  freezerMonths?: Bounds;
  /** Stars. */
  leastRating?: number;
  /** By the place in `NUTRIENTS`, from 0. */
  nutrition?: (Bounds & { place: number })[];
  publishedAfter?: string;
  updatedAfter?: Date;
  featured?: boolean;
}

/** What names are looked up in. */
type KnownNames = Pick<
  Taxonomy,
  'category' | 'categories' | 'cuisine' | 'cuisines' | 'author' | 'authors' | 'foodNames'
>;

/**
 * Reads the names of a filter. Its slugs are taken as they are: only the database knows them all.
 * @throws BadValueError where a name does not exist: the text says which do
 */
export function resolveWhere(where: RecipeWhere, taxonomy: KnownNames): Conditions {
  const food = (name: string) => taxonomy.foodNames.keysOf(name) ?? unknown('food', name, taxonomy.foodNames.names);
  const anyOf = some(where.foods?.anyOf)?.flatMap(food);
  const eachOf = [...(some(where.foods?.allOf) ?? []).map(food), ...(anyOf ? [anyOf] : [])];
  const names = (known: { name: string }[]) => known.map(({ name }) => name);
  return defined({
    slugs: some(where.slugs),
    exceptSlugs: some(where.exceptSlugs),
    categories: some(where.categories)?.map(
      (name) => (taxonomy.category(name) ?? unknown('category', name, names(taxonomy.categories))).id,
    ),
    cuisines: some(where.cuisines)?.map(
      (name) => (taxonomy.cuisine(name) ?? unknown('cuisine', name, names(taxonomy.cuisines))).id,
    ),
    authors: some(where.authors)?.map(
      (name) => (taxonomy.author(name) ?? unknown('author', name, names(taxonomy.authors))).id,
    ),
    diets: some(where.diets?.allOf),
    allergens: some(where.allergens?.noneOf),
    foods: some(eachOf),
    withoutFoods: some(where.foods?.noneOf)?.flatMap(food),
    totalMinutes: boundsOf(where.totalMinutes),
    difficulty: some(where.difficulty),
    estimatedCost: boundsOf(where.estimatedCost),
    pots: boundsOf(where.pots),
    freezerMonths: boundsOf(where.freezerMonths),
    leastRating: where.rating?.min ?? undefined,
    nutrition: some(where.nutrition)?.map(({ nutrient, ...range }) => ({
      place: NUTRIENTS.indexOf(nutrient),
      ...boundsOf(range),
    })),
    publishedAfter: where.publishedAfter ?? undefined,
    updatedAfter: where.updatedAfter ?? undefined,
    featured: where.featured ?? undefined,
  });
}

const MOST_LISTED = 20;

/** @throws BadValueError that says which names there are, or which are nearest where they are many */
function unknown(kind: string, name: string, known: readonly string[]): never {
  if (known.length > MOST_LISTED) throw unknownName(kind, name, nearestFew(name, known));
  throw new BadValueError(`There is no ${kind} "${name}". There are: ${known.join(', ')}.`);
}

/** @param near names that are spelled most like it */
export function unknownName(kind: string, name: string, near: readonly string[]): BadValueError {
  return new BadValueError(
    `There is no ${kind} "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
  );
}

function some<Value>(values: Value[] | null | undefined): Value[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

function boundsOf(range: IntRange | null | undefined): Bounds | undefined {
  const bounds = defined({ min: range?.min ?? undefined, max: range?.max ?? undefined });
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

function defined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
