import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { parse } from 'yaml';
import { searchRecipes } from '#server/features/catalogue/lists/list-recipes.ts';
import type { RecipeConnectionType } from '#server/features/catalogue/lists/recipe-connection.type.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import type { SearchService } from '#server/features/search/search.service.ts';
import { CacheTags } from '#server/http/response-cache/cache-tags.ts';

/** A query in `golden.yaml`, with recipes that it must find and conditions that each result must meet. */
interface GoldenQuery {
  kind: string;
  query: string;
  expect?: string[];
  all?: { course?: string; diet?: string; category?: string; cuisine?: string; minutes?: number; cost?: number };
  without?: string[];
}

/** A recipe's filter values, read from the tables of recipes and foods, not from the search tables. */
export interface RecipeFactsRow {
  slug: string;
  course: string;
  minutes: number;
  /** Cost of the whole recipe, in dollars. */
  cost: number;
  cuisine: string;
  categories: string[];
  diets: string[];
  /** Allergens that it contains or may contain. */
  allergens: string[];
  foods: string[];
}

export interface GoldenResult extends GoldenQuery {
  results: string[];
  /** Share of the expected recipes, up to five, in the first five results; null if none of them is published. */
  recall: number | null;
  /** Results that do not meet the query's conditions. */
  wrongSlugs: string[];
}

const FIRST_PAGE = 5;

/** Searches, and returns at most fifty results. */
export type Search = (query: string) => Promise<RecipeConnectionType>;

export function createSearch({ current: catalogue }: CatalogueService, searching: SearchService): Search {
  return (query) => searchRecipes(query, { first: 50 }, { catalogue, searching, tags: new CacheTags() });
}

export function readGolden(): GoldenQuery[] {
  const file = fileURLToPath(new URL('golden.yaml', import.meta.url));
  const kinds = parse(fs.readFileSync(file, 'utf8')) as Record<string, Omit<GoldenQuery, 'kind'>[]>;
  return Object.entries(kinds).flatMap(([kind, queries]) => queries.map((query) => ({ kind, ...query })));
}

/** Returns the facts of all published recipes, by their slugs. */
export async function readRecipeFacts(dataSource: DataSource): Promise<Map<string, RecipeFactsRow>> {
  const rows: RecipeFactsRow[] = await dataSource.query(
    `select r.slug, r.course, coalesce(r.total_minutes, r.prep_minutes + r.cook_minutes) - r.resting_minutes as minutes, r.estimated_cost as cost, cuisine.name as cuisine, r.diets,
       array(select c.name from categories c where c.id = any (r.category_ids)) as categories,
       r.contains || r.may_contain as allergens,
       array(select f.food_key from recipe_foods f where f.recipe_id = r.id) as foods
     from recipes r join cuisines cuisine on cuisine.id = r.cuisine_id where r.is_published`,
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Runs one query; expected recipes that are not published do not count. */
export async function runGolden(
  golden: GoldenQuery,
  search: Search,
  facts: ReadonlyMap<string, RecipeFactsRow>,
): Promise<GoldenResult> {
  const { nodes } = await search(golden.query);
  const results = nodes.map(({ slug }) => slug);
  const expected = (golden.expect ?? []).filter((slug) => facts.has(slug));
  const hits = expected.filter((slug) => results.slice(0, FIRST_PAGE).includes(slug)).length;
  const recall = expected.length === 0 ? null : hits / Math.min(FIRST_PAGE, expected.length);
  const wrongSlugs = results.filter((slug) => !fulfills(facts.get(slug), golden));
  return { ...golden, results, recall, wrongSlugs };
}

/** Returns the mean of all recalls; 1 if no query has one. */
export function meanRecall(results: readonly GoldenResult[]): number {
  const recalls = results.flatMap(({ recall }) => recall ?? []);
  return recalls.length === 0 ? 1 : recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
}

function fulfills(recipe: RecipeFactsRow | undefined, { all = {}, without = [] }: GoldenQuery): boolean {
  if (!recipe) return false;
  return (
    !without.some((ingredient) => recipe.allergens.includes(ingredient) || recipe.foods.includes(ingredient)) &&
    (all.course === undefined || recipe.course === all.course) &&
    (all.diet === undefined || recipe.diets.includes(all.diet)) &&
    (all.category === undefined || recipe.categories.includes(all.category)) &&
    (all.cuisine === undefined || recipe.cuisine === all.cuisine) &&
    (all.minutes === undefined || recipe.minutes <= all.minutes) &&
    (all.cost === undefined || recipe.cost <= all.cost)
  );
}
