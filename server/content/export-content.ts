import fs from 'node:fs/promises';
import path from 'node:path';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { SLUG } from '#schema/rules/slug.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import { RecipeBodyEntity } from '#server/features/catalogue/recipe/recipe-body.entity.ts';
import { PhotographEntity } from '#server/features/desk/photographs/photograph.entity.ts';
import { PhotographFileEntity } from '#server/features/desk/photographs/photograph-file.entity.ts';
import { ORIGINAL } from '#server/features/desk/photographs/store-photograph.ts';
import { textFor } from './exporting/export-file.ts';
import { listTexts, readLists } from './exporting/list-texts.ts';
import { fieldsOfRecipe, tidied, writtenFields } from './exporting/written-recipe.ts';
import { recipeSchema } from './format/recipe.schema.ts';

interface ExportResult {
  /** Paths below the content folder, in their order, that were not there or said something else. */
  written: string[];
  /** Number of files that were as they should be. */
  unchanged: number;
}

/**
 * Writes recipe files and the three lists as their authors wrote them, changed only where the database was, and the files of
 * photographs. Recipes without a file stay without one, and no file is deleted.
 * @throws where the database never took in content.
 */
export async function exportContent(options: { dataSource: DataSource; contentDir: string }): Promise<ExportResult> {
  // One snapshot, of the primary: an import may be under way.
  const files = await options.dataSource.transaction('REPEATABLE READ', textsOf);
  const result: ExportResult = { written: [], unchanged: 0 };
  const write = async (file: string, content: string | Uint8Array) => {
    const target = path.join(options.contentDir, file);
    const bytes = Buffer.from(content);
    if ((await bytesAt(target))?.equals(bytes)) {
      result.unchanged += 1;
      return;
    }
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, bytes);
    result.written.push(file);
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  for await (const [file, bytes] of photographFiles(options.dataSource.manager)) await write(file, bytes);
  return result;
}

async function textsOf(manager: EntityManager): Promise<Record<string, string>> {
  const state = await manager.findOneBy(ContentStateEntity, { id: 1 });
  if (!state) throw new Error('There is nothing to export: no content was ever imported into this database');
  const lists = await readLists(manager);
  const bodies = await manager.find(RecipeBodyEntity, {
    relations: { recipe: { author: true, category: true, cuisine: true } },
    order: { recipe: { slug: 'asc' } },
  });
  const categories = new Map(lists.categories.map(({ id, name }) => [id, name]));
  const schema = recipeSchema();

  const recipes = bodies.map(({ recipe }) => recipe);
  const files: Record<string, string> = listTexts(lists, state.sources, recipes);
  for (const body of bodies) {
    const { recipe } = body;
    if (!recipe.isPublished) continue;
    // It becomes a path, and it may have been typed into the database.
    if (!SLUG.test(recipe.slug)) throw new Error(`The recipe "${recipe.slug}" cannot be a file of that name`);
    const fields = fieldsOfRecipe(
      { ...recipe, ...body, featured: recipe.featured },
      { author: recipe.author.key, cuisine: recipe.cuisine.name, category: (id) => categories.get(id) ?? '' },
    );
    const wanted = writtenFields(tidied(fields));
    files[`recipes/${recipe.slug}.yaml`] = textFor(
      body.source,
      schema,
      writtenFields,
      wanted,
      '../schemas/recipe.schema.json',
    );
  }
  return files;
}

async function bytesAt(target: string): Promise<Buffer | null> {
  return await fs.readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Gives the files of all photographs, one photograph at a time, as `content/pictures` has them; what they are cut from stays. */
async function* photographFiles(manager: EntityManager): AsyncGenerator<[file: string, bytes: string | Buffer]> {
  const photographs = await manager.find(PhotographEntity, { order: { name: 'asc' } });
  for (const { name, version, description } of photographs) {
    const where = { name, version, replacedAt: IsNull() };
    const files = await manager.find(PhotographFileEntity, { where, order: { file: 'asc' } });
    for (const { file, bytes } of files) if (file !== ORIGINAL) yield [`pictures/${name}/${file}`, bytes];
    // Last, so that a folder with this file is complete.
    yield [`pictures/${name}/picture.json`, description];
  }
}
