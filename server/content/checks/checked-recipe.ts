import type { FoodFinder } from '../foods/find-food.ts';
import type { FoodLine, PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { MentionFinder } from '../uses/mentions.ts';

/** The parts of a recipe that rules read. */
export interface CheckedRecipe {
  fields: RecipeFields;
  facts: RecipeFacts;
  finder: FoodFinder;
  /** Every text except ingredient lines and names, in the order of the file; then the description of the picture. */
  texts: CheckedText[];
  /** The texts that are steps. */
  steps: CheckedText[];
  /** All steps as one text. */
  method: string;
  lines: readonly FoodLine[];
  /** Finds the lines that a text names. */
  mentions: MentionFinder;
  /** `YYYY-MM-DD`. */
  today: string;
}

export interface CheckedText {
  path: (string | number)[];
  text: string;
  /** `step` for a step, `alt` for the description of the picture, else the field of the file. */
  field: string;
  /** The question that the text answers. */
  question?: string;
  /** Its question, or the words before the colon of a tip; else empty. */
  subject: string;
}

/** A rule: returns the problems that it finds in a recipe. */
export type Rule = (recipe: CheckedRecipe) => PathProblem[];

/** Returns a rule that reports the problems of the first rule that finds any. */
export function firstOf(rules: readonly Rule[]): Rule {
  return (recipe) => rules.map((rule) => rule(recipe)).find((problems) => problems.length > 0) ?? [];
}

/** Converts a recipe to the form that rules read. */
export function toCheckedRecipe(parts: Omit<CheckedRecipe, 'steps' | 'method' | 'lines' | 'mentions'>): CheckedRecipe {
  const { lines } = parts.facts;
  const steps = parts.texts.filter(({ field }) => field === 'step');
  const method = steps.map(({ text }) => text).join(' ');
  return { ...parts, steps, method, lines, mentions: new MentionFinder(lines) };
}

/** Keys whose values are not texts, but names, dates, ingredient lines or search words. */
const SKIPPED: ReadonlySet<string> = new Set(
  'author published category alsoIn cuisine difficulty course items uses dishes foods take words'.split(' '),
);

/** Returns the texts of a value and of all values inside it, except values of `SKIPPED` keys. */
export function getCheckedTexts(value: unknown, path: CheckedText['path'], answeredQuestion?: string): CheckedText[] {
  if (typeof value === 'string') {
    const isStep = path[0] === 'instructions' && path.at(-1) !== 'title';
    const subject = answeredQuestion ?? (path[0] === 'tips' ? (/^[^:]{1,60}(?=: )/.exec(value)?.[0] ?? '') : '');
    return [{ path, text: value, field: isStep ? 'step' : String(path[0]), question: answeredQuestion, subject }];
  }
  if (typeof value !== 'object' || value === null) return [];
  // Problems of a parsed step are reported at the path of its entry in the file.
  if ('text' in value && 'uses' in value) return getCheckedTexts(value.text, path);
  // "Poultry" and "74 °C (165 °F)" only make sense together.
  if ('what' in value && 'value' in value) return getCheckedTexts(`${value.what}: ${value.value}`, path);
  const question = 'question' in value ? String(value.question) : undefined;
  return Object.entries(value).flatMap(([key, each]) => {
    const segment = Array.isArray(value) ? Number(key) : key;
    return SKIPPED.has(key) ? [] : getCheckedTexts(each, [...path, segment], key === 'answer' ? question : undefined);
  });
}

/** Returns answers that say yes, each with its question as a statement in place of its text: "Can it stay out." */
export function getYesAnswers(texts: readonly CheckedText[]): CheckedText[] {
  return texts.flatMap((text) => {
    const isYes =
      /^(?:yes|sure|of course|certainly|gladly|(?:it|they) (?:already )?(?:is|are|does|do|can|may))\b(?! not\b)/i;
    return text.question && isYes.test(text.text) ? [{ ...text, text: text.question.replaceAll('?', '.') }] : [];
  });
}

/** Splits a text into sentences; a full stop inside a number does not end one. */
export function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

/** Splits a sentence into clauses. */
export function toClauses(sentence: string): string[] {
  return sentence.split(/[,;:]/);
}

/**
 * Returns the problems of each sentence of the texts, except questions.
 * @param getMessages - returns the problems of a sentence, or nothing; `context` is earlier text that "it" may refer to
 */
export function getSentenceProblems(
  texts: readonly CheckedText[],
  getMessages: (sentence: string, text: CheckedText, context: string) => string | string[] | undefined | false,
): PathProblem[] {
  return texts.flatMap((text) =>
    toSentences(text.text)
      .filter((sentence) => !sentence.trimEnd().endsWith('?'))
      .flatMap((sentence, index, all) => {
        const context = [text.subject, ...all.slice(Math.max(0, index - 2), index)].join(' ');
        return getMessages(sentence, text, context) || [];
      })
      .map((message) => ({ path: text.path, message })),
  );
}

/** Returns the title of the group that an ingredient line is in. */
export function getGroupTitle({ fields }: CheckedRecipe, { path }: FoodLine): string {
  return fields.ingredients[Number(path[1])]?.title ?? '';
}

/** Returns whether a sentence may refer to a food of an earlier sentence. */
export function hasPronoun(sentence: string): boolean {
  return /\b(?:it|them)\b/i.test(sentence);
}

/** Returns an array with one problem, of a line or of a text. */
export function reportAt({ path }: Pick<PathProblem, 'path'>, message: string): PathProblem[] {
  return [{ path, message }];
}
