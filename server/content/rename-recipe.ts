import fs from 'node:fs/promises';
import path from 'node:path';
import { type EntityManager, IsNull } from 'typeorm';
import { contentTexts } from '#schema/rules/content-desk.ts';
import { MAX_SLUG_LENGTH, SLUG } from '#schema/rules/slug.ts';
import { runStatement } from '#server/database/statements.ts';
import { FormerSlugEntity } from '#server/features/catalogue/recipe/former-slug.entity.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { PhotographEntity, PhotographFileEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import { copyPhotographFiles } from '#server/features/desk/photographs/photograph.statements.ts';
import { lockKitchensWith, renameInItems, renameInSharedLists } from '#server/features/kitchen/kitchen.statements.ts';
import { toPath } from './store/content-store.ts';
import { DocumentEntity, RevisionEntity } from './store/document.entity.ts';

/**
 * Changes a recipe's slug. Its document, row, comments and photograph are kept, members' saved data follows, and its
 * former addresses redirect. The caller must hold the content lock, and publish the recipe afterwards.
 * @returns why the slug cannot be changed; undefined on success
 */
export async function renameRecipe(manager: EntityManager, from: string, to: string): Promise<string | undefined> {
  if (!SLUG.test(to) || to.length > MAX_SLUG_LENGTH) return contentTexts.badFile;
  if (!(await manager.existsBy(DocumentEntity, { path: toPath(from) }))) return contentTexts.noFile;
  const recipe = await manager.findOneBy(RecipeEntity, { slug: from });
  const formerSlug = await manager.findOneBy(FormerSlugEntity, { slug: to });
  const isTaken = await manager.existsBy(DocumentEntity, { path: toPath(to) });
  if (isTaken || (formerSlug && formerSlug.recipeId !== recipe?.id)) return contentTexts.taken;

  await manager.update(DocumentEntity, { path: toPath(from) }, { path: toPath(to) });
  await manager.update(RevisionEntity, { path: toPath(from) }, { path: toPath(to) });
  await renamePhotograph(manager, from, to);
  if (!recipe) return undefined;
  await manager.update(RecipeEntity, { id: recipe.id }, { slug: to });
  await manager.delete(FormerSlugEntity, { slug: to });
  await manager.insert(FormerSlugEntity, { slug: from, recipeId: recipe.id });
  await runStatement(manager, lockKitchensWith, [from]);
  await runStatement(manager, renameInItems, [from, to]);
  await runStatement(manager, renameInSharedLists, [from, to]);
  return undefined;
}

/** Renames a photograph and copies its files, because cached pages still refer to the former addresses. */
async function renamePhotograph(manager: EntityManager, from: string, to: string): Promise<void> {
  const { affected } = await manager.update(PhotographEntity, { name: from }, { name: to });
  if (!affected) return;
  await runStatement(manager, copyPhotographFiles, [from, to]);
  await manager.update(PhotographFileEntity, { name: from, replacedAt: IsNull() }, { replacedAt: () => 'now()' });
}

/** Lists that may name recipes. */
const LISTS_WITH_SLUGS = ['foods.yaml', 'home.yaml', 'menus.yaml'];

/**
 * Renames the file and the picture of a recipe in the folder, and references in other files.
 * @returns the changed paths
 */
export async function renameFiles(contentDir: string, from: string, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const [oldPath, newPath] of [
    [toPath(from), toPath(to)],
    [`pictures/${from}`, `pictures/${to}`],
  ] as const) {
    const stats = await fs.stat(path.join(contentDir, oldPath)).catch(() => null);
    if (!stats) continue;
    await fs.rename(path.join(contentDir, oldPath), path.join(contentDir, newPath));
    changed.push(newPath);
  }
  const listFiles = async (folder: string) =>
    (await fs.readdir(path.join(contentDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`);
  for (const file of [...LISTS_WITH_SLUGS, ...(await listFiles('foods')), ...(await listFiles('recipes'))]) {
    const text = await fs.readFile(path.join(contentDir, file), 'utf8').catch(() => '');
    const newText = replaceSlug(text, from, to);
    if (newText === text) continue;
    await fs.writeFile(path.join(contentDir, file), newText);
    changed.push(file);
  }
  return changed;
}

/** Returns a text with the new slug of a recipe in fields and lists that name recipes. */
function replaceSlug(text: string, from: string, to: string): string {
  return text
    .replace(new RegExp(`^(.*\\b(?:recipe|lead|tonight): *["']?)${from}(?![a-z0-9-])`, 'gm'), `$1${to}`)
    .replace(
      /^( +(?:dishes|season):)((?: *\[[^\]]*\])|(?:\n +- [a-z0-9-]+)+)/gm,
      (_, field: string, dishes: string) => {
        return field + dishes.replace(new RegExp(`(?<![a-z0-9-])${from}(?![a-z0-9-])`, 'g'), to);
      },
    );
}
