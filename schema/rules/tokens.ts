import type { RuleProblem } from './problem.ts';

/** Prefix of every token, by which secret scanners recognize a leaked token. */
export const TOKEN_PREFIX = 'mesob_';

/** Maximum number of tokens per member. */
export const MAX_TOKENS = 20;

/** Maximum number of code points in the name of a token. */
export const MAX_TOKEN_NAME_LENGTH = 60;

/** Maximum number of days until a token expires; a token can also be permanent. */
export const MAX_TOKEN_DAYS = 365;

/** Scopes of a token. WRITE includes READ; CALENDAR is for the address of a calendar and grants nothing else. */
export type TokenScope = 'CALENDAR' | 'READ' | 'WRITE';

export const tokenTexts = {
  created: 'Token created. Copy it now: it will not be shown again.',
  revoked: 'Token revoked.',
  noCalendar: 'This calendar does not exist or was removed.',
  unknown: 'There is no such token.',
  tooMany: `An account can have at most ${MAX_TOKENS} tokens. Revoke one that is no longer used.`,

  nameRequired: 'Please name the token.',
  nameLong: `The name of a token can be at most ${MAX_TOKEN_NAME_LENGTH} characters.`,
  nameInvalid: 'The name contains characters that cannot be used.',
  daysRange: `A token can be valid for 1 to ${MAX_TOKEN_DAYS} days.`,

  bad: 'The token is invalid or has expired.',
  readsOnly: 'This token can only read. Create one that can write.',
  forMembers: 'A token cannot do this. Sign in instead.',
} as const;

const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Returns the name of a token in its stored form: composed characters, single spaces. */
export function normalizeTokenName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns the problem with the name of a token; undefined if there is none. */
export function tokenNameProblem(name: string): RuleProblem | undefined {
  if (BLANK.test(name)) return { code: 'REQUIRED', message: tokenTexts.nameRequired };
  if (FORBIDDEN.test(normalizeTokenName(name))) return { code: 'INVALID', message: tokenTexts.nameInvalid };
  return [...normalizeTokenName(name)].length > MAX_TOKEN_NAME_LENGTH
    ? { code: 'TOO_LONG', message: tokenTexts.nameLong }
    : undefined;
}

/** Returns the problem with the days after which a token expires; undefined if there is none. */
export function tokenDaysProblem(days: number): RuleProblem | undefined {
  return Number.isInteger(days) && days >= 1 && days <= MAX_TOKEN_DAYS
    ? undefined
    : { code: 'OUT_OF_RANGE', message: tokenTexts.daysRange };
}
