/** Minimum length of the parts of a compound: "cornbread" is split, but not "scallion" into "sc" and "allion". */
const MIN_LETTERS = 3;

/** Returns a name in lower case, without accents and punctuation. */
export function plainName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/**
 * Returns other spellings of the names of a dish: words joined ("dorowat", "macncheese"), and compounds split ("corn
 * bread").
 * @param knownWords - words that compounds can be made of
 * @param foodWords - words of foods, which are never split: an eggplant is not an egg, a coconut not a nut
 */
export function otherSpellings(
  names: readonly string[],
  knownWords: ReadonlySet<string>,
  foodWords: ReadonlySet<string>,
): string {
  const spellings = names.flatMap((name) => {
    const words = plainName(name).split(' ');
    return [
      ...joinWords(words),
      ...words.flatMap((word) => (isFood(word, foodWords) ? [] : splitWord(word, knownWords))),
    ];
  });
  return [...new Set(spellings)].join(' ');
}

function isFood(word: string, foodWords: ReadonlySet<string>): boolean {
  return foodWords.has(word) || foodWords.has(word.replace(/s$/, ''));
}

/** Returns all words joined, also with "n" for "and", and each two consecutive words joined, except "and". */
function joinWords(words: string[]): string[] {
  if (words.length < 2) return [];
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return before === 'and' || word === 'and' ? [] : [before + word];
  });
  const shortened = words.map((word) => (word === 'and' ? 'n' : word)).join('');
  return [words.join(''), shortened, ...pairs];
}

function splitWord(word: string, knownWords: ReadonlySet<string>): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * MIN_LETTERS + 1) }, (_, at) => at + MIN_LETTERS);
  return cuts
    .filter((at) => knownWords.has(word.slice(0, at)) && knownWords.has(word.slice(at)))
    .map((at) => `${word.slice(0, at)} ${word.slice(at)}`);
}
