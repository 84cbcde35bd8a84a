/** Form of the names of recipe files and author keys: `doro-wat`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 80;

/** Returns the nearest name that follows the rule: `Crème Brûlée` becomes `creme-brulee`; empty if nothing is left. */
export function getSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
