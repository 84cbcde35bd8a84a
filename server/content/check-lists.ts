import { getSlug } from '#schema/rules/slug.ts';
import { normalizeText } from '#server/features/catalogue/guides/guides.ts';
import { pictureName } from '#server/features/catalogue/recipe/picture.type.ts';
import { today } from '#server/today.ts';
import { checkRecipe } from './check-recipe.ts';
import { checkTexts } from './check-texts.ts';
import type { ContentLists, RecipeContent } from './content.ts';
import { checkGlossary } from './foods/glossary.ts';
import { getFoodTable } from './foods/table-of-foods.ts';
import { authorsSchema } from './format/authors.schema.ts';
import { checkFormat } from './format/explain.ts';
import { glossarySchema } from './format/glossary.schema.ts';
import { guidesSchema } from './format/guides.schema.ts';
import { homeSchema } from './format/home.schema.ts';
import { menusSchema } from './format/menus.schema.ts';
import { type KnownNames, recipeSchema } from './format/recipe.schema.ts';
import { taxonomySchema } from './format/taxonomy.schema.ts';
import { ContentError, type Problem } from './problem.ts';
import { claimTitle, getAuthorKeys, getTermNames } from './reading/across-files.ts';
import { type ContentFolder, toBatches } from './reading/content-folder.ts';
import { findPicture, type PictureSubject, type SourcePicture } from './reading/picture.ts';
import { readList } from './reading/read-list.ts';
import type { SourceFile } from './reading/source-file.ts';
import { readYaml, readYamlOnce, type YamlSource } from './reading/yaml-source.ts';

export interface CheckOptions {
  /** `true` to apply the kitchen rules: authors have to follow them, but they are not checked when the site starts. */
  cooking: boolean;
  /** `false` to allow missing or outdated social pictures, before `npm run pictures` has run. */
  socialPictures?: boolean;
}

/** Options for the check of one recipe. */
interface RecipeOptions {
  /** `false` to report a missing picture; `true` by default. */
  isDraft?: boolean;
  /** `false` to derive facts without the kitchen rules; by default the folder's setting. */
  cooking?: boolean;
  /** Reads pictures in place of the folder. */
  readPicture?: ContentFolder['readPicture'];
}

/** Content that is checked as it is read. */
export interface CheckedFolder {
  /** @throws {ContentError} if the lists, or the names of files, have problems */
  getLists(): ContentLists;
  /**
   * Reads and checks the recipes, in batches. After the first problem it checks the rest but yields none.
   * @throws {ContentError} after the last recipe, with the problems of all files
   */
  checkRecipes(): AsyncGenerator<RecipeContent[]>;
  /** Findings that do not prevent publication; complete after the last recipe. */
  warnings: Problem[];
  /** Checks one recipe, which need not be in the folder. */
  checkRecipe(slug: string, source: SourceFile, options?: RecipeOptions): ReturnType<typeof checkRecipe>;
}

/** Checks the lists of a folder. Its recipes are checked when the caller asks for them. */
export async function checkLists(
  folder: ContentFolder,
  contentDir: string,
  { cooking, socialPictures = true }: CheckOptions,
): Promise<CheckedFolder> {
  const problems = [...folder.problems];
  const warnings: Problem[] = [];
  const lists = {
    authors: readYamlOnce(folder.lists['authors.yaml']),
    categories: readYamlOnce(folder.lists['categories.yaml']),
    cuisines: readYamlOnce(folder.lists['cuisines.yaml']),
    foods: readList(folder, 'foods.yaml'),
    glossary: readList(folder, 'glossary.yaml'),
    guides: readYamlOnce(folder.lists['guides.yaml']),
    home: readYamlOnce(folder.lists['home.yaml']),
    menus: readYamlOnce(folder.lists['menus.yaml']),
  };
  // A folder without recipes is one problem: references to recipes are not checked then.
  const slugs = folder.slugs.length > 0 ? folder.slugs : undefined;
  const namedSlugs = slugs && (folder.namedSlugs ?? slugs);
  const names: KnownNames = {
    recipes: namedSlugs,
    authors: getAuthorKeys(lists.authors.value),
    categories: getTermNames(lists.categories.value),
    cuisines: getTermNames(lists.cuisines.value),
  };
  const unwrap = <Value>({ value, problems: valueProblems }: { value: Value; problems: Problem[] }): Value => {
    problems.push(...valueProblems);
    return value;
  };

  const authors = unwrap(checkFormat(lists.authors, authorsSchema));
  const categories = unwrap(checkFormat(lists.categories, taxonomySchema('categories')));
  const cuisines = unwrap(checkFormat(lists.cuisines, taxonomySchema('cuisines')));
  const finder = unwrap(getFoodTable(folder, lists.foods, namedSlugs, contentDir));
  const glossary = unwrap(checkFormat(lists.glossary, glossarySchema));
  const guides = unwrap(
    checkFormat(
      lists.guides,
      guidesSchema({ authors: names.authors, foods: finder ? [...finder.foods.keys()] : undefined }),
    ),
  );
  const menus = unwrap(checkFormat(lists.menus, menusSchema({ ...names, recipes: namedSlugs })));
  const homeIssues = unwrap(
    checkFormat(
      lists.home,
      homeSchema({
        recipes: namedSlugs,
        menus: menus ? Object.keys(menus) : undefined,
        guides: guides ? Object.keys(guides) : undefined,
        glossary: glossary ? Object.keys(glossary) : undefined,
      }),
    ),
  );
  const phrases = Object.entries(guides ?? {}).map(([key, { words }]) => ({ key, words: words.map(normalizeText) }));
  if (glossary && finder) problems.push(...checkGlossary(glossary, [...finder.foods.keys()], lists.glossary));

  const addPictures = async <Entry extends object>(
    yaml: YamlSource,
    entries: readonly Entry[],
    getSubject: (entry: Entry, index: number) => PictureSubject,
  ): Promise<(Entry & { picture: SourcePicture })[]> => {
    const results = await Promise.all(
      entries.map(async (entry, index) => {
        const picture = unwrap(await findPicture(getSubject(entry, index), yaml, folder.readPicture, contentDir));
        return picture ? [{ ...entry, picture }] : [];
      }),
    );
    return results.flat();
  };
  const authorsWithPictures = await addPictures(
    lists.authors,
    Object.entries(authors ?? {}).map(([key, author]) => ({ key, ...author })),
    ({ key, name }) => ({ folder: pictureName('author', key), title: name, path: [key] }),
  );
  const addTermPictures = (
    kind: 'category' | 'cuisine',
    yaml: YamlSource,
    entries: readonly { name: string; description: string }[],
  ) =>
    addPictures(
      yaml,
      entries.map((entry) => ({ ...entry, slug: getSlug(entry.name) })),
      ({ name, slug }, index) => ({
        folder: pictureName(kind, slug),
        title: name,
        path: [index, 'name'],
      }),
    );
  const guidesWithPictures = await addPictures(
    lists.guides,
    Object.entries(guides ?? {}).map(([key, guide]) => ({ key, ...guide })),
    ({ key, title }) => ({ folder: pictureName('guide', key), title, path: [key] }),
  );
  const categoriesWithPictures = await addTermPictures('category', lists.categories, categories ?? []);
  const cuisinesWithPictures = await addTermPictures('cuisine', lists.cuisines, cuisines ?? []);

  const checkedLists: ContentLists | null =
    problems.length === 0 && authors && categories && cuisines && finder && glossary && guides && menus && homeIssues
      ? {
          authors: authorsWithPictures,
          categories: categoriesWithPictures,
          cuisines: cuisinesWithPictures,
          allergenNames: finder.allergenNames.all,
          foods: [...finder.foods.values()].map((food) => ({ ...food, glossary: glossary[food.key] ?? null })),
          guides: guidesWithPictures,
          menus: Object.entries(menus).map(([key, menu]) => ({ key, ...menu })),
          homeIssues: Object.entries(homeIssues).map(([startsOn, issue]) => ({ startsOn, ...issue })),
        }
      : null;

  const schema = recipeSchema(names);
  for (const source of folder.misnamed) problems.push(...checkFormat(readYaml(source), schema).problems);
  const titles = new Map<string, string>();

  const checkOne = (slug: string, source: SourceFile, options: RecipeOptions) =>
    checkRecipe(
      { slug, source, isDraft: options.isDraft ?? true },
      {
        ...{ schema, finder, contentDir, phrases, socialPictures },
        cooking: options.cooking ?? cooking,
        readPicture: options.readPicture ?? folder.readPicture,
      },
    );
  const menuDishes = new Set(Object.values(menus ?? {}).flatMap(({ dishes }) => dishes));
  const recipesForTexts = new Map<string, RecipeContent>();
  const checkBatch = async (batch: string[]) => {
    const files = await Promise.all(batch.map(async (slug) => ({ slug, source: await folder.readRecipe(slug) })));
    const checked: RecipeContent[] = [];
    for (const { slug, source } of files) {
      const options = { isDraft: folder.drafts.has(slug) };
      const { content, problems: fileProblems, warnings: fileWarnings, yaml } = await checkOne(slug, source, options);
      warnings.push(...fileWarnings);
      problems.push(...fileProblems, ...claimTitle(titles, yaml.file, yaml));
      if (content && (menuDishes.has(slug) || recipesForTexts.size === 0)) recipesForTexts.set(slug, content);
      if (content) checked.push(content);
    }
    return checked;
  };
  return {
    getLists() {
      if (!checkedLists) throw new ContentError(problems);
      return checkedLists;
    },
    warnings,
    checkRecipe: (slug, source, options = {}) => checkOne(slug, source, options),
    async *checkRecipes() {
      for (const batch of toBatches(folder.slugs)) {
        const checked = await checkBatch(batch);
        if (problems.length === 0) yield checked;
      }
      if (cooking && checkedLists && finder) {
        const { foods: _, ...texts } = lists;
        problems.push(...Object.values(texts).flatMap((yaml) => checkTexts(yaml, recipesForTexts, finder, today())));
      }
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

/** Returns the lists of a folder, or null and their problems. */
export function getListsOrProblems(checked: CheckedFolder): {
  lists: ContentLists | null;
  problems: readonly Problem[];
} {
  try {
    return { lists: checked.getLists(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { lists: null, problems: error.problems };
  }
}
