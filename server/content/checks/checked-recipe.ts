import type { FoodFinder } from '../foods/find-food.ts';
import type { FoodLine, PathProblem, RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeField, RecipeFields } from '../format/recipe.schema.ts';

/** The parts of a recipe that the rules of the check look at. */
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
  /** The field that it stands in. */
  field: RecipeField | 'alt';
  /** The question that it answers. */
  asked?: string;
}

/** @returns the problems, by the paths of their places; each message says what would be right. */
export type Rule = (recipe: CheckedRecipe) => PathProblem[];

/** Puts a recipe into the shape that rules read. */
export function toCheckedRecipe(
  fields: RecipeFields,
  facts: RecipeFacts,
  finder: FoodFinder,
  today: string,
  alt?: string,
): CheckedRecipe {
  const listed = (field: CheckedText['field'], texts: readonly string[]) =>
    texts.map((text, index): CheckedText => ({ path: [field, index], text, field }));
  const single = (field: RecipeField): CheckedText[] => {
    const text = fields[field];
    return typeof text === 'string' ? [{ path: [field], text, field }] : [];
  };
  const texts = [
    ...single('title'),
    ...single('description'),
    ...listed('why', fields.why),
    ...fields.instructions.flatMap(({ steps }, index) =>
      steps.map((step, stepIndex): CheckedText => {
        const path = ['instructions', index, 'steps', stepIndex];
        return { path, text: step.text, field: 'instructions' };
      }),
    ),
    ...listed('tips', fields.tips),
    ...listed('equipment', fields.equipment),
    ...listed('serving', fields.serving),
    ...fields.faqs.flatMap(({ question, answer }, index): CheckedText[] => [
      { path: ['faqs', index, 'question'], text: question, field: 'faqs' },
      { path: ['faqs', index, 'answer'], text: answer, field: 'faqs', asked: question },
    ]),
    ...single('summary'),
    // The picture's own file holds it; in the recipe's file the title stands for the picture.
    ...(alt === undefined ? [] : [{ path: ['title'], text: alt, field: 'alt' } satisfies CheckedText]),
  ];
  return { fields, facts, finder, texts, today };
}

/** @returns the steps, in their order. */
export function stepsOf({ texts }: CheckedRecipe): CheckedText[] {
  return texts.filter(({ field }) => field === 'instructions');
}

/** @returns all steps as one text. */
export function methodOf(recipe: CheckedRecipe): string {
  return stepsOf(recipe)
    .map(({ text }) => text)
    .join(' ');
}

/** Takes a text apart into sentences; a full stop inside a number ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/);
}

/** @returns the sentences that say something and do not ask. */
export function statementsOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) => !sentence.trimEnd().endsWith('?'));
}

/** @returns the lines whose food passes. */
export function linesOf(recipe: CheckedRecipe, passes: (line: FoodLine) => boolean): FoodLine[] {
  return recipe.facts.lines.filter(passes);
}
