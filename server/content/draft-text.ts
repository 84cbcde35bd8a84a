import { COURSES, DIFFICULTIES } from '#schema/rules/vocabulary.ts';
import type { ListFile } from './content.ts';
import { isOptional, type RecipeField, recipeFields } from './format/recipe.schema.ts';
import type { ImportedRecipe, ReadRecipe } from './formats/read-recipe.ts';
import { yamlText } from './formats/yaml-text.ts';
import { getTermNames } from './reading/across-files.ts';
import type { SourceFile } from './reading/source-file.ts';
import { readYaml } from './reading/yaml-source.ts';

/** Names of list entries that a recipe file may use. */
export interface ListedNames {
  /** The parsed authors.yaml. */
  authors: unknown;
  categories: readonly string[];
  cuisines: readonly string[];
}

export async function readListedNames(
  readFile: (name: ListFile) => SourceFile | Promise<SourceFile>,
): Promise<ListedNames> {
  const read = async (name: ListFile) => readYaml(await readFile(name)).value;
  return {
    authors: await read('authors.yaml'),
    categories: getTermNames(await read('categories.yaml')) ?? [],
    cuisines: getTermNames(await read('cuisines.yaml')) ?? [],
  };
}

/**
 * Returns an imported recipe with names spelled as in the lists and vocabularies. Other names become unread parts.
 */
export function withListedNames({ fields, unread }: ImportedRecipe, names: ListedNames): ImportedRecipe {
  const findIn = (choices: readonly string[]) => (name: unknown) =>
    choices.find((choice) => choice.toLowerCase() === String(name).trim().toLowerCase());
  const lookups: [RecipeField, (name: unknown) => unknown, string][] = [
    ['author', (name) => findAuthorKey(name, names.authors), 'not in authors.yaml'],
    ['category', findIn(names.categories), 'not in categories.yaml'],
    ['cuisine', findIn(names.cuisines), 'not in cuisines.yaml'],
    ['difficulty', findIn(DIFFICULTIES), `none of ${DIFFICULTIES.join(', ')}`],
    ['course', findIn(COURSES), `none of ${COURSES.join(', ')}`],
  ];
  const recipe = { ...fields };
  const unknownNames: string[] = [];
  for (const [field, lookUp, reason] of lookups) {
    if (fields[field] === undefined) continue;
    recipe[field] = lookUp(fields[field]);
    if (recipe[field] === undefined) unknownNames.push(`${field}: ${fields[field]}, ${reason}`);
  }
  if (Array.isArray(fields.alsoIn)) {
    const nameLookups = fields.alsoIn.map((name) => ({ name, match: findIn(names.categories)(name) }));
    const listedNames = nameLookups.flatMap(({ match }) => match ?? []);
    recipe.alsoIn = listedNames.length > 0 ? listedNames : undefined;
    const failures = nameLookups.filter(({ match }) => match === undefined);
    unknownNames.push(...failures.map(({ name }) => `alsoIn: ${name}, not in categories.yaml`));
  }
  return { fields: recipe, unread: [...unknownNames, ...unread] };
}

/** Returns the key of an author, whom other formats state by name. */
function findAuthorKey(name: unknown, authors: unknown): unknown {
  const entries = typeof authors === 'object' && authors !== null ? Object.entries(authors) : [];
  const match = entries.find(([key, author]) => key === name || author?.name === name);
  return match?.[0];
}

/**
 * Returns the text of a recipe file, with empty values for missing required fields.
 * @param note - comment after each of these fields
 */
export function toDraftText(recipe: ReadRecipe, note = ''): string {
  const missing = new Set(getMissingFields(recipe));
  const lines = recipeFields.flatMap((field) => {
    if (missing.has(field)) return [`${field}:${note === '' ? '' : ` # ${note}`}`];
    return recipe[field] === undefined ? [] : [yamlText({ [field]: recipe[field] })];
  });
  return `${lines.join('\n')}\n`;
}

/** Returns the required fields that a recipe lacks. */
export function getMissingFields(recipe: ReadRecipe): RecipeField[] {
  return recipeFields.filter((field) => recipe[field] === undefined && !isOptional(field));
}
