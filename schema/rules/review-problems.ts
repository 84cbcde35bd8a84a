import type { RuleProblem } from './problem.ts';
import { MAX_RATING, MAX_REVIEW_LENGTH, normalizeReview, reviewLength, reviewTexts } from './reviews.ts';

/** Additional characters that the setting COMMENT_PUNCTUATION allows. */
export const MORE_PUNCTUATION = '½°&;?"/';

// Letters and marks of any script with the joiners that some need, digits, spaces, and . , ! : ( ) - ' ’
const ALLOWED = /^(?:[\p{L}\p{M}\p{Nd}\p{Zs}\t\n.,!:()'’-]|\u200c|\u200d)$/u;
// Hangul fillers and variation selectors count as letters and marks, but are invisible.
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** @param morePunctuation - see `reviewProblems` */
function getAllowedCharactersText(morePunctuation: string): string {
  const more = [...morePunctuation].map((character) => ` ${character}`).join('');
  return `Comment can only contain text, numbers, and basic punctuation (. , ! : () - '${more}).`;
}

/**
 * Returns the characters of a comment that are not allowed, each once, in their order.
 * @param morePunctuation - see `reviewProblems`
 */
function rejectedCharacters(comment: string, morePunctuation: string): string[] {
  const rejected = [...normalizeReview(comment)].filter(
    (character) => !ALLOWED.test(character) && !morePunctuation.includes(character),
  );
  return [...new Set(rejected)];
}

/** The problem with one part of a comment. */
interface ReviewProblem extends RuleProblem {
  field: 'message' | 'rating';
}

/**
 * Checks a comment with its stars.
 * @param message - unvalidated input
 * @param rating - unvalidated input
 * @param morePunctuation - characters that are allowed in addition to the default ones
 * @returns the problems, at most one per field, in the order in which they are shown
 */
export function reviewProblems(message: unknown, rating: unknown, morePunctuation: string): ReviewProblem[] {
  const text = typeof message === 'string' ? message : '';
  const stars = typeof rating === 'number' ? rating : Number.NaN;
  const checks: [isWrong: boolean, problem: ReviewProblem][] = [
    [BLANK.test(text), { field: 'message', code: 'REQUIRED', message: reviewTexts.messageEmpty }],
    [
      rating === undefined || rating === null || rating === 0,
      { field: 'rating', code: 'REQUIRED', message: reviewTexts.ratingEmpty },
    ],
    [
      rejectedCharacters(text, morePunctuation).length > 0,
      { field: 'message', code: 'INVALID', message: getAllowedCharactersText(morePunctuation) },
    ],
    [!(stars > 0 && stars <= MAX_RATING), { field: 'rating', code: 'OUT_OF_RANGE', message: reviewTexts.ratingRange }],
    [!Number.isInteger(stars * 2), { field: 'rating', code: 'OUT_OF_RANGE', message: reviewTexts.ratingStep }],
    [reviewLength(text) > MAX_REVIEW_LENGTH, { field: 'message', code: 'TOO_LONG', message: reviewTexts.messageLong }],
  ];
  const wrong = checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
  return wrong.filter(({ field }, index) => wrong.findIndex((other) => other.field === field) === index);
}

/** Returns the first problem with a comment; undefined if there is none. */
export function reviewProblem(message: unknown, rating: unknown, morePunctuation: string): ReviewProblem | undefined {
  return reviewProblems(message, rating, morePunctuation)[0];
}

/** Replacements for rejected characters that cooks need. */
const alternatives: Record<string, string> = {
  '/': 'write half, or 1 of 2',
  '½': 'write half',
  '¼': 'write a quarter',
  '¾': 'write three quarters',
  '⅓': 'write a third',
  '⅔': 'write two thirds',
  '°': 'write 200 C, or 400 F',
  '℃': 'write 200 C',
  '℉': 'write 400 F',
  '%': 'write percent',
  '&': 'write and',
  '+': 'write and',
  ';': 'use a comma',
  '?': 'use a period',
  '"': "use ' instead",
  '“': "use ' instead",
  '”': "use ' instead",
  '–': 'use - instead',
  '—': 'use - instead',
  '…': 'use ... instead',
};

/** Maximum number of rejected characters to name. */
const MAX_NAMED = 3;

/**
 * Names the first three visible characters of a comment that are not allowed, with what to write instead.
 * @param morePunctuation - see `reviewProblems`
 * @returns a sentence for each; an empty text if all are allowed
 */
export function getRejectedCharactersText(comment: string, morePunctuation: string): string {
  const visible = rejectedCharacters(comment, morePunctuation).filter((character) => /[^\p{C}\p{M}]/u.test(character));
  return visible
    .slice(0, MAX_NAMED)
    .map((character) => {
      const alternative = alternatives[character];
      return `${character} is not allowed${alternative === undefined ? '' : `: ${alternative}`}.`;
    })
    .join(' ');
}
