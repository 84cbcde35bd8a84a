import path from 'node:path';
import type { AuthorContent, Content, RecipeContent, TermContent } from './content.ts';
import { authorsSchema } from './format/authors.schema.ts';
import { checkFormat } from './format/explain.ts';
import { type KnownNames, recipeSchema } from './format/recipe.schema.ts';
import { slugOf } from './format/slug.ts';
import { taxonomySchema } from './format/taxonomy.schema.ts';
import { ContentError, type Problem } from './problem.ts';
import { authorKeys, namesIn, ownCategoryInAlsoIn, repeatedTitles, titleOf } from './reading/across-files.ts';
import { type ContentFolder, readContentFolder } from './reading/content-folder.ts';
import { checkPicture, type Picture } from './reading/picture.ts';
import { readYaml, type YamlSource } from './reading/yaml-source.ts';

/**
 * Reads and checks all of `content/`.
 * @throws ContentError with every problem of every file.
 */
export async function checkContent(contentDir: string): Promise<Content> {
  return checkFolder(await readContentFolder(contentDir), contentDir);
}

/** Checks what was read before. @throws ContentError with every problem of every file. */
export async function checkFolder(folder: ContentFolder, contentDir: string): Promise<Content> {
  const problems = [...folder.problems];
  const lists = {
    authors: readYaml(folder.lists['authors.yaml']),
    categories: readYaml(folder.lists['categories.yaml']),
    cuisines: readYaml(folder.lists['cuisines.yaml']),
  };
  const known: KnownNames = {
    authors: authorKeys(lists.authors.value),
    categories: namesIn(lists.categories.value),
    cuisines: namesIn(lists.cuisines.value),
  };
  const take = <Value>({ value, problems: found }: { value: Value; problems: Problem[] }): Value => {
    problems.push(...found);
    return value;
  };

  // Without any recipe that one problem is enough.
  const slugs = folder.recipes.size > 0 ? [...folder.recipes.keys()] : undefined;
  const authors = take(checkFormat(lists.authors, authorsSchema));
  const categories = take(checkFormat(lists.categories, taxonomySchema('categories', slugs)));
  const cuisines = take(checkFormat(lists.cuisines, taxonomySchema('cuisines', slugs)));

  const schema = recipeSchema(known);
  const files = [...folder.recipes].map(([slug, source]) => ({ slug, source, yaml: readYaml(source) }));
  for (const source of folder.misnamed) take(checkFormat(readYaml(source), schema));
  problems.push(...repeatedTitles(files.map(({ yaml }) => yaml)));
  const recipes = await Promise.all(
    files.map(async ({ slug, source, yaml }): Promise<RecipeContent | null> => {
      const fields = take(checkFormat(yaml, schema));
      problems.push(...ownCategoryInAlsoIn(yaml));
      const picture = take(await pictureOf(slug, yaml, folder, contentDir));
      if (!fields || !picture || source.text === null) return null;
      return { slug, fields, picture, source: source.text };
    }),
  );
  if (problems.length > 0 || !authors || !categories || !cuisines) throw new ContentError(problems);
  return {
    authors: Object.entries(authors).map(([key, author]): AuthorContent => ({ key, ...author })),
    categories: categories.map(withSlug),
    cuisines: cuisines.map(withSlug),
    recipes: recipes.filter((recipe) => recipe !== null).sort(byDay),
    sources: Object.fromEntries(Object.entries(folder.lists).map(([name, source]) => [name, source.text ?? ''])),
  };
}

async function pictureOf(
  slug: string,
  yaml: YamlSource,
  folder: ContentFolder,
  contentDir: string,
): Promise<{ value: Picture | null; problems: Problem[] }> {
  const source = folder.pictures.get(slug);
  if (source) {
    const { picture, problems } = await checkPicture(source, path.join(contentDir, 'pictures', slug));
    return { value: picture, problems };
  }
  const missing = `${path.basename(path.resolve(contentDir))}/pictures/${slug}/picture.json`;
  const message = `${titleOf(yaml) ?? slug} has no picture: ${missing} is not there (npm run pictures draws it)`;
  return { value: null, problems: [{ file: yaml.file, line: yaml.lineOf(['title']), message }] };
}

function withSlug(entry: Omit<TermContent, 'slug'>): TermContent {
  return { ...entry, slug: slugOf(entry.name) };
}

function byDay(a: RecipeContent, b: RecipeContent): number {
  const [first, second] = [a, b].map((recipe) => `${recipe.fields.published} ${recipe.slug}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
