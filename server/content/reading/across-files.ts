import { isFields } from '#server/is-fields.ts';
import type { Problem } from '../problem.ts';
import { tidy } from './characters.ts';
import type { YamlSource } from './yaml-source.ts';

// These checks read unvalidated values, so that one mistake in a file does not hide another.

/** Returns the keys of authors, or undefined if the value is not a map. */
export function getAuthorKeys(value: unknown): string[] | undefined {
  return isFields(value) ? Object.keys(value) : undefined;
}

/** Returns the names of categories or cuisines, or undefined if the value is not a list. */
export function getTermNames(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.flatMap((entry: unknown) => toText(entry, 'name') ?? []))];
}

export function getRecipeTitle(recipe: YamlSource): string | undefined {
  return toText(recipe.value, 'title');
}

/**
 * Claims the title of a recipe, which must be unique.
 * @param owners - names of recipes by title in lowercase
 * @returns a problem if another recipe has the title
 */
export function claimTitle(owners: Map<string, string>, name: string, recipe: YamlSource): Problem[] {
  const title = getRecipeTitle(recipe);
  if (!title) return [];
  const owner = owners.get(title.toLowerCase()) ?? name;
  owners.set(title.toLowerCase(), owner);
  return owner === name ? [] : [{ ...recipe.at(['title']), message: `title "${title}" is already used by ${owner}` }];
}

/** Returns a problem if the primary category is repeated in `alsoIn`. */
export function checkAlsoIn({ value, at }: YamlSource): Problem[] {
  const category = toText(value, 'category');
  if (!isFields(value) || !category || !Array.isArray(value.alsoIn)) return [];
  const index = value.alsoIn.findIndex((name) => typeof name === 'string' && tidy(name) === category);
  if (index < 0) return [];
  const message = `alsoIn is for further categories only: "${category}" is already the primary one`;
  return [{ ...at(['alsoIn', index]), path: ['alsoIn', index], message }];
}

function toText(value: unknown, field: string): string | undefined {
  const fieldValue = isFields(value) ? value[field] : undefined;
  return typeof fieldValue === 'string' && tidy(fieldValue) !== '' ? tidy(fieldValue) : undefined;
}
