import type { EntityManager } from 'typeorm';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import type { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { CategoryEntity, CuisineEntity, type TermEntity } from '#server/features/catalogue/terms/term.entity.ts';
import { authorsSchema } from '../format/authors.schema.ts';
import { taxonomySchema } from '../format/taxonomy.schema.ts';
import { readSource, textFor } from './export-file.ts';
import { tidied } from './written-recipe.ts';

const VERBATIM = ['allergens.yaml', 'foods.yaml', 'glossary.yaml', 'guides.yaml', 'menus.yaml', 'usda-sr28.csv'];

/** The three lists as the database has them. */
interface Lists {
  authors: AuthorEntity[];
  categories: CategoryEntity[];
  cuisines: CuisineEntity[];
}

export async function readLists(manager: EntityManager): Promise<Lists> {
  return {
    authors: await manager.find(AuthorEntity, { order: { id: 'asc' } }),
    categories: await manager.find(CategoryEntity, { order: { position: 'asc', id: 'asc' } }),
    cuisines: await manager.find(CuisineEntity, { order: { position: 'asc', id: 'asc' } }),
  };
}

/**
 * The foods, their source, names of allergens, the glossary, the guides and the menus are as they were imported: the database holds only what was made of them.
 * @param recipes all of them, the withdrawn ones, too.
 * @returns the texts of the files.
 */
export function listTexts(
  lists: Lists,
  sources: Record<string, string>,
  recipes: RecipeEntity[],
): Record<string, string> {
  const used = (idsOf: (recipe: RecipeEntity) => number[]) => ({
    published: new Set(recipes.filter((recipe) => recipe.isPublished).flatMap(idsOf)),
    withdrawn: new Set(recipes.filter((recipe) => !recipe.isPublished).flatMap(idsOf)),
  });
  const byCategory = used((recipe) => [recipe.categoryId, ...recipe.categoryIds]);
  return {
    ...Object.fromEntries(VERBATIM.flatMap((file) => (sources[file] === undefined ? [] : [[file, sources[file]]]))),
    'authors.yaml': authorsText(
      lists,
      sources['authors.yaml'] ?? '',
      used((recipe) => [recipe.authorId]),
    ),
    'categories.yaml': termText('categories', lists.categories, sources['categories.yaml'] ?? '', byCategory),
    'cuisines.yaml': termText(
      'cuisines',
      lists.cuisines,
      sources['cuisines.yaml'] ?? '',
      used((recipe) => [recipe.cuisineId]),
    ),
  };
}

interface Use {
  published: Set<number>;
  withdrawn: Set<number>;
}

/** Leaves out what only withdrawn recipes refer to: it was taken out of its file before. */
function belongs(id: number, isInFile: boolean, { published, withdrawn }: Use): boolean {
  return isInFile || published.has(id) || !withdrawn.has(id);
}

function authorsText({ authors }: Lists, source: string, use: Use): string {
  const inFile = Object.keys(readSource(source, authorsSchema) ?? {});
  const place = (key: string) => (inFile.includes(key) ? inFile.indexOf(key) : inFile.length);
  const wanted = authors
    .filter(({ id, key }) => belongs(id, inFile.includes(key), use))
    .sort((a, b) => place(a.key) - place(b.key))
    .map(({ key, name, role, bio }) => [key, { name, role, bio }] as const);
  return textFor(
    source,
    authorsSchema,
    (value) => value,
    tidied(Object.fromEntries(wanted)),
    'schemas/authors.schema.json',
  );
}

function termText(list: 'categories' | 'cuisines', rows: TermEntity[], source: string, use: Use): string {
  const schema = taxonomySchema(list);
  const inFile = (readSource(source, schema) ?? []).map((entry) => entry.name);
  const wanted = rows
    .filter(({ id, name }) => belongs(id, inFile.includes(name), use))
    .map(({ name, description }) => ({ name, description }));
  return textFor(source, schema, (value) => value, tidied(wanted), `schemas/${list}.schema.json`);
}
