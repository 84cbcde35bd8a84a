import type { RuleProblem } from './problem.ts';

/** Kinds of things that members keep. */
export const kitchenKinds = ['SAVED', 'LIST', 'NOTE', 'COMPARE', 'BASKET', 'TICKED', 'AT_HOME', 'OWN_LINE'] as const;

export type KitchenKind = (typeof kitchenKinds)[number];

/** Things of each kind that an account takes. */
export const kitchenLimits: Readonly<Record<KitchenKind, number>> = {
  SAVED: 500,
  LIST: 50,
  NOTE: 500,
  COMPARE: 500,
  BASKET: 500,
  TICKED: 500,
  AT_HOME: 500,
  OWN_LINE: 100,
};

/** Code points in a note. */
export const MAX_NOTE_LENGTH = 2_000;

/** Code points in the name of a list. */
export const MAX_LIST_NAME_LENGTH = 60;

/** Characters in the key of a line of the shopping list, and in a line of one's own. */
const MAX_LINE_LENGTH = 200;
const MAX_OWN_LENGTH = 100;

/** Batches and servings of one recipe. */
const MOST_BATCHES = 10_000;
const MOST_SERVINGS = 100_000;

/** Changes in one call, and in one answer. */
export const MAX_CHANGES = 50;

/** Days for which a removal is remembered. A device that comes later reads everything anew. */
export const REMOVAL_DAYS = 180;

/** Removals that an account remembers; the oldest are forgotten first. */
export const MOST_REMOVALS = 2_000;

export const kitchenTexts = {
  recipeUnfit: 'This is no name of a recipe.',
  listIdUnfit: 'This is no id of a list.',
  listNameEmpty: 'Please name the list.',
  listNameLong: `The name of a list can be at most ${MAX_LIST_NAME_LENGTH} characters.`,
  listNameTaken: 'There is a list of that name already.',
  noteEmpty: 'A note without words is no note: take it out instead.',
  noteLong: 'A note can be at most 2,000 characters.',
  characters: 'The text contains characters that cannot be used.',
  tooManyLists: `A recipe can be in at most ${kitchenLimits.LIST} lists.`,
  lineUnfit: `A line of the shopping list can be 1 to ${MAX_LINE_LENGTH} characters.`,
  ownLineUnfit: `A line of your own can be 1 to ${MAX_OWN_LENGTH} characters, without blanks around it.`,
  batchesRange: 'There can be 1 to 10,000 batches.',
  servingsRange: 'There can be 1 to 100,000 servings.',
  tooManyChanges: `At most ${MAX_CHANGES} things can be changed at once.`,
  changedTwice: 'Each thing can be changed once at a time.',
  full: 'Your account cannot keep more of these. Take some out first.',
  unreached: 'What you keep could not be sent to your account. It is safe in this browser, and will be sent later.',
  removed: 'What was saved here belonged to another account, and was removed.',
  left: 'Some changes have not reached your account. They stay in this browser until you sign in again.',
} as const;

// NUL and halves of characters, which Postgres does not store.
const UNFIT = /[\0\p{Cs}]/u;
const UNFIT_FOR_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** @returns a note as it is stored and counted: composed characters, plain line ends, no blanks around it. */
export function normalizeNote(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** @returns the name of a list as it is stored: composed characters, single blanks. */
export function normalizeListName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** @returns the problem of a note; undefined where there is none */
export function noteProblem(text: string): RuleProblem | undefined {
  if (BLANK.test(text)) return { code: 'REQUIRED', message: kitchenTexts.noteEmpty };
  if (UNFIT.test(text)) return { code: 'INVALID', message: kitchenTexts.characters };
  return [...normalizeNote(text)].length > MAX_NOTE_LENGTH
    ? { code: 'TOO_LONG', message: kitchenTexts.noteLong }
    : undefined;
}

/** @returns the problem of the name of a list; undefined where there is none */
export function listNameProblem(name: string): RuleProblem | undefined {
  if (BLANK.test(name)) return { code: 'REQUIRED', message: kitchenTexts.listNameEmpty };
  if (UNFIT_FOR_NAMES.test(normalizeListName(name))) return { code: 'INVALID', message: kitchenTexts.characters };
  return [...normalizeListName(name)].length > MAX_LIST_NAME_LENGTH
    ? { code: 'TOO_LONG', message: kitchenTexts.listNameLong }
    : undefined;
}

/** @returns the problem of the name of a recipe in addresses; undefined where there is none */
export function recipeSlugProblem(slug: string): RuleProblem | undefined {
  return /^[a-z0-9-]{1,100}$/.test(slug) ? undefined : { code: 'INVALID', message: kitchenTexts.recipeUnfit };
}

/** @returns the problem of the id of a list, which the client has made; undefined where there is none */
export function listIdProblem(id: string): RuleProblem | undefined {
  return /^[A-Za-z0-9-]{8,64}$/.test(id) ? undefined : { code: 'INVALID', message: kitchenTexts.listIdUnfit };
}

/** @returns the problem of a line of the shopping list; undefined where there is none */
export function lineProblem(line: string): RuleProblem | undefined {
  return line.length < 1 || line.length > MAX_LINE_LENGTH || UNFIT_FOR_NAMES.test(line)
    ? { code: 'INVALID', message: kitchenTexts.lineUnfit }
    : undefined;
}

/** @returns the problem of a line of one's own on the shopping list; undefined where there is none */
export function ownLineProblem(line: string): RuleProblem | undefined {
  const isPlain = line === line.replace(/\s+/g, ' ').trim();
  return line.length > MAX_OWN_LENGTH || !isPlain
    ? { code: 'INVALID', message: kitchenTexts.ownLineUnfit }
    : lineProblem(line);
}

/** @returns the problem of a number of batches; undefined where there is none */
export function batchesProblem(batches: number): RuleProblem | undefined {
  return batches >= 1 && batches <= MOST_BATCHES
    ? undefined
    : { code: 'OUT_OF_RANGE', message: kitchenTexts.batchesRange };
}

/** @returns the problem of the servings of a batch; undefined where there is none */
export function servingsProblem(servings: number): RuleProblem | undefined {
  return servings >= 1 && servings <= MOST_SERVINGS
    ? undefined
    : { code: 'OUT_OF_RANGE', message: kitchenTexts.servingsRange };
}

/** @returns the problem of a thing's key among its kind; undefined where there is none */
export function kitchenKeyProblem(kind: KitchenKind, key: string): RuleProblem | undefined {
  switch (kind) {
    case 'LIST':
      return listIdProblem(key);
    case 'TICKED':
    case 'AT_HOME':
      return lineProblem(key);
    case 'OWN_LINE':
      return ownLineProblem(key);
    default:
      return recipeSlugProblem(key);
  }
}
