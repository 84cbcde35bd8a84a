import type { Problem } from '../problem.ts';
import { tidy } from './characters.ts';
import type { YamlSource } from './yaml-source.ts';

// These checks read unvalidated values, so that one mistake in a file does not hide another.

/** Returns the keys of authors, or undefined if the value is not a map. */
export function authorKeys(value: unknown): string[] | undefined {
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

/** Returns a function that finds a problem in each recipe whose title an earlier recipe has. */
export function repeatedTitles(): (recipe: YamlSource) => Problem[] {
  const first = new Map<string, string>();
  return (recipe) => {
    const title = getRecipeTitle(recipe);
    if (!title) return [];
    const other = first.get(title.toLowerCase());
    if (other === undefined) {
      first.set(title.toLowerCase(), recipe.file);
      return [];
    }
    const message = `title "${title}" is already used by ${other}`;
    return [{ file: recipe.file, line: recipe.getLine(['title']), message }];
  };
}

/** Returns a problem if the primary category is repeated in `alsoIn`. */
export function checkAlsoIn({ file, value, getLine }: YamlSource): Problem[] {
  const category = toText(value, 'category');
  if (!isFields(value) || !category || !Array.isArray(value.alsoIn)) return [];
  const index = value.alsoIn.findIndex((name) => typeof name === 'string' && tidy(name) === category);
  if (index < 0) return [];
  const message = `alsoIn holds further categories only: "${category}" is already the primary one`;
  return [{ file, line: getLine(['alsoIn', index]), path: ['alsoIn', index], message }];
}

function toText(value: unknown, field: string): string | undefined {
  const fieldValue = isFields(value) ? value[field] : undefined;
  return typeof fieldValue === 'string' && tidy(fieldValue) !== '' ? tidy(fieldValue) : undefined;
}

/** Returns whether a value is a map of fields. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
