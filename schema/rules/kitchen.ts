import { firstProblem, type RuleProblem } from './problem.ts';

/** Lists of saved recipes that an account takes. */
const MAX_LISTS = 50;

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

export const kitchenTexts = {
  recipeUnfit: 'This is no name of a recipe.',
  listIdUnfit: 'This is no id of a list.',
  listNameEmpty: 'Please name the list.',
  listNameLong: `The name of a list can be at most ${MAX_LIST_NAME_LENGTH} characters.`,
  listNameTaken: 'There is a list of that name already.',
  noteEmpty: 'A note without words is no note: take it out instead.',
  noteLong: 'A note can be at most 2,000 characters.',
  characters: 'The text contains characters that cannot be used.',
  tooManyLists: `A recipe can be in at most ${MAX_LISTS} lists.`,
  lineUnfit: `A line of the shopping list can be 1 to ${MAX_LINE_LENGTH} characters.`,
  ownLineUnfit: `A line of your own can be 1 to ${MAX_OWN_LENGTH} characters, without blanks around it.`,
  batchesRange: 'There can be 1 to 10,000 batches.',
  servingsRange: 'There can be 1 to 100,000 servings.',
  valueMissing: 'A thing needs its value: null takes it out.',
  fieldMissing: 'This kind of thing needs this field.',
  fieldUnfit: 'This kind of thing has no such field.',
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

/** @returns the problem of the lists that a recipe is in; undefined where there is none */
function listsProblem(lists: readonly string[]): RuleProblem | undefined {
  return lists.length > MAX_LISTS
    ? { code: 'OUT_OF_RANGE', message: kitchenTexts.tooManyLists }
    : firstProblem(lists, listIdProblem);
}

/** Content of a thing besides its key; its kind decides which of the fields it has. */
export interface KitchenValue {
  lists?: readonly string[] | null;
  name?: string | null;
  text?: string | null;
  batches?: number | null;
  servings?: number | null;
}

const fieldRules: {
  [Field in keyof KitchenValue]-?: (value: NonNullable<KitchenValue[Field]>) => RuleProblem | undefined;
} = {
  lists: listsProblem,
  name: listNameProblem,
  text: noteProblem,
  batches: batchesProblem,
  servings: servingsProblem,
};

const valueFields = Object.keys(fieldRules) as (keyof KitchenValue)[];

interface KindRules {
  /** Things of the kind that an account takes. */
  limit: number;
  keyProblem: (key: string) => RuleProblem | undefined;
  /** Fields that the value must have. */
  needs?: readonly (keyof KitchenValue)[];
  /** Fields that the value may have. */
  takes?: readonly (keyof KitchenValue)[];
}

/** Rules of each kind of things that members keep. */
const kinds = {
  SAVED: { limit: 500, keyProblem: recipeSlugProblem, takes: ['lists'] },
  LIST: { limit: MAX_LISTS, keyProblem: listIdProblem, needs: ['name'] },
  NOTE: { limit: 500, keyProblem: recipeSlugProblem, needs: ['text'] },
  COMPARE: { limit: 500, keyProblem: recipeSlugProblem },
  BASKET: { limit: 500, keyProblem: recipeSlugProblem, needs: ['batches'], takes: ['servings'] },
  TICKED: { limit: 500, keyProblem: lineProblem },
  AT_HOME: { limit: 500, keyProblem: lineProblem },
  OWN_LINE: { limit: 100, keyProblem: ownLineProblem },
} satisfies Record<string, KindRules>;

export type KitchenKind = keyof typeof kinds;

export const kitchenKinds: Readonly<Record<KitchenKind, KindRules>> = kinds;

/** A thing as it is to be from now on; without a value it is taken out. */
export interface KitchenChange {
  kind: KitchenKind;
  key: string;
  value?: KitchenValue | null;
}

/** @returns all that is wrong with a change, with the field it is in. Example: `value.text` */
export function kitchenProblems({ kind, key, value }: KitchenChange): (RuleProblem & { field: string })[] {
  const { keyProblem, needs = [], takes = [] } = kitchenKinds[kind];
  const fieldProblem = (field: keyof KitchenValue): RuleProblem | undefined => {
    const given = value?.[field] ?? null;
    const isNeeded = needs.includes(field);
    if (given === null) return isNeeded ? { code: 'REQUIRED', message: kitchenTexts.fieldMissing } : undefined;
    if (!isNeeded && !takes.includes(field)) return { code: 'INVALID', message: kitchenTexts.fieldUnfit };
    return fieldRules[field](given as never);
  };
  const problems: [string, RuleProblem | undefined][] = [['key', keyProblem(key)]];
  if (value === undefined) problems.push(['value', { code: 'REQUIRED', message: kitchenTexts.valueMissing }]);
  if (value) for (const field of valueFields) problems.push([`value.${field}`, fieldProblem(field)]);
  return problems.flatMap(([field, problem]) => {
    if (!problem) return [];
    const { at, ...wrong } = problem;
    return [{ field: at === undefined ? field : `${field}.${at}`, ...wrong }];
  });
}
