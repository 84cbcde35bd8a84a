import {
  generatedIdProblem,
  isDay,
  kitchenTexts,
  listNameProblem,
  MAX_LISTS,
  normalizeNote,
  noteProblem,
  recipeSlugProblem,
  UNFIT_FOR_NAMES,
} from './kitchen.ts';
import { firstProblem, type RuleProblem } from './problem.ts';
import { getOwnLine, MAX_BATCHES, MAX_COOKED, MAX_OWN_LINE_LENGTH, MAX_PLANNED, MAX_STORED_SERVINGS } from './saved.ts';

/** Maximum number of changes per request, and per response. */
export const MAX_CHANGES = 50;

/** Days for which a removal is stored. A device that last synced before that fetches all items again. */
export const REMOVAL_DAYS = 180;

/** Maximum number of removals stored per account; the oldest are deleted first. */
export const MAX_REMOVALS = 2_000;

/** Maximum length of the key of a shopping list line, in characters. */
const MAX_LINE_LENGTH = 200;

export const kitchenChangeTexts = {
  lineUnfit: `A line of the shopping list can be 1 to ${MAX_LINE_LENGTH} characters.`,
  ownLineUnfit: `A line of your own can be 1 to ${MAX_OWN_LINE_LENGTH} characters, without spaces around it.`,
  batchesRange: 'There can be 1 to 10,000 batches.',
  planTextLong: `A note on the plan can be at most ${MAX_OWN_LINE_LENGTH} characters.`,
  planTextUnfit: 'A note on the plan is one line, with single spaces.',
  planEmpty: 'A planned item needs a recipe or a text.',
  dayUnfit: 'This is not a date. Example: 2026-11-26.',
  servingsRange: 'There can be 1 to 100,000 servings.',
  valueMissing: 'An item needs a value; null removes it.',
  fieldMissing: 'This kind of item needs this field.',
  fieldUnfit: 'This kind of item has no such field.',
  tooManyChanges: `At most ${MAX_CHANGES} items can be changed at once.`,
  changedTwice: 'Each item can be changed once per request.',
  full: 'Your account cannot store more of these. Remove some first.',
  unreached: 'Your changes could not be sent to your account. They are safe in this browser and will be sent later.',
  removed: 'The data stored here belonged to another account and was removed.',
  joined: 'A note was also changed on another device. It now has both texts.',
} as const;

/** Returns the message that another device has also changed these kinds of items. */
export function changedElsewhere(kinds: readonly KitchenKind[]): string {
  return `Your ${kinds.map((kind) => kindNames[kind]).join(' and ')} also changed on another device. Please check.`;
}

/** Returns the problem with a line of the shopping list; undefined if there is none. */
export function lineProblem(line: string): RuleProblem | undefined {
  return line.length < 1 || line.length > MAX_LINE_LENGTH || UNFIT_FOR_NAMES.test(line)
    ? { code: 'INVALID', message: kitchenChangeTexts.lineUnfit }
    : undefined;
}

/** Returns the problem with a line that a member adds to the shopping list; undefined if there is none. */
export function ownLineProblem(line: string): RuleProblem | undefined {
  const isPlain = line === line.replace(/\s+/g, ' ').trim();
  return line.length > MAX_OWN_LINE_LENGTH || !isPlain
    ? { code: 'INVALID', message: kitchenChangeTexts.ownLineUnfit }
    : lineProblem(line);
}

/** Returns the problem with a number of batches; undefined if there is none. */
function batchesProblem(batches: number): RuleProblem | undefined {
  return batches >= 1 && batches <= MAX_BATCHES
    ? undefined
    : { code: 'OUT_OF_RANGE', message: kitchenChangeTexts.batchesRange };
}

/** Returns the problem with a number of servings; undefined if there is none. */
function servingsProblem(servings: number): RuleProblem | undefined {
  return servings >= 1 && servings <= MAX_STORED_SERVINGS
    ? undefined
    : { code: 'OUT_OF_RANGE', message: kitchenChangeTexts.servingsRange };
}

/** Returns the problem with a day; undefined if there is none. */
function dayProblem(day: string): RuleProblem | undefined {
  return isDay(day) ? undefined : { code: 'INVALID', message: kitchenChangeTexts.dayUnfit };
}

/** Returns the problem with the note of a planned item; undefined if there is none. */
function planTextProblem(text: string): RuleProblem | undefined {
  const note = normalizeNote(text);
  if ([...note].length > MAX_OWN_LINE_LENGTH) return { code: 'TOO_LONG', message: kitchenChangeTexts.planTextLong };
  return note === getOwnLine(note) ? noteProblem(text) : { code: 'INVALID', message: kitchenChangeTexts.planTextUnfit };
}

/** Returns the problem with the key of a cooked recipe, `<slug>/<day>`; undefined if there is none. */
function cookedKeyProblem(key: string): RuleProblem | undefined {
  const [slug = '', day = '', ...rest] = key.split('/');
  return recipeSlugProblem(slug) ?? dayProblem(rest.length === 0 ? day : '');
}

/** Returns the problem with the lists that a recipe is in; undefined if there is none. */
function listsProblem(lists: readonly string[]): RuleProblem | undefined {
  return lists.length > MAX_LISTS
    ? { code: 'OUT_OF_RANGE', message: kitchenTexts.tooManyLists }
    : firstProblem(lists, generatedIdProblem);
}

/** Value of an item, without its key; the fields depend on its kind. */
export interface KitchenValue {
  lists?: readonly string[] | null;
  name?: string | null;
  text?: string | null;
  batches?: number | null;
  servings?: number | null;
  day?: string | null;
  recipe?: string | null;
}

const fieldRules: {
  [Field in keyof KitchenValue]-?: (value: NonNullable<KitchenValue[Field]>) => RuleProblem | undefined;
} = {
  lists: listsProblem,
  name: listNameProblem,
  text: noteProblem,
  batches: batchesProblem,
  servings: servingsProblem,
  day: dayProblem,
  recipe: recipeSlugProblem,
};

const valueFields = Object.keys(fieldRules) as (keyof KitchenValue)[];

interface KindRules {
  /** Maximum number of items of the kind per account. */
  limit: number;
  keyProblem: (key: string) => RuleProblem | undefined;
  /** Fields that the value must have. */
  needs?: readonly (keyof KitchenValue)[];
  /** Fields that the value may have in addition. */
  takes?: readonly (keyof KitchenValue)[];
  /** A stricter rule for the field `text`. */
  textProblem?: (text: string) => RuleProblem | undefined;
  /** Returns the problem with the value as a whole. */
  valueProblem?: (value: KitchenValue) => RuleProblem | undefined;
}

/** Rules for each kind of item that members store. */
const kinds = {
  SAVED: { limit: 500, keyProblem: recipeSlugProblem, takes: ['lists', 'servings'] },
  LIST: { limit: MAX_LISTS, keyProblem: generatedIdProblem, needs: ['name'] },
  NOTE: { limit: 500, keyProblem: recipeSlugProblem, needs: ['text'] },
  COMPARE: { limit: 500, keyProblem: recipeSlugProblem },
  BASKET: { limit: 500, keyProblem: recipeSlugProblem, needs: ['batches'], takes: ['servings'] },
  TICKED: { limit: 500, keyProblem: lineProblem },
  AT_HOME: { limit: 500, keyProblem: lineProblem },
  OWN_LINE: { limit: 100, keyProblem: ownLineProblem },
  PLAN: {
    limit: MAX_PLANNED,
    keyProblem: generatedIdProblem,
    needs: ['day'],
    takes: ['recipe', 'servings', 'text'],
    textProblem: planTextProblem,
    valueProblem: ({ recipe, text }) =>
      (recipe ?? text ?? null) === null ? { code: 'REQUIRED', message: kitchenChangeTexts.planEmpty } : undefined,
  },
  COOKED: { limit: MAX_COOKED, keyProblem: cookedKeyProblem, takes: ['text'] },
} satisfies Record<string, KindRules>;

export type KitchenKind = keyof typeof kinds;

export const kitchenKinds: Readonly<Record<KitchenKind, KindRules>> = kinds;

/** Kinds in words for members. */
const kindNames: Readonly<Record<KitchenKind, string>> = {
  SAVED: 'saved recipes',
  LIST: 'lists',
  NOTE: 'notes',
  COMPARE: 'comparison',
  BASKET: 'basket',
  TICKED: 'shopping list',
  AT_HOME: 'shopping list',
  OWN_LINE: 'shopping list',
  PLAN: 'plan',
  COOKED: 'cooking days',
};

/** The new state of an item; a null value removes it. */
export interface KitchenChange {
  kind: KitchenKind;
  key: string;
  value?: KitchenValue | null;
}

/** Returns all problems of a change, each with its field. Example: `value.text`. */
export function kitchenProblems({ kind, key, value }: KitchenChange): (RuleProblem & { field: string })[] {
  const { keyProblem, needs = [], takes = [], textProblem, valueProblem } = kitchenKinds[kind];
  const fieldProblem = (field: keyof KitchenValue): RuleProblem | undefined => {
    const fieldValue = value?.[field] ?? null;
    const isNeeded = needs.includes(field);
    if (fieldValue === null)
      return isNeeded ? { code: 'REQUIRED', message: kitchenChangeTexts.fieldMissing } : undefined;
    if (!isNeeded && !takes.includes(field)) return { code: 'INVALID', message: kitchenChangeTexts.fieldUnfit };
    const rule = field === 'text' && textProblem ? textProblem : fieldRules[field];
    return rule(fieldValue as never);
  };
  const problems: [string, RuleProblem | undefined][] = [['key', keyProblem(key)]];
  if (value === undefined) problems.push(['value', { code: 'REQUIRED', message: kitchenChangeTexts.valueMissing }]);
  if (value) {
    problems.push(['value', valueProblem?.(value)]);
    for (const field of valueFields) problems.push([`value.${field}`, fieldProblem(field)]);
  }
  return problems.flatMap(([field, problem]) => {
    if (!problem) return [];
    const { at, ...ownProblem } = problem;
    return [{ field: at === undefined ? field : `${field}.${at}`, ...ownProblem }];
  });
}
