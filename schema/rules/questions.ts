import { normalizeNote } from './kitchen.ts';
import type { RuleProblem } from './problem.ts';

/** Maximum length of a question, and of an answer, in code points. */
export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 1_500;

/** Default and maximum number of questions on one page. */
export const QUESTION_PAGE_SIZE = 20;
export const MAX_QUESTION_PAGE_SIZE = 50;

/** Maximum number of answers to a question. */
export const MAX_ANSWERS = 50;

/**
 * Maximum number of questions of one member about a recipe, and of answers of one member to a question, to leave room
 * for other members.
 */
export const MAX_OWN_QUESTIONS = 20;
export const MAX_OWN_ANSWERS = 5;

export const questionTexts = {
  asked: 'Question posted.',
  answered: 'Answer posted.',
  edited: 'Your text was changed.',
  deleted: 'Your text was deleted.',
  noEntry: 'This question or answer no longer exists, or another member wrote it.',
  questionEmpty: 'Please write your question.',
  questionLong: `A question can be at most ${MAX_QUESTION_LENGTH} characters.`,
  answerEmpty: 'Please write your answer.',
  answerLong: `An answer can be at most ${MAX_ANSWER_LENGTH.toLocaleString('en-US')} characters.`,
  characters: 'The text contains characters that cannot be used.',
  enough: `This question already has ${MAX_ANSWERS} answers.`,
  askedEnough: `You have already asked ${MAX_OWN_QUESTIONS} questions about this recipe.`,
  answeredEnough: `You have already answered this question ${MAX_OWN_ANSWERS} times.`,
  failed: 'Your text was not sent, but is still here. Please try again.',
  notDeleted: 'Your text could not be deleted. Please try again.',
  signedOut: 'Please sign in to send it. What you wrote stays here.',
} as const;

// Control characters except line ends and tabs, lone surrogates, and characters that reorder text.
const UNFIT = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns the problem with a question; undefined if there is none. */
export function questionProblem(text: string): RuleProblem | undefined {
  return entryProblem(text, MAX_QUESTION_LENGTH, questionTexts.questionEmpty, questionTexts.questionLong);
}

/** Returns the problem with an answer; undefined if there is none. */
export function answerProblem(text: string): RuleProblem | undefined {
  return entryProblem(text, MAX_ANSWER_LENGTH, questionTexts.answerEmpty, questionTexts.answerLong);
}

function entryProblem(text: string, maxLength: number, ifEmpty: string, ifLong: string): RuleProblem | undefined {
  const normalized = normalizeNote(text);
  if (BLANK.test(normalized)) return { code: 'REQUIRED', message: ifEmpty };
  if (UNFIT.test(normalized)) return { code: 'INVALID', message: questionTexts.characters };
  return [...normalized].length > maxLength ? { code: 'TOO_LONG', message: ifLong } : undefined;
}
