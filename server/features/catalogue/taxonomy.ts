import type { StatementReader } from '#server/database/statements.ts';
import { OverloadedError, UNAVAILABLE } from '#server/errors.ts';
import type { AuthorType } from './author.type.ts';
import type { FoodType } from './food.type.ts';
import { FoodNames } from './food-names.ts';
import { pictureName, pictureOf } from './picture.type.ts';
import {
  type AuthorRow,
  allAuthors,
  allCategories,
  allCuisines,
  allFoods,
  contentState,
  recipeTotals,
  type TermRow,
} from './taxonomy.statements.ts';
import type { TermType } from './term.type.ts';

/**
 * Categories, cuisines, authors, foods and totals, held in memory: a few hundred rows that almost every answer needs
 * and that only an import changes. All of it is replaced at once.
 */
export class Taxonomy {
  private snapshot = {
    importedAt: undefined as string | undefined,
    categories: [] as TermType[],
    cuisines: [] as TermType[],
    authors: [] as AuthorType[],
    foods: new Map<string, FoodType>(),
    foodNames: new FoodNames([]),
    madeBy: new Map<string, string[]>(),
    totals: { published: 0, featured: 0 },
  };

  constructor(private readonly reader: StatementReader) {}

  /**
   * Reads all again where an import has come since: counting all recipes takes long where there are many.
   * @returns whether one has come
   */
  async refreshIfChanged(): Promise<boolean> {
    const [state] = await this.reader.rows(contentState);
    if (state?.importedAt === this.snapshot.importedAt) return false;
    await this.refresh();
    return true;
  }

  async refresh(): Promise<void> {
    // Before the rest: an import that comes meanwhile is one since.
    const [state] = await this.reader.rows(contentState);
    const [categories, cuisines, authors, foods, [totals]] = await Promise.all([
      this.reader.rows(allCategories),
      this.reader.rows(allCuisines),
      this.reader.rows(allAuthors),
      this.reader.rows(allFoods),
      this.reader.rows(recipeTotals),
    ]);
    this.snapshot = {
      importedAt: state?.importedAt,
      categories: categories.map((row) => toTerm('category', row)),
      cuisines: cuisines.map((row) => toTerm('cuisine', row)),
      authors: authors.map(toAuthor),
      foods: new Map(foods.map((food) => [food.key, food])),
      foodNames: new FoodNames(foods),
      madeBy: byRecipe(foods),
      totals: totals ?? { published: 0, featured: 0 },
    };
  }

  /** Another object after each import: what was computed from recipes before is out of date. */
  get state(): object {
    return this.snapshot;
  }

  get categories(): TermType[] {
    return this.snapshot.categories;
  }

  get cuisines(): TermType[] {
    return this.snapshot.cuisines;
  }

  /** All foods by their keys, another map after each refresh. */
  get foods(): ReadonlyMap<string, FoodType> {
    return this.snapshot.foods;
  }

  /** Finds foods by their names. */
  get foodNames(): FoodNames {
    return this.snapshot.foodNames;
  }

  /** @returns the foods that published recipes are made with, by their names; of a name those that it means in a filter */
  foodsInUse(name?: string | null): FoodType[] {
    const { foods, foodNames } = this.snapshot;
    const keys = typeof name === 'string' ? (foodNames.keysOf(name) ?? []) : [...foods.keys()];
    return keys
      .flatMap((key) => foods.get(key) ?? [])
      .filter(({ recipeCount }) => recipeCount > 0)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** @returns the keys of the foods that the recipe makes; empty for most. */
  foodsMadeBy(slug: string): readonly string[] {
    return this.snapshot.madeBy.get(slug) ?? [];
  }

  get totals(): { published: number; featured: number } {
    return this.snapshot.totals;
  }

  /** @returns the category of that name in any case; undefined where there is none. */
  category(name: string): TermType | undefined {
    return byName(this.snapshot.categories, name);
  }

  /** @returns the cuisine of that name in any case; undefined where there is none. */
  cuisine(name: string): TermType | undefined {
    return byName(this.snapshot.cuisines, name);
  }

  /** @returns the author of that name in any case, or of the key that recipe files use; undefined where there is none. */
  author(name: string): AuthorType | undefined {
    return byName(this.snapshot.authors, name);
  }

  get authors(): AuthorType[] {
    return this.snapshot.authors;
  }

  /** @returns the food of that key; undefined where there is none. */
  food(key: string): FoodType | undefined {
    return this.snapshot.foods.get(key);
  }

  /** @throws OverloadedError where the category is newer than what was read */
  categoryById(id: number): TermType {
    return byId(this.snapshot.categories, id);
  }

  /** @throws OverloadedError where the cuisine is newer than what was read */
  cuisineById(id: number): TermType {
    return byId(this.snapshot.cuisines, id);
  }

  /** @throws OverloadedError where the author is newer than what was read */
  authorById(id: number): AuthorType {
    return byId(this.snapshot.authors, id);
  }
}

function toTerm(
  kind: 'category' | 'cuisine',
  { pictureAlt, pictureColour, pictureVersion, ...term }: TermRow,
): TermType {
  return { ...term, picture: pictureOf(pictureName(kind, term.slug), { pictureAlt, pictureColour, pictureVersion }) };
}

function toAuthor({ pictureAlt, pictureColour, pictureVersion, ...author }: AuthorRow): AuthorType {
  return {
    ...author,
    picture: pictureOf(pictureName('author', author.key), { pictureAlt, pictureColour, pictureVersion }),
  };
}

function byRecipe(foods: FoodType[]): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const { key, recipeSlug } of foods) {
    if (recipeSlug !== null) made.set(recipeSlug, [...(made.get(recipeSlug) ?? []), key]);
  }
  return made;
}

function byName<Row extends { slug: string; name: string }>(rows: Row[], name: string): Row | undefined {
  const wanted = name.toLowerCase();
  return rows.find((row) => row.slug === wanted || row.name.toLowerCase() === wanted);
}

function byId<Row extends { id: number }>(rows: Row[], id: number): Row {
  const row = rows.find((each) => each.id === id);
  // It has come with an import of which this process is just being notified.
  if (!row) throw new OverloadedError(UNAVAILABLE, 1);
  return row;
}
