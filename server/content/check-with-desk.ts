import { type CheckedFolder, type CheckOptions, checkLists } from './check-content.ts';
import type { ContentLists } from './content.ts';
import { ContentError, type Problem } from './problem.ts';
import type { ContentFolder } from './reading/content-folder.ts';

/**
 * Checks the lists of a folder with the files of the desk. A start must not end by what was fit when it was published: where
 * they break a rule, recipes that were withdrawn may be named, and if need be the lists of the files stand in for those of
 * the desk. What is wrong with those is in `leftOut`.
 * @param files the folder without the desk
 */
export async function checkWithDesk(
  folder: ContentFolder,
  files: ContentFolder,
  contentDir: string,
  options: CheckOptions,
): Promise<CheckedFolder> {
  const checked = await checkLists(folder, contentDir, options);
  const { problems } = readLists(checked);
  if (problems.length === 0 || !options.leaveOut || folder.digest === files.digest) return checked;
  const named = [...new Set([...folder.slugs, ...files.slugs])];
  for (const lists of [folder.lists, files.lists]) {
    const instead = await checkLists({ ...folder, lists, named }, contentDir, options);
    if (readLists(instead).lists === null) continue;
    instead.leftOut.push(...problems);
    return instead;
  }
  return checked;
}

/** Returns the lists of a folder, or null and what is wrong with them. */
export function readLists(checked: CheckedFolder): { lists: ContentLists | null; problems: readonly Problem[] } {
  try {
    return { lists: checked.lists(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { lists: null, problems: error.problems };
  }
}
