import { LONGEST_SLUG, SLUG, slugOf } from '../format/slug.ts';
import type { Problem } from '../problem.ts';

/** @returns whether the name is that of a recipe, `<slug>.yaml`. */
export function isRecipeName(name: string): boolean {
  return name.endsWith('.yaml') && SLUG.test(name.slice(0, -'.yaml'.length));
}

/**
 * Checks the name of an entry of `content/recipes`: it becomes the recipe's address.
 * @param names all entries there, to find the same recipe under two names.
 */
export function checkRecipeName(name: string, isFolder: boolean, names: string[], root: string): Problem[] {
  const problem = (message: string) => ({ file: `${root}/recipes/${name}`, line: 1, message });
  if (isFolder) return [problem('recipes stand in content/recipes itself, not in folders')];
  const [, base = name, extension] = /^(.*?)(?:\.([^.]*))?$/.exec(name) ?? [];
  if (extension?.toLowerCase() !== 'yaml' && extension?.toLowerCase() !== 'yml') {
    return [problem(`is not a recipe: recipe files end in .yaml, like ${slugOf(base) || 'doro-wat'}.yaml`)];
  }
  const proper = `${slugOf(base) || 'doro-wat'}.yaml`;
  const problems: Problem[] = [];
  if (extension !== 'yaml') problems.push(problem(`the file has to end in .yaml: rename it to ${proper}`));
  if (!SLUG.test(base)) {
    problems.push(
      problem(`the name may hold lower-case letters a–z, digits and single hyphens: rename the file to ${proper}`),
    );
  }
  if (base.length > LONGEST_SLUG) problems.push(problem(`the name is longer than ${LONGEST_SLUG} characters`));
  const twin = names.find((other) => other !== name && other === proper);
  if (twin) problems.push(problem(`is the same recipe as ${root}/recipes/${twin}`));
  return problems;
}
