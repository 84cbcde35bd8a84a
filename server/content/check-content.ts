import { getEntry } from '#schema/rules/content-desk.ts';
import { today } from '#server/today.ts';
import { type CheckOptions, checkLists } from './check-lists.ts';
import { LIST_FILES } from './content.ts';
import { ContentError, type Problem } from './problem.ts';
import { readContentFolder } from './reading/content-folder.ts';
import { readContentFile } from './reading/source-file.ts';

/**
 * Checks all of `content/` without keeping the recipes in memory: there may be many.
 * @returns the warnings and counts; `coming` counts the recipes with a date in the future
 * @throws {ContentError} with the problems of all files
 */
export async function countContent(
  contentDir: string,
  options: CheckOptions = { cooking: true },
): Promise<Record<'recipes' | 'coming' | 'authors' | 'categories' | 'cuisines', number> & { warnings: Problem[] }> {
  const checked = await checkLists(await readContentFolder(contentDir), contentDir, options);
  let [recipes, coming] = [0, 0];
  for await (const batch of checked.recipes()) {
    recipes += batch.length;
    coming += batch.filter(({ fields }) => fields.published > today()).length;
  }
  const { authors, categories, cuisines } = checked.lists();
  const counts = { authors: authors.length, categories: categories.length, cuisines: cuisines.length };
  return { recipes, coming, ...counts, warnings: checked.warnings };
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
    for await (const _ of checked.recipes());
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
