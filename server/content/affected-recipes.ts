import type { EntityManager } from 'typeorm';
import { getEntry } from '#schema/rules/content-desk.ts';
import { runStatement } from '#server/database/statements.ts';
import { recipesNaming, recipesWithFoods } from './content.statements.ts';
import type { ContentLists } from './content.ts';
import { getFoodParts, getNames } from './foods/foods.ts';
import { readYaml } from './reading/yaml-source.ts';
import { toSourceFile } from './store/content-store.ts';

/** A list or an entry whose published text has changed. */
interface ListChange {
  path: string;
  /** Text that was published before; null if there was none, undefined if it is not known. */
  former: string | null | undefined;
}

/** Changes other than new texts of recipes. */
interface OtherChanges {
  lists: readonly ListChange[];
  /** Slugs of recipes that are withdrawn. */
  withdrawn: readonly string[];
}

/** Lists from which no row of a recipe is derived, and that search does not read. */
export const STANDALONE_LISTS: ReadonlySet<string> = new Set(['glossary.yaml', 'home.yaml', 'menus.yaml']);

/**
 * Returns the slugs of published recipes whose rows may change with lists, or whose text may name a withdrawn recipe;
 * or "all".
 * @param lists - the lists after the change
 */
export async function findAffected(
  manager: EntityManager,
  { lists: changes, withdrawn }: OtherChanges,
  lists: ContentLists,
): Promise<ReadonlySet<string> | 'all'> {
  const foods = new Set<string>();
  for (const { path, former } of changes) {
    const entry = getEntry(path);
    if (STANDALONE_LISTS.has(path) || entry?.folder === 'glossary') continue;
    if (entry) foods.add(entry.key);
    else if (former == null || changesRecipes(path, readYaml(toSourceFile(path, former)).value, lists)) return 'all';
  }
  const naming = withdrawn.length > 0 ? await runStatement(manager, recipesNaming, [withdrawn]) : [];
  const affected = [...naming, ...(await findRecipesWith(manager, foods, lists))];
  return new Set(affected.map(({ slug }) => slug));
}

/** Returns whether rows of recipes change. New or reworded authors, categories and cuisines change none. */
function changesRecipes(path: string, former: unknown, lists: ContentLists): boolean {
  if (path === 'authors.yaml') return lacksOne(lists.authors, 'key', Object.keys(former ?? {}));
  if (path === 'categories.yaml') return lacksOne(lists.categories, 'name', toNames(former));
  if (path === 'cuisines.yaml') return lacksOne(lists.cuisines, 'name', toNames(former));
  if (path !== 'guides.yaml') return true;
  const guides = Object.entries((former ?? {}) as Record<string, { words?: unknown }>);
  const before = guides.map(([key, { words }]) => [key, words]);
  return JSON.stringify(before) !== JSON.stringify(lists.guides.map(({ key, words }) => [key, words]));
}

function lacksOne<Field extends string>(
  entries: readonly Record<Field, string>[],
  field: Field,
  former: readonly string[],
): boolean {
  const values = new Set(entries.map((entry) => entry[field]));
  return former.some((name) => !values.has(name));
}

function toNames(list: unknown): string[] {
  return Array.isArray(list) ? list.map((entry) => String(entry?.name)) : [];
}

/** Returns recipes with one of the foods, or with a food made of one, or whose text has all words of a food's name. */
async function findRecipesWith(
  manager: EntityManager,
  foods: ReadonlySet<string>,
  lists: ContentLists,
): Promise<{ slug: string }[]> {
  if (foods.size === 0) return [];
  const byKey = new Map(lists.foods.map((food) => [food.key, food]));
  const madeFoods = lists.foods.filter((food) => [...getFoodParts(food, byKey)].some((key) => foods.has(key)));
  const names = lists.foods.filter(({ key }) => foods.has(key)).flatMap(getNames);
  const patterns = names.map((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .map(toPattern),
  );
  // Foods that were removed are not in the lists, but recipes still have them.
  const keys = new Set([...foods, ...madeFoods.map(({ key }) => key)]);
  return runStatement(manager, recipesWithFoods, [[...keys], JSON.stringify(patterns)]);
}

/** Returns a pattern that finds a word with or without its accents, and in the plural. */
function toPattern(word: string): string {
  return word.replace(/(?:ies|es|s|y)$/, '').replace(/[^a-z]+/g, '.{0,2}');
}
