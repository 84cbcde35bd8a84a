// Control characters except tabs and line ends, lone surrogates, and characters that reorder or hide text; U+FFFD, the
// replacement for letters lost in a conversion; soft hyphens and zero-width characters, which hide words from search.
const forbidden =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\u00AD\u180E\u200B-\u200F\u2060-\u2064\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD-\uFFFF]|\r(?!\n)/gu;

const NAMES: Record<string, string> = {
  '\uFEFF': 'a byte order mark inside the text',
  '\uFFFD': 'a letter that was lost in a conversion',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\r': 'a carriage return without a line feed',
};

/** Returns the first occurrence of each forbidden character; a leading byte order mark is allowed. */
export function forbiddenCharacters(text: string): { index: number; message: string }[] {
  const seenCharacters = new Set<string>();
  const problems: { index: number; message: string }[] = [];
  for (const match of text.matchAll(forbidden)) {
    const character = match[0];
    if (match.index === 0 && character === '\uFEFF') continue;
    if (seenCharacters.has(character)) continue;
    seenCharacters.add(character);
    problems.push({ index: match.index, message: `contains ${describe(character)}: delete it` });
  }
  return problems;
}

function describe(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const reorders = /[\u202A-\u202E\u2066-\u2069]/.test(character);
  return `${NAMES[character] ?? (reorders ? 'a character that reverses text' : 'an invisible control character')} (${code})`;
}

/** Returns a text on one line, in NFC, trimmed, with single spaces. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
