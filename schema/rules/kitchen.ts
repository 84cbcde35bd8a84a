import type { RuleProblem } from './problem.ts';

/** Maximum number of lists of saved recipes per account. */
export const MAX_LISTS = 50;

/** Maximum length of a note, in code points. */
export const MAX_NOTE_LENGTH = 2_000;

/** Maximum length of the name of a list, in code points. */
export const MAX_LIST_NAME_LENGTH = 60;

export const kitchenTexts = {
  recipeUnfit: 'This is not the name of a recipe.',
  listIdUnfit: 'This is not the id of a list.',
  listNameEmpty: 'Please name the list.',
  listNameLong: `The name of a list can be at most ${MAX_LIST_NAME_LENGTH} characters.`,
  listNameTaken: 'You already have a list with this name.',
  noteEmpty: 'A note cannot be empty. Remove it instead.',
  noteLong: 'A note can be at most 2,000 characters.',
  characters: 'The text contains characters that cannot be used.',
  tooManyLists: `A recipe can be in at most ${MAX_LISTS} lists.`,
  left: 'Some changes have not reached your account. They stay in this browser until you sign in again.',
} as const;

// NUL and halves of characters, which Postgres does not store.
const UNFIT = /[\0\p{Cs}]/u;
export const UNFIT_FOR_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** Name of a recipe in addresses. */
export const RECIPE_SLUG = /^[a-z0-9-]{1,100}$/;

/** Id of a list, which the client has made. */
export const LIST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Returns a note in its stored and counted form: composed characters, plain line ends, no blanks around it. */
export function normalizeNote(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Returns the name of a list in its stored form: composed characters, single blanks. */
export function normalizeListName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns the problem of a note; undefined if there is none. */
export function noteProblem(text: string): RuleProblem | undefined {
  if (BLANK.test(text)) return { code: 'REQUIRED', message: kitchenTexts.noteEmpty };
  if (UNFIT.test(text)) return { code: 'INVALID', message: kitchenTexts.characters };
  return [...normalizeNote(text)].length > MAX_NOTE_LENGTH
    ? { code: 'TOO_LONG', message: kitchenTexts.noteLong }
    : undefined;
}

/** Returns the problem of the name of a list; undefined if there is none. */
export function listNameProblem(name: string): RuleProblem | undefined {
  if (BLANK.test(name)) return { code: 'REQUIRED', message: kitchenTexts.listNameEmpty };
  if (UNFIT_FOR_NAMES.test(normalizeListName(name))) return { code: 'INVALID', message: kitchenTexts.characters };
  return [...normalizeListName(name)].length > MAX_LIST_NAME_LENGTH
    ? { code: 'TOO_LONG', message: kitchenTexts.listNameLong }
    : undefined;
}

/** Returns the problem of the name of a recipe in addresses; undefined if there is none. */
export function recipeSlugProblem(slug: string): RuleProblem | undefined {
  return RECIPE_SLUG.test(slug) ? undefined : { code: 'INVALID', message: kitchenTexts.recipeUnfit };
}

/** Returns the problem of the id of a list, which the client has made; undefined if there is none. */
export function listIdProblem(id: string): RuleProblem | undefined {
  return LIST_ID.test(id) ? undefined : { code: 'INVALID', message: kitchenTexts.listIdUnfit };
}

/** Returns `true` for a day of the calendar in ISO 8601, from 1900 on: the evening before has four digits as well. */
export function isDay(text: string): boolean {
  const time = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
