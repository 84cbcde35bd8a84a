/** Minimum length of the parts of a compound: "corn bread" is two words, "sc allion" is not. */
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
 * @param foods - words of foods, which are never split: an eggplant is not an egg, a coconut not a nut
 */
export function otherSpellings(
  names: readonly string[],
  knownWords: ReadonlySet<string>,
  foods: ReadonlySet<string>,
): string {
  const spellings = names.flatMap((name) => {
    const words = plainName(name).split(' ');
    return [...joinWords(words), ...words.flatMap((word) => (isFood(word, foods) ? [] : splitWord(word, knownWords)))];
  });
  return [...new Set(spellings)].join(' ');
}

function isFood(word: string, foods: ReadonlySet<string>): boolean {
  return foods.has(word) || foods.has(word.replace(/s$/, ''));
}

/** Returns all words joined, and each two consecutive words joined. */
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
