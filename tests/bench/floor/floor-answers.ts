import type pg from 'pg';
import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { ALLERGENS, DIETS, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import type { CardRow, DetailRow, HitRow, Line, ReviewRow } from './floor-statements.ts';

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
interface Terms {
  categories: Map<number, Named>;
  categoriesByName: Map<string, Named>;
  cuisines: Map<number, Named>;
  authors: Map<number, Author>;
}

export async function readTerms(pool: pg.Pool): Promise<Terms> {
  const terms = async (table: string) =>
    (await pool.query<Named>(`select id, name, slug, recipe_count as total from ${table} order by position`)).rows;
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

const nodeId = (kind: string, key: string | number) => Buffer.from(`${kind}:${key}`).toString('base64url');

const reference = (term: Named | undefined) => ({ name: term?.name, slug: term?.slug });

/** Returns what the product's queries ask of a card. */
export function cardOf(row: CardRow, terms: Terms) {
  const category = terms.categories.get(row.category_id);
  const { rating_count: count, rating_halves: halves } = row;
  return {
    id: nodeId('Recipe', row.slug),
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

/** Returns what the product's query asks of a recipe beyond its card. */
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
    ingredientGroups: row.ingredient_groups.map(({ title, items }) => ({ title, items: items.map(lineOf) })),
    instructions: row.instructions.map(({ title, details }) => ({ title, details })),
    tips: row.tips,
    equipment: row.equipment,
    nutrition: row.nutrition,
    servingSuggestions: row.serving_suggestions,
    faqs: row.faqs,
    summary: row.summary,
  };
}

const lineOf = ({ text, quantity, quantityTo, unit, item, note }: Line) => ({
  text,
  quantity,
  quantityTo,
  unit,
  item,
  note,
});

export function reviewOf(row: ReviewRow) {
  return {
    id: nodeId('Review', row.id),
    username: row.username ?? 'Former member',
    rating: row.rating_halves / 2,
    message: row.message,
    createdAt: row.created_at,
  };
}

/** Returns what the product's query asks of a search, with or without the counts of facets. */
export function foundOf(found: HitRow[], terms: Terms, withFacets: boolean) {
  const { total = 0, counts = {} } = found[0] ?? {};
  const nodes = found.map((row) => cardOf(row, terms));
  return { totalCount: total, nodes, ...(withFacets && { facets: facetsOf(total, counts, terms) }) };
}

function facetsOf(total: number, counts: Record<string, Record<string, number>>, terms: Terms) {
  const countIn = (facet: string) => (value: string | number) => counts[facet]?.[value] ?? 0;
  const facet = <Key extends string | number>(
    values: Iterable<Key>,
    count: (value: Key) => number,
    shown: (value: Key) => unknown,
  ) => Array.from(values, (value) => ({ value: shown(value), count: count(value) })).filter(({ count }) => count > 0);
  const perStep = countIn('totalMinutes');
  return {
    categories: facet(terms.categories.keys(), countIn('categories'), (id) => terms.categories.get(id)?.name),
    cuisines: facet(terms.cuisines.keys(), countIn('cuisines'), (id) => terms.cuisines.get(id)?.name),
    diets: facet(DIETS, countIn('diets'), enumOf),
    allergens: facet(ALLERGENS, (allergen) => total - countIn('allergens')(allergen), enumOf),
    totalMinutes: facet(
      MINUTE_STEPS,
      (most) => MINUTE_STEPS.reduce((sum, step, place) => (step <= most ? sum + perStep(place) : sum), 0),
      (most) => most,
    ),
    difficulty: facet(DIFFICULTIES, countIn('difficulty'), enumOf),
  };
}
