/** How often a text has the words of one of its lines elsewhere. */
export interface Mentions {
  /** Share of its words that the ingredients have, too. */
  echo: number;
  /** `true` if the text has the line again, or names it in a breadcrumb path. */
  repeated: boolean;
  /** `true` if another line contains it: "This leek pie is …". */
  named: boolean;
  /** Share of its words that at least two other lines have. */
  known: number;
}

/** Maximum length of a line that can be the breadcrumb path of a page, in characters. */
const MAX_PATH = 200;
/** Lengths of a name in letters, and the number of lines from the start that can be one: the search takes time. */
const [MIN_NAME, MAX_NAME, MAX_LINES] = [7, 80, 1_000];

/**
 * Returns a function that returns the mentions of a line by its text and its index.
 * @param items - the lines with an amount
 */
export function mentionsIn(
  lines: readonly string[],
  items: readonly string[],
): (text: string, index: number) => Mentions {
  const counts = new Map<string, number>();
  for (const text of lines)
    for (const name of new Set([text, ...namesIn(text)].map(toKey))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const wordsOfItems = new Set(items.flatMap(toWords));
  const uses = new Map<string, number>();
  const wordsOfLines = lines.map(toWords);
  for (const words of wordsOfLines) for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const whole = lines.join('\n').toLowerCase();
  return (text, index) => {
    const words = wordsOfLines[index] ?? [];
    const share = (test: (word: string) => boolean) => words.filter(test).length / Math.max(2, words.length);
    const name = text.toLowerCase().replace(/ recipe$/, '');
    const mayBeName =
      index < MAX_LINES && name.includes(' ') && name.length >= MIN_NAME && name.length <= MAX_NAME && !/\d/.test(name);
    return {
      echo: share((word) => wordsOfItems.has(word)),
      repeated: (counts.get(toKey(text)) ?? 0) > 1,
      named: mayBeName && whole.indexOf(name, whole.indexOf(name) + 1) >= 0,
      known: share((word) => (uses.get(word) ?? 0) > 2),
    };
  };
}

/** Returns the names in a breadcrumb path and in quotation marks: "Home » Pies", "Share “Leek pie”". */
function namesIn(text: string): string[] {
  const path = text.length < MAX_PATH ? text.split(/[»>›“”"]/) : [];
  return path.length > 1 ? path : [];
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}

const MIN_LETTERS = 4;

/** Returns the words of a text that can name a food, without the ending of the plural. */
export function toWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= MIN_LETTERS && !/^(?:with|from|your|this|that|recipes?)$/.test(word))
    .map((word) => word.replace(/(?:es|s)$/, ''));
}
