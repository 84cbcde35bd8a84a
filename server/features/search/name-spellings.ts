/** Minimum length of the parts of a compound, in letters. Example: "cornbread" consists of "corn" and "bread". */
const MIN_LETTERS = 3;

/** Returns a name in lower case, without accents and punctuation. */
export function toPlainName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/**
 * Returns other spellings of the names of a dish, as one text for the search index: words joined ("dorowat", "macncheese"), and compounds split ("corn
 * bread").
 * @param knownWords - words that compounds can be made of
 * @param foodWords - words of foods, which are never split: an eggplant is not an egg, a coconut not a nut
 */
export function getOtherSpellings(
  names: readonly string[],
  knownWords: ReadonlySet<string>,
  foodWords: ReadonlySet<string>,
): string {
  const spellings = names.flatMap((name) => {
    const words = toPlainName(name).split(' ');
    return [
      ...joinWords(words),
      ...words.flatMap((word) => (isFoodWord(word, foodWords) ? [] : splitWord(word, knownWords))),
    ];
  });
  return [...new Set(spellings)].join(' ');
}

function isFoodWord(word: string, foodWords: ReadonlySet<string>): boolean {
  return foodWords.has(word) || foodWords.has(word.replace(/s$/, ''));
}

/** Returns all words joined, also with "n" for "and", and each two consecutive words joined, except "and". */
function joinWords(words: string[]): string[] {
  if (words.length < 2) return [];
  const pairs = words.slice(1).flatMap((word, index) => {
    const previous = words[index] ?? '';
    return previous === 'and' || word === 'and' ? [] : [previous + word];
  });
  const shortened = words.map((word) => (word === 'and' ? 'n' : word)).join('');
  return [words.join(''), shortened, ...pairs];
}

function splitWord(word: string, knownWords: ReadonlySet<string>): string[] {
  const cutCount = Math.max(0, word.length - 2 * MIN_LETTERS + 1);
  const cuts = Array.from({ length: cutCount }, (_, index) => index + MIN_LETTERS);
  return cuts
    .filter((cut) => knownWords.has(word.slice(0, cut)) && knownWords.has(word.slice(cut)))
    .map((cut) => `${word.slice(0, cut)} ${word.slice(cut)}`);
}
