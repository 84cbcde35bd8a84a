import type { FoodFinder } from '../foods/find-food.ts';
import type { FoodLine, PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeField, RecipeFields } from '../format/recipe.schema.ts';

/** The parts of a recipe that rules read. */
export interface CheckedRecipe {
  fields: RecipeFields;
  facts: RecipeFacts;
  finder: FoodFinder;
  /** Every text of the recipe but for its ingredient lines, in the order of the file, and its picture's description. */
  texts: CheckedText[];
  /** `YYYY-MM-DD`. */
  today: string;
}

export interface CheckedText {
  path: (string | number)[];
  text: string;
  /** Field that contains the text; titles of groups and steps are headings. */
  field: RecipeField | 'alt' | 'heading';
  /** The question that the text answers. */
  asked?: string;
  /** Its subject: its question, or the words before the colon of a tip. */
  about: string;
}

/** Returns the problems by path; each message says what would be right. */
export type Rule = (recipe: CheckedRecipe) => PathProblem[];

/** Converts a recipe to the shape that rules read. */
export function toCheckedRecipe(
  fields: RecipeFields,
  facts: RecipeFacts,
  finder: FoodFinder,
  today: string,
  alt?: string,
): CheckedRecipe {
  const text = (field: CheckedText['field'], said: string, path: CheckedText['path'], asked?: string): CheckedText => ({
    ...{ field, text: said, path, asked },
    about: asked ?? (field === 'tips' ? (/^[^:]{1,60}(?=: )/.exec(said)?.[0] ?? '') : ''),
  });
  const listed = (field: CheckedText['field'], texts: readonly string[]) =>
    texts.map((said, index) => text(field, said, [field, index]));
  const single = (field: RecipeField): CheckedText[] => {
    const said = fields[field];
    return typeof said === 'string' ? [text(field, said, [field])] : [];
  };
  const headings = (field: 'ingredients' | 'instructions') =>
    fields[field].map(({ title }, index) => text('heading', title, [field, index, 'title']));
  const texts = [
    ...single('title'),
    ...listed('aka', fields.aka),
    ...single('description'),
    ...single('yield'),
    ...listed('why', fields.why),
    ...headings('ingredients'),
    ...headings('instructions'),
    ...fields.instructions.flatMap(({ steps }, index) =>
      steps.map((step, at) => text('instructions', step.text, ['instructions', index, 'steps', at])),
    ),
    ...listed('tips', fields.tips),
    ...listed('equipment', fields.equipment),
    ...listed('serving', fields.serving),
    ...fields.faqs.flatMap(({ question, answer }, index) => [
      text('faqs', question, ['faqs', index, 'question']),
      text('faqs', answer, ['faqs', index, 'answer'], question),
    ]),
    ...single('summary'),
    // The alt text is in the picture's own file, so its problems point at the recipe's title.
    ...(alt === undefined ? [] : [text('alt', alt, ['title'])]),
  ];
  return { fields, facts, finder, texts, today };
}

/** Returns the steps, in order. */
export function getSteps({ texts }: CheckedRecipe): CheckedText[] {
  return texts.filter(({ field }) => field === 'instructions');
}

/** Returns all steps as one text. */
export function getMethod(recipe: CheckedRecipe): string {
  return getSteps(recipe)
    .map(({ text }) => text)
    .join(' ');
}

/** Splits a text into sentences; a full stop inside a number does not end one. */
export function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

/** Returns the sentences that are statements, not questions. */
export function getStatements(text: string): string[] {
  return toSentences(text).filter((sentence) => !sentence.trimEnd().endsWith('?'));
}

/**
 * Applies a check to each statement of the texts.
 * @param read - returns the statement's problem, or nothing
 */
export function inStatements(
  texts: readonly CheckedText[],
  read: (sentence: string, text: CheckedText, before: readonly string[]) => string | undefined | false,
): PathProblem[] {
  return texts.flatMap((text) =>
    getStatements(text.text).flatMap((sentence, index, all) => {
      const message = read(sentence, text, all.slice(0, index));
      return message ? [{ path: text.path, message }] : [];
    }),
  );
}

/** Returns a single problem, of a line or of a text. */
export function problemAt({ path }: Pick<PathProblem, 'path'>, message: string): PathProblem[] {
  return [{ path, message }];
}

/** Returns the lines whose food matches. */
export function getLines(recipe: CheckedRecipe, passes: (line: FoodLine) => boolean): FoodLine[] {
  return recipe.facts.lines.filter(passes);
}

/** The beginning of an answer that agrees with its question. */
export const YES = /^(?:yes|sure|of course|certainly|gladly|by all means|go ahead|you (?:can|may)|it (?:can|may))\b/i;
