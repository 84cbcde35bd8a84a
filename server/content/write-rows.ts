import { type EntityManager, type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral, Raw } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { getEntry } from '#schema/rules/content-desk.ts';
import { runStatement } from '#server/database/statements.ts';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import { AllergenNameEntity, FoodEntity, RecipeFoodEntity } from '#server/features/catalogue/foods/food.entity.ts';
import { GuideEntity } from '#server/features/catalogue/guides/guide.entity.ts';
import { HomeIssueEntity } from '#server/features/catalogue/home/home-issue.entity.ts';
import { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import { RecipeBodyEntity, RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { CategoryEntity, CuisineEntity } from '#server/features/catalogue/terms/term.entity.ts';
import { deleteAuthors, deleteFoods, deleteTerms, unlistTerms } from './content.statements.ts';
import type { ContentLists, ListFile } from './content.ts';
import {
  getPictureColumns,
  toFoodRows,
  toGuideRow,
  toHomeIssueRow,
  toMenuRow,
  toTermRow,
} from './derive/catalogue-rows.ts';
import { type ListIds, type RecipeRows, toRecipeColumns } from './derive/recipe-rows.ts';

/** Postgres accepts 65,535 values per statement; a recipe has 32. */
const ROWS_PER_STATEMENT = 1_000;

/** A row that was inserted or changed. `added` is `true` if it was inserted. */
interface UpsertResult<Key> {
  key: Key;
  added: boolean;
}

/** Inserts rows, and updates rows that differ. @param key - property with a unique constraint */
async function upsert<Entity extends ObjectLiteral, Key extends keyof Entity & string>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  key: Key,
  rows: (QueryDeepPartialEntity<Entity> & Pick<Entity, Key>)[],
): Promise<UpsertResult<Entity[Key]>[]> {
  const column = manager.dataSource.getMetadata(entity).findColumnWithPropertyName(key)?.databaseName;
  const results: UpsertResult<Entity[Key]>[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const { raw } = await manager.upsert(entity, rows.slice(start, start + ROWS_PER_STATEMENT), {
      conflictPaths: [key],
      skipUpdateIfNoValuesChanged: true,
      // An inserted row has never been locked by an update.
      returning: `${column} as key, xmax = 0 as added`,
    });
    results.push(...raw);
  }
  return results;
}

/** Writes rows, and deletes all others. @param key - property with a unique constraint */
async function replace<Entity extends ObjectLiteral, Key extends keyof Entity & string>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  key: Key,
  rows: (QueryDeepPartialEntity<Entity> & Pick<Entity, Key>)[],
): Promise<void> {
  await upsert(manager, entity, key, rows);
  const keys = rows.map((row) => row[key]);
  // Postgres hashes the array of "<> all"; "not in" and "not any" compare each row with each of thousands of keys.
  const others = { [key]: Raw((column) => `${column} <> all(:keys)`, { keys }) } as FindOptionsWhere<Entity>;
  await manager.delete(entity, others);
}

/**
 * Writes the rows of changed lists. Removed authors, terms and foods stay until `removeFromLists`: recipes may use
 * them.
 * @param changed - paths of lists and entries
 */
export async function writeLists(
  manager: EntityManager,
  lists: ContentLists,
  changed: readonly string[] | 'all',
): Promise<void> {
  const isChanged = (list: ListFile) => changed === 'all' || changed.includes(list);
  if (isChanged('authors.yaml')) {
    const authors = lists.authors.map(({ key, name, role, bio, picture }) => ({
      ...{ key, name, role, bio },
      ...getPictureColumns(picture),
    }));
    await upsert(manager, AuthorEntity, 'key', authors);
  }
  // Matches terms by slug, which stays the same if only the capitals of a name change.
  if (isChanged('categories.yaml')) await upsert(manager, CategoryEntity, 'slug', lists.categories.map(toTermRow));
  if (isChanged('cuisines.yaml')) await upsert(manager, CuisineEntity, 'slug', lists.cuisines.map(toTermRow));
  await writeFoods(manager, lists, changed);
  if (isChanged('guides.yaml')) await replace(manager, GuideEntity, 'key', lists.guides.map(toGuideRow));
  if (isChanged('menus.yaml')) await replace(manager, MenuEntity, 'key', lists.menus.map(toMenuRow));
  if (isChanged('home.yaml')) await replace(manager, HomeIssueEntity, 'startsOn', lists.homeIssues.map(toHomeIssueRow));
}

/** Files from which the rows of all foods are derived. */
const FOOD_LISTS: readonly string[] = ['allergens.yaml', 'foods.yaml', 'glossary.yaml', 'usda-sr28.csv'];

/** Writes all foods, or the foods of changed entries and the foods that are made of them. */
async function writeFoods(
  manager: EntityManager,
  { foods, allergenNames }: ContentLists,
  changed: readonly string[] | 'all',
): Promise<void> {
  const entries = changed === 'all' ? [] : changed.flatMap((path) => getEntry(path) ?? []);
  const isAll = changed === 'all' || changed.some((path) => FOOD_LISTS.includes(path));
  if (!isAll && entries.length === 0) return;
  const keys = new Set(entries.map(({ key }) => key));
  const rows = toFoodRows(foods).filter(
    ({ key, madeOf }) => isAll || keys.has(key) || madeOf.some((part) => keys.has(part)),
  );
  await upsert(manager, FoodEntity, 'key', rows);
  // A name has the allergens of the foods that it can mean.
  if (isAll || entries.some(({ folder }) => folder === 'foods'))
    await replace(manager, AllergenNameEntity, 'name', allergenNames);
}

/** Returns the ids of authors, categories and cuisines. */
export async function readListIds(manager: EntityManager): Promise<ListIds> {
  const authors = await manager.find(AuthorEntity);
  const categories = await manager.find(CategoryEntity);
  const cuisines = await manager.find(CuisineEntity);
  return {
    authors: new Map(authors.map(({ key, id }) => [key, id])),
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    cuisines: new Map(cuisines.map(({ name, id }) => [name, id])),
  };
}

/**
 * Deletes removed authors and terms without recipes, and removed foods without published recipes. Unlists removed terms
 * that only withdrawn recipes use.
 */
export async function removeFromLists(manager: EntityManager, lists: ContentLists): Promise<void> {
  await runStatement(manager, deleteAuthors, [lists.authors.map(({ key }) => key)]);
  for (const [table, terms] of [
    ['categories', lists.categories],
    ['cuisines', lists.cuisines],
  ] as const) {
    const slugs = terms.map(({ slug }) => slug);
    await runStatement(manager, deleteTerms[table], [slugs]);
    await runStatement(manager, unlistTerms[table], [slugs]);
  }
  await runStatement(manager, deleteFoods, [lists.foods.map(({ key }) => key)]);
}

/** Slugs of recipes whose rows were added or changed. */
interface RecipeChanges {
  added: string[];
  updated: string[];
}

/** Inserts the rows of recipes, and updates rows that differ. */
export async function writeRecipes(
  manager: EntityManager,
  recipes: readonly RecipeRows[],
  ids: ListIds,
): Promise<RecipeChanges> {
  const columns = recipes.map((rows) => toRecipeColumns(rows, ids));
  const upserted = await upsert(manager, RecipeEntity, 'slug', columns);
  const slugs = columns.map(({ slug }) => slug);
  const entities = await manager.find(RecipeEntity, { select: { id: true, slug: true }, where: { slug: In(slugs) } });
  const idBySlug = new Map(entities.map(({ id, slug }) => [slug, id]));
  const slugById = new Map(entities.map(({ id, slug }) => [id, slug]));
  const bodies = recipes.map(({ recipe, body }) => ({ recipeId: idBySlug.get(recipe.slug) ?? 0, ...body }));
  const writtenBodies = await upsert(manager, RecipeBodyEntity, 'recipeId', bodies);
  const added = new Set(upserted.filter((row) => row.added).map(({ key }) => key));
  const changed = new Set([
    ...upserted.map(({ key }) => key),
    ...writtenBodies.flatMap(({ key }) => slugById.get(key) ?? []),
  ]);
  // The body contains the foods and their weights, so the rows of foods change only with it.
  const foods = recipes
    .filter(({ recipe }) => changed.has(recipe.slug))
    .map(({ recipe, foods }) => ({ recipeId: idBySlug.get(recipe.slug) ?? 0, foods }));
  await manager.delete(RecipeFoodEntity, { recipeId: In(foods.map(({ recipeId }) => recipeId)) });
  await manager.insert(
    RecipeFoodEntity,
    foods.flatMap(({ recipeId, foods }) => foods.map((food) => ({ ...food, recipeId }))),
  );
  return { added: [...added], updated: [...changed].filter((slug) => !added.has(slug)) };
}
