import { INSTRUCTS, SETTING } from './plain-text-clues.ts';
import { isSentence } from './plain-text-words.ts';

/** A line that can have the number of a step. */
interface Numbered {
  text: string;
  number?: number;
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');
/** Marks that number steps only if the next mark is in the text, too; each has a function from mark to number. */
const MARKS: [RegExp, (mark: string) => number][] = [
  [/^#?(\d{1,2})(?:\s*[–-])?\s+(?=\p{Lu})|^(\d{1,2})(?=\p{Lu}\p{Ll}+\b.*\.$)/u, Number],
  [/^\(?([a-z])[.)]\s+(?=\p{L})/u, (letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1],
  [/^\(?([ivx]{1,4})[.)]\s+(?=\p{L})/u, (roman) => ROMAN.indexOf(roman) + 1],
];

/** Numbers the steps of lists such as "1 Boil", "2 Fry" and "a) Boil", "b) Fry". */
export function withListNumbers<Line extends Numbered>(lines: readonly Line[]): Line[] {
  const numbered = [...lines];
  for (const [pattern, toNumber] of MARKS) {
    let list: { index: number; text: string }[] = [];
    const endList = () => {
      if (list.length > 1)
        for (const [at, { index, text }] of list.entries())
          numbered[index] = { ...(lines[index] as Line), text, number: at + 1 };
      list = [];
    };
    for (const [index, line] of lines.entries()) {
      const mark = line.number === undefined ? pattern.exec(line.text) : null;
      const number = mark ? toNumber(mark[1] ?? mark[2] ?? '') : line.number;
      const text = mark ? line.text.slice(mark[0].length) : line.text;
      if (number === 1 && isStep(text)) endList();
      const isNext = number === list.length + 1;
      const mayBeAny = list.length > 0 || mark?.[2] !== undefined;
      if (isNext && (isStep(text) || (mayBeAny && isSentence(text)))) list.push({ index, text });
    }
    endList();
  }
  return numbered;
}

function isStep(text: string): boolean {
  return INSTRUCTS.test(text) || SETTING.test(text);
}
