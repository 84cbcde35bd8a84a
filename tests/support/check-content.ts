import { type CheckOptions, checkLists } from '#server/content/check-lists.ts';
import type { ContentLists, RecipeContent } from '#server/content/content.ts';
import { type ContentFolder, readContentFolder } from '#server/content/reading/content-folder.ts';

/** All of `content/`, checked. */
export interface Content extends ContentLists {
  /** Recipes, oldest first. */
  recipes: RecipeContent[];
}

/**
 * Reads and checks all of `content/`, including the kitchen rules.
 * @throws {ContentError} with every problem of every file
 */
export async function checkContent(contentDir: string): Promise<Content> {
  return checkFolder(await readContentFolder(contentDir), contentDir, { cooking: true });
}

/**
 * Checks a folder and returns its lists and all of its recipes.
 * @throws {ContentError} with every problem of every file
 */
export async function checkFolder(folder: ContentFolder, contentDir: string, options: CheckOptions): Promise<Content> {
  const checked = await checkLists(folder, contentDir, options);
  const recipes: RecipeContent[] = [];
  for await (const batch of checked.checkRecipes()) recipes.push(...batch);
  return { ...checked.getLists(), recipes };
}
