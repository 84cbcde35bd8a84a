import * as z from 'zod';
import { fractionText, readNumber } from '#cooking/numbers.ts';
import { MARKED_AMOUNT, stripMarks } from '#schema/rules/marked-amounts.ts';
import { SLUG } from '#schema/rules/slug.ts';
import { isFields } from '#server/is-fields.ts';
import { readIngredientLine } from '../amounts.ts';
import { forbiddenCharacters, tidy } from '../reading/characters.ts';
import { type Suggestion, suggestName } from '../similar.ts';
import { expects } from './expects.ts';

const COLON = 'has a colon and a space, which YAML reads as "field: value": put all of it in double quotes';
const CURLY = 'is in curly quotes: use straight ones';
const NO_BRACES = 'has braces: they mark amounts in steps, tips, suggestions, answers and the summary only, as {400 g}';
/** A fraction such as 1/2 that has its own character, or 1½ without a space; neither a date nor 80/20. */
const OTHER_FRACTION = /(?<![\d/.,])(?:(?:\d+ )?(?:1\/[2348]|2\/3|[35]\/[48]|7\/8)(?![\d/])|\d+[⅛¼⅓⅜½⅝⅔¾⅞])/u;
/** HTML, or Markdown for bold or links: pages would show the markup. */
const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\*\*|\[[^\]]+\]\(/i;
const { error: notText } = expects('must be text: put it in double quotes');

/**
 * A text of one line, trimmed: neither empty nor too long, and without characters that hide or reorder text.
 * @param marked - `true` to allow amounts in braces, which scale with the servings
 * @param anyFraction - `true` to allow "1/2" and "1½" in addition to "½" and "1 ½", for texts whose amounts the site
 * parses
 */
export function textSchema(maxLength: number, { marked = false, anyFraction = false } = {}) {
  return z
    .string({
      error: ({ input }) =>
        isFields(input) ? (/^[“„‘]/.test(Object.keys(input)[0] ?? '') ? CURLY : COLON) : notText({ input }),
    })
    .overwrite(tidy)
    .min(1, { error: 'must not be empty' })
    .max(maxLength, {
      error: ({ input }) => `must have at most ${maxLength} characters (found ${String(input).length})`,
    })
    .superRefine((value, context) => {
      for (const { message } of forbiddenCharacters(value)) context.addIssue({ code: 'custom', message });
      const problem = marked ? findBraceProblem(value) : /[{}]/.test(value) ? NO_BRACES : undefined;
      if (problem) context.addIssue({ code: 'custom', message: problem });
      const [, quoted] = /^[“„](.*)[”“]$/u.exec(value) ?? [];
      if (quoted !== undefined)
        context.addIssue({ code: 'custom', message: CURLY, params: { intended: JSON.stringify(quoted) } });
      const markup = MARKUP.exec(value)?.[0];
      if (markup)
        context.addIssue({
          code: 'custom',
          message: `has HTML or Markdown (found "${markup}"): write plain text`,
        });
      const fraction = anyFraction ? null : OTHER_FRACTION.exec(value)?.[0];
      if (fraction) {
        const intended = fractionText(readNumber(fraction));
        context.addIssue({
          code: 'custom',
          message: `has "${fraction}": write ${intended}`,
          params: { from: fraction, intended },
        });
      }
    });
}

/** Returns the first problem with the amounts in braces. */
function findBraceProblem(value: string): string | undefined {
  if (/[{}]/.test(stripMarks(value))) return 'has an unmatched brace: write an amount as {400 g}';
  for (const [, amount = ''] of value.matchAll(MARKED_AMOUNT)) {
    const line = readIngredientLine(`${amount} of it`);
    const suffix = ` (found "{${amount}}")`;
    if ('problem' in line) return `${line.problem}${suffix}`;
    if (line.quantity === null) return `must begin with an amount inside the braces${suffix}`;
  }
  return undefined;
}

/** A list of 1 to 100 items, or of a number within `bounds`. `bounds.words` is the message for authors. */
export function listSchema<Item extends z.ZodType>(
  item: Item,
  noun: string,
  bounds: { min: number; max: number; words: string } = {
    min: 1,
    max: 100,
    words: `must list 1 to 100 ${noun}`,
  },
) {
  const error = ({ input }: { input?: unknown }) =>
    `${bounds.words} (found ${Array.isArray(input) ? input.length : 'no list'})`;
  return z
    .array(item, expects(`must be a list of ${noun}, each on a line that begins with "- "`))
    .min(bounds.min, { error })
    .max(bounds.max, { error });
}

/** A whole number. @param example - a valid number, for the error message */
export function wholeNumber(min: number, max: number, noun: string, example: number) {
  const words = expects(`must be a whole number of ${noun}, for example ${example}`);
  return z
    .int(words)
    .min(min, words)
    .max(max, expects(`must be at most ${max} ${noun}`));
}

/**
 * A name that another file must define.
 * @param allowed - the names in that file; undefined to allow every name, if the file cannot be read
 * @param suggest - returns a suggestion for a name that is not allowed
 */
export function listedName(
  file: string,
  allowed: readonly string[] | undefined,
  suggest: (value: string, names: readonly string[]) => Suggestion = suggestName,
) {
  // A set, because there may be many recipes.
  const names = allowed && new Set(allowed);
  return z
    .string(expects(`must be a name from ${file}`))
    .overwrite(tidy)
    .min(1, { error: 'must not be empty' })
    .superRefine((value, context) => {
      if (value === '' || !names || names.has(value)) return;
      const { hint, intended } = suggest(value, allowed ?? []);
      context.addIssue({ code: 'custom', message: `"${value}" is not in ${file}: ${hint}`, params: { intended } });
    });
}

/** One of a few words. */
export function oneOfSchema<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, expects(`must be one of ${words.join(', ')}`));
}

/**
 * A map of entries by their keys, which are slugs.
 * @param noun - plural of the entries. Example: `guides`
 * @param example - a valid key
 */
export function keyedSchema<Entry extends z.ZodType>(entry: Entry, noun: string, example: string) {
  return z.record(slugSchema(example), entry, expects(`must hold ${noun} by their keys, for example "${example}:"`));
}

/** A slug. @param example - a valid slug, for the error message */
export function slugSchema(example: string) {
  return z
    .string()
    .regex(SLUG, { error: `must be lower-case letters a–z, digits and single hyphens, for example ${example}` });
}

/** A list of names, which may be empty. @param example - valid names, separated by commas */
export function namesSchema(example: string) {
  return z.array(textSchema(60), expects(`must be a list of names, for example [${example}]`)).default([]);
}
