import path from 'node:path';
import type { AuthorContent, Content, RecipeContent, TermContent } from './content.ts';
import { FoodFinder } from './foods/find-food.ts';
import { type Food, makeFoods } from './foods/foods.ts';
import { recipeFacts } from './foods/recipe-facts.ts';
import { readUsda } from './foods/usda.ts';
import { authorsSchema } from './format/authors.schema.ts';
import { checkFormat } from './format/explain.ts';
import { foodsSchema } from './format/foods.schema.ts';
import { type KnownNames, recipeSchema } from './format/recipe.schema.ts';
import { slugOf } from './format/slug.ts';
import { taxonomySchema } from './format/taxonomy.schema.ts';
import { checkKitchen } from './kitchen/check-kitchen.ts';
import { ContentError, type Problem } from './problem.ts';
import { authorKeys, namesIn, ownCategoryInAlsoIn, repeatedTitles, titleOf } from './reading/across-files.ts';
import { type ContentFolder, readContentFolder } from './reading/content-folder.ts';
import { checkPicture, type Picture } from './reading/picture.ts';
import { readYaml, type YamlSource } from './reading/yaml-source.ts';

/**
 * Reads and checks all of `content/`, as a cook would, too.
 * @throws ContentError with every problem of every file.
 */
export async function checkContent(contentDir: string): Promise<Content> {
  return checkFolder(await readContentFolder(contentDir), contentDir, { kitchen: true });
}

/**
 * Checks what was read before.
 * @param options whether recipes are read as a cook reads them: a start of the site takes what this finds, an author not.
 * @throws ContentError with every problem of every file.
 */
export async function checkFolder(
  folder: ContentFolder,
  contentDir: string,
  { kitchen }: { kitchen: boolean },
): Promise<Content> {
  const problems = [...folder.problems];
  const lists = {
    authors: readYaml(folder.lists['authors.yaml']),
    categories: readYaml(folder.lists['categories.yaml']),
    cuisines: readYaml(folder.lists['cuisines.yaml']),
    foods: readYaml(folder.lists['foods.yaml']),
  };
  // Without any recipe that one problem is enough.
  const slugs = folder.recipes.size > 0 ? [...folder.recipes.keys()] : undefined;
  const known: KnownNames = {
    recipes: slugs,
    authors: authorKeys(lists.authors.value),
    categories: namesIn(lists.categories.value),
    cuisines: namesIn(lists.cuisines.value),
  };
  const take = <Value>({ value, problems: found }: { value: Value; problems: Problem[] }): Value => {
    problems.push(...found);
    return value;
  };

  const authors = take(checkFormat(lists.authors, authorsSchema));
  const categories = take(checkFormat(lists.categories, taxonomySchema('categories', slugs)));
  const cuisines = take(checkFormat(lists.cuisines, taxonomySchema('cuisines', slugs)));
  const finder = take(findFoods(folder, lists.foods));

  const today = new Date().toISOString().slice(0, 10);
  const schema = recipeSchema(known);
  const files = [...folder.recipes].map(([slug, source]) => ({ slug, source, yaml: readYaml(source) }));
  for (const source of folder.misnamed) take(checkFormat(readYaml(source), schema));
  problems.push(...repeatedTitles(files.map(({ yaml }) => yaml)));
  const recipes = await Promise.all(
    files.map(async ({ slug, source, yaml }): Promise<RecipeContent | null> => {
      const fields = take(checkFormat(yaml, schema));
      problems.push(...ownCategoryInAlsoIn(yaml));
      const picture = take(await pictureOf(slug, yaml, folder, contentDir));
      const facts = fields && finder && recipeFacts(fields, finder);
      const found = facts && 'problems' in facts ? facts.problems : [];
      if (kitchen && fields && finder && facts && !('problems' in facts)) {
        found.push(...checkKitchen(fields, facts, finder, today));
      }
      problems.push(...found.map(({ path: at, message }) => ({ file: yaml.file, line: yaml.lineOf(at), message })));
      if (!fields || !facts || 'problems' in facts || !picture || source.text === null) return null;
      return { slug, fields, facts, picture, source: source.text };
    }),
  );
  if (problems.length > 0 || !authors || !categories || !cuisines || !finder) throw new ContentError(problems);
  return {
    authors: Object.entries(authors).map(([key, author]): AuthorContent => ({ key, ...author })),
    categories: categories.map(withSlug),
    cuisines: cuisines.map(withSlug),
    foods: [...finder.foods.values()],
    recipes: recipes.filter((recipe) => recipe !== null).sort(byDay),
    sources: Object.fromEntries(Object.entries(folder.lists).map(([name, source]) => [name, source.text ?? ''])),
  };
}

/** @returns what finds the foods of lines; null where the table of foods cannot be read. */
function findFoods(folder: ContentFolder, yaml: YamlSource): { value: FoodFinder | null; problems: Problem[] } {
  const usda = readUsda(folder.lists['usda-sr28.csv']);
  const { value, problems } = checkFormat(yaml, foodsSchema);
  if (!value || usda.problems.length > 0) return { value: null, problems: [...usda.problems, ...problems] };
  const made: { foods: Map<string, Food>; problems: Problem[] } = makeFoods(value, usda.rows, yaml);
  return { value: new FoodFinder(made.foods), problems: [...problems, ...made.problems] };
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
