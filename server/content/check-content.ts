import { getEntry } from '#schema/rules/content-desk.ts';
import { today } from '#server/today.ts';
import { type CheckOptions, checkLists } from './check-lists.ts';
import { LIST_FILES } from './content.ts';
import { ContentError, type Problem } from './problem.ts';
import { readContentFolder } from './reading/content-folder.ts';
import { readContentFile } from './reading/source-file.ts';

/**
 * Checks and counts everything in `content/`. Keeps no recipes in memory, because there may be many.
 * @returns the warnings and counts; `upcoming` counts the recipes with a publication day in the future
 * @throws {ContentError} with the problems of all files
 */
export async function checkAllContent(
  contentDir: string,
  options: CheckOptions = { cooking: true },
): Promise<Record<'recipes' | 'upcoming' | 'authors' | 'categories' | 'cuisines', number> & { warnings: Problem[] }> {
  const checked = await checkLists(await readContentFolder(contentDir), contentDir, options);
  let [recipes, upcoming] = [0, 0];
  for await (const batch of checked.checkRecipes()) {
    recipes += batch.length;
    upcoming += batch.filter(({ fields }) => fields.published > today()).length;
  }
  const { authors, categories, cuisines } = checked.getLists();
  const counts = { authors: authors.length, categories: categories.length, cuisines: cuisines.length };
  return { recipes, upcoming, ...counts, warnings: checked.warnings };
}

/**
 * Checks a draft as if it were published; a draft needs no picture yet.
 * @returns its warnings
 * @throws {ContentError} with the problems of the draft, or, if it has none, of the lists and their entries
 */
export async function checkDraft(contentDir: string, slug: string): Promise<Problem[]> {
  const folder = await readContentFolder(contentDir);
  const draft = await readContentFile(contentDir, 'drafts', `${slug}.yaml`);
  const withDraft = {
    ...folder,
    slugs: [...folder.slugs.filter((each) => each !== slug), slug],
    drafts: new Set([slug]),
    readRecipe: async (each: string) => (each === slug ? draft : folder.readRecipe(each)),
  };
  const checked = await checkLists(withDraft, contentDir, { cooking: true });
  try {
    // After the last recipe this throws the problems of the lists, too.
    for await (const _ of checked.checkRecipes());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const ownProblems = error.problems.filter(({ file }) => file === draft.file);
    const listProblems = error.problems.filter(
      ({ file }) => LIST_FILES.some((list) => file.endsWith(`/${list}`)) || getEntry(file.slice(file.indexOf('/') + 1)),
    );
    const problems = ownProblems.length > 0 ? ownProblems : listProblems;
    if (problems.length > 0) throw new ContentError(problems);
  }
  return checked.warnings.filter(({ file }) => file === draft.file);
}
