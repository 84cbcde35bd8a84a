import type pg from 'pg';
import type { CardRow, DetailRow, ReviewRow } from './floor-statements.ts';

interface Named {
  id: number;
  name: string;
  slug: string;
  total: number;
}

interface Author {
  id: number;
  name: string;
  role: string;
  bio: string;
}

/** The few rows that the product holds in memory, held in memory. */
export interface Terms {
  categories: Map<number, Named>;
  categoriesByName: Map<string, Named>;
  cuisines: Map<number, Named>;
  authors: Map<number, Author>;
}

export async function readTerms(pool: pg.Pool): Promise<Terms> {
  const terms = async (table: string) =>
    (await pool.query<Named>(`select id, name, slug, recipe_count as total from ${table}`)).rows;
  const categories = await terms('categories');
  const cuisines = await terms('cuisines');
  const authors = (await pool.query<Author>('select id, name, role, bio from authors')).rows;
  return {
    categories: new Map(categories.map((term) => [term.id, term])),
    categoriesByName: new Map(categories.map((term) => [term.name, term])),
    cuisines: new Map(cuisines.map((term) => [term.id, term])),
    authors: new Map(authors.map((author) => [author.id, author])),
  };
}

const reference = (term: Named | undefined) => ({ name: term?.name, slug: term?.slug });

/** What the product's queries ask of a card. */
export function cardOf(row: CardRow, terms: Terms) {
  const category = terms.categories.get(row.category_id);
  const { rating_count: count, rating_halves: halves } = row;
  return {
    id: String(row.id),
    slug: row.slug,
    title: row.title,
    description: row.description,
    path: `/recipes/${category?.slug}/${row.slug}`,
    publishedOn: row.published_on,
    author: { name: terms.authors.get(row.author_id)?.name },
    category: reference(category),
    cuisine: reference(terms.cuisines.get(row.cuisine_id)),
    picture: { alt: row.picture_alt, colour: row.picture_colour, base: `/pictures/${row.slug}/${row.picture_version}` },
    rating: { average: count === 0 ? 0 : Math.round((halves * 50) / count) / 100, count },
  };
}

const enumOf = (value: string) => value.replaceAll('-', '_').toUpperCase();

/** What the product's query asks of a recipe beyond its card; the long texts go out as they came. */
export function detailOf(row: DetailRow, terms: Terms) {
  const { name, role, bio } = terms.authors.get(row.author_id) ?? {};
  return {
    ...cardOf(row, terms),
    author: { name, role, bio },
    featured: row.is_featured,
    servings: row.servings,
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    totalMinutes: row.prep_minutes + row.cook_minutes,
    difficulty: enumOf(row.difficulty),
    diets: row.diets.map(enumOf),
    categories: row.category_ids.map((id) => reference(terms.categories.get(id))),
    reasons: row.reasons,
    ingredientGroups: row.ingredient_groups,
    instructions: row.instructions,
    tips: row.tips,
    equipment: row.equipment,
    nutrition: row.nutrition,
    servingSuggestions: row.serving_suggestions,
    faqs: row.faqs,
    summary: row.summary,
  };
}

export function reviewOf(row: ReviewRow) {
  return {
    id: String(row.id),
    username: row.username ?? 'Former member',
    rating: row.rating_halves / 2,
    message: row.message,
    createdAt: row.created_at,
  };
}
