/** Form of the names of recipe files and author keys: `doro-wat`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 80;

/** Consonants of the Ethiopic letters from U+1200 on, with eight forms each; `-` is a letter without a consonant. */
const ETHIOPIC =
  'h l h m s r s sh q qw qh qhw b v t ch h hw n ny - k kw h hw w - z zh y d d j g gw g t ch p ts ts f p'.split(' ');

/** Vowels of the eight forms of an Ethiopic letter. The sixth has an "i" at a word's start and before another sixth. */
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'];

/** Latin letters that do not decompose into a letter and an accent. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * Returns the nearest slug: "Crème Brûlée" becomes "creme-brulee", "Grandma’s bread" "grandmas-bread", "ዶሮ ወጥ"
 * "doro-wet". Letters of other scripts are left out, so the slug may be empty.
 */
export function getSlug(name: string): string {
  return name
    .replace(/(?<=[\p{L}\p{M}])['’‘ʼ`´](?=\p{L})/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[\u1200-\u1357]+/g, toLatin)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns an Ethiopic word in Latin letters. */
function toLatin(word: string): string {
  const letters = [...word].map((letter) => {
    const index = letter.charCodeAt(0) - 0x1200;
    return { consonant: ETHIOPIC[index >> 3] ?? '', form: index & 7 };
  });
  return letters
    .map(({ consonant, form }, index) => {
      if (consonant === '-') return ['a', 'u', 'i', 'a', 'e', 'i', 'o', 'a'][form];
      const hasVowel = index < letters.length - 1 && (index === 0 || letters[index + 1]?.form === 5);
      return `${consonant}${form === 5 && hasVowel ? 'i' : VOWELS[form]}`;
    })
    .join('');
}
