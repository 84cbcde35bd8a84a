import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import type { Rule } from './checked-recipe.ts';

/** Remains of editors and chats, which are no text for readers. */
const STRAY: [pattern: RegExp, what: string, right: string][] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML', 'write plain text'],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u, 'an emoji', 'leave it out'],
  [/(?:^|\s)[a-z]:\\|\\\\\w|\.(?:docx?|png|jpe?g)\b/i, 'the path of a file', 'leave it out'],
  [
    /https?:\/\/|\bwww\.|\b[\p{L}\d-]+\.\p{L}{2,}\/\p{L}|\b[\p{L}\d-]+\.(?:com|org|net|info|blog|recipes|kitchen|food|io|co|me|tv|uk|de|it|fr|mx|cn|in|ca|au|eu|app|site|online|shop|store)\b|\bdot (?:com|org|net)\b|\b[\w.]+@[\w-]+\.\w/iu,
    'an address',
    'name what it leads to',
  ],
  [/\b(?:todo|fixme|tbd|xxx|lorem ipsum)\b/i, 'a note to oneself', 'write it, or take it out'],
  [/\*\*|__|^#+\s|\[[^\]]+\]\(/, 'Markdown', 'write plain text'],
];

/** Reports texts that no reader should see. */
const strayText: Rule = ({ texts, facts }) => {
  const lines = facts.lines.map(({ line, path }) => ({ text: line.text, path }));
  return [...texts, ...lines].flatMap(({ text, path }) =>
    STRAY.flatMap(([pattern, what, right]) => {
      const found = pattern.exec(text)?.[0].trim();
      return found ? [{ path, message: `holds ${what} (found "${found}"): ${right}` }] : [];
    }),
  );
};

/** Reports a day so far in the future that it is a typo: a recipe appears on its day. */
const distantDay: Rule = ({ fields, today }) => {
  const year = Number(today.slice(0, 4)) + 1;
  if (fields.published <= `${year}${today.slice(4)}`) return [];
  const message = `published is ${fields.published}, more than a year ahead of today, ${today}`;
  return [{ path: ['published'], message }];
};

/** Reports an ingredient that is listed twice in one group. */
const repeatedIngredient: Rule = ({ facts }) => {
  const first = new Map<string, FoodLine>();
  return facts.lines.flatMap((line): PathProblem[] => {
    const [, group] = line.path;
    const key = `${group}: ${line.food.key}, ${toWords(`${line.line.item} ${line.line.note ?? ''}`).join(' ')}`;
    const other = first.get(key);
    first.set(key, other ?? line);
    if (!other) return [];
    return [{ path: line.path, message: `"${line.line.text}" repeats "${other.line.text}": make it one line` }];
  });
};

export const strayTextRules: Rule[] = [strayText];
export const formRules: Rule[] = [distantDay, repeatedIngredient];
