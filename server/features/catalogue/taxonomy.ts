import type { StatementReader } from '#server/database/statements.ts';
import { type Picture, pictureOf } from './picture.ts';
import { allAuthors, allCategories, allCuisines, recipeTotals } from './taxonomy.statements.ts';

/** A category or a cuisine. */
export interface Term {
  id: number;
  name: string;
  slug: string;
  description: string;
  recipeCount: number;
  picture: Picture;
}

export interface Author {
  id: number;
  name: string;
  role: string;
  bio: string;
}

interface Snapshot {
  categories: Term[];
  cuisines: Term[];
  authors: Map<number, Author>;
  totals: { published: number; featured: number };
}

const empty: Snapshot = { categories: [], cuisines: [], authors: new Map(), totals: { published: 0, featured: 0 } };

/**
 * Categories, cuisines, authors and totals, held in memory: a few dozen rows that almost every answer needs and that
 * only an import changes. `refresh` replaces all of it at once.
 */
export class Taxonomy {
  private snapshot = empty;

  constructor(private readonly reader: StatementReader) {}

  async refresh(): Promise<void> {
    const [categories, cuisines, authors, totals] = await Promise.all([
      this.reader.rows(allCategories),
      this.reader.rows(allCuisines),
      this.reader.rows(allAuthors),
      this.reader.rows(recipeTotals),
    ]);
    this.snapshot = {
      categories: categories.map(toTerm),
      cuisines: cuisines.map(toTerm),
      authors: new Map(authors.map((author) => [author.id, author])),
      totals: totals[0] ?? empty.totals,
    };
  }

  get categories(): Term[] {
    return this.snapshot.categories;
  }

  get cuisines(): Term[] {
    return this.snapshot.cuisines;
  }

  get totals(): { published: number; featured: number } {
    return this.snapshot.totals;
  }

  /** @returns the category of that name, whatever the case; undefined where there is none. */
  category(name: string): Term | undefined {
    return byName(this.snapshot.categories, name);
  }

  /** @returns the cuisine of that name, whatever the case; undefined where there is none. */
  cuisine(name: string): Term | undefined {
    return byName(this.snapshot.cuisines, name);
  }

  /** @throws where a row refers to a category that this process has not heard of: a bug. */
  categoryById(id: number): Term {
    return known(
      this.snapshot.categories.find((term) => term.id === id),
      `category ${id}`,
    );
  }

  /** @throws where a row refers to a cuisine that this process has not heard of: a bug. */
  cuisineById(id: number): Term {
    return known(
      this.snapshot.cuisines.find((term) => term.id === id),
      `cuisine ${id}`,
    );
  }

  /** @throws where a row refers to an author that this process has not heard of: a bug. */
  authorById(id: number): Author {
    return known(this.snapshot.authors.get(id), `author ${id}`);
  }
}

function toTerm({
  pictureSlug,
  pictureAlt,
  pictureColour,
  pictureVersion,
  ...term
}: Omit<Term, 'picture'> & {
  pictureSlug: string;
  pictureAlt: string;
  pictureColour: string;
  pictureVersion: string;
}): Term {
  return { ...term, picture: pictureOf(pictureSlug, { pictureAlt, pictureColour, pictureVersion }) };
}

function byName(terms: Term[], name: string): Term | undefined {
  const wanted = name.toLowerCase();
  return terms.find((term) => term.slug === wanted || term.name.toLowerCase() === wanted);
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The taxonomy does not hold ${what}`);
  return value;
}
