import { LRUCache } from 'lru-cache';

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
};

/** The usual spelling of each variant, in the singular. "Chili" is not a variant, because US chili powder is a mix. */
const SPELLINGS: Record<string, string> = { chile: 'chilli', barbeque: 'barbecue' };

/** Names of foods that are not in the dish: "nut-free", and the "ice" of "ice-cold". */
const EXCLUSIONS = /\b(?:gluten|dairy|egg|nut|lactose|sugar|fat)[- ]free\b|\bice(?=-cold)/gi;

/** Claims about the fat, salt or sugar in a food. Some are part of a food's name: "reduced-fat feta". */
const CONTENT_CLAIM =
  /\b(?:reduced|low|lower|less|full)[- ](?:in[- ])?(?:fat|salt|sodium|sugar)\b|\bno[- ](?:salt|sugar)[- ]added\b/gi;

/** Returns the text without names of foods that are not in the dish. */
export function removeExclusions(text: string): string {
  return text.replace(EXCLUSIONS, ' ');
}

/** Returns the text without statements of how much fat, salt or sugar is in a food. */
export function removeContentClaims(text: string): string {
  return text.replace(CONTENT_CLAIM, ' ');
}

/**
 * Splits a text into comparable words: in lowercase, without accents, in the singular. The singular need not be a word:
 * it only has to be the same for `chilli` and `chillies`.
 */
export function toWords(text: string): string[] {
  const isAscii = /^[\0-\x7f]*$/.test(text);
  const plain = (isAscii ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().replace(/['’]/g, '');
  // A decimal number stays one word: "1_8" for "1.8".
  const joined = /\d|[^\0-\x7f]/.test(plain) ? plain.replace(/(?<=\p{N})[.,](?=\p{N})/gu, '_') : plain;
  // The Unicode patterns are slow, and most of the 12,000 names of foods are ASCII.
  return (joined.match(isAscii ? /[a-z0-9_%]+/g : /[\p{L}\p{N}_%]+/gu) ?? []).map(toSingular);
}

/** Cached keys of food names: each publication of a food reads all names several times. */
const nameKeys = new LRUCache<string, string>({ max: 20_000 });

/** Returns the same text for all spellings of a name. */
export function nameKey(name: string): string {
  const cached = nameKeys.get(name);
  if (cached !== undefined) return cached;
  const key = toWords(name).join(' ');
  nameKeys.set(name, key);
  return key;
}

/** Cached singulars of words. */
const singulars = new LRUCache<string, string>({ max: 10_000 });

function toSingular(word: string): string {
  const cached = singulars.get(word);
  if (cached !== undefined) return cached;
  const stem = IRREGULAR[word] ?? removeEnding(word);
  const singular = SPELLINGS[stem] ?? stem;
  singulars.set(word, singular);
  return singular;
}

function removeEnding(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/(ss|x|ch|sh|o)es$/, '$1')
    .replace(/s$/, '')
    .replace(/(?:ie|y|i)$/, 'i');
}

const toWordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => toWords(list)));

/** Words in the names of many foods that identify none of them. */
export const SHARED_WORDS = toWordSet(
  'red white black green yellow brown dark light blue golden powder leaf seed ground dried dry smoked sweet hot sour bitter salted unsalted low',
  'baking extra virgin full fat skimmed canned tin can or and of the a with in on for to from style purpose all',
);

/** Sizes, by which the measure of a counted food is selected. */
export const SIZES = ['small', 'medium', 'large'] as const;

/** Words about cut, temperature or quality, which do not change the food. */
const STATES = toWordSet(
  'small medium large big sm md med lg extra-large very little heaped level scant generous packed loosely tightly',
  'cold warm hot lukewarm tepid boiling chilled cool room temperature soft softened melted',
  'fresh freshly ripe firm tender young good quality best free-range organic raw plain whole',
  'finely roughly coarsely thinly thickly lightly coarse fine thick thin chopped sliced diced grated cubed shredded torn crushed',
  'crumbled beaten halved quartered cut peeled unpeeled trimmed washed rinsed drained soaked squeezed pressed strained sifted',
  'picked cleaned scrubbed husked shelled pitted stoned deseeded seeded cored stemmed boned boneless skinless bone-in skin-on',
  'cooked uncooked stale leftover day-old homemade shop-bought store-bought bought ready-made',
  'piece chunk cube slice strip wedge ring ribbon flesh meat centre-cut',
  'vegan vegetarian labelled certified',
  'cracked rounded heaping ready-to-cook ready-made local filtered bottled strong brewed hulled aged low-sodium reduced-sodium unsweetened',
  'Greek Italian Spanish French Mexican Japanese Turkish Sicilian English',
  'about more extra plus your favourite favorite mild',
  'medium-size medium-sized bite-size mini miniature baby petite pasture-raised grass-fed cage caught optional divided',
  'shaved steamed grilled charred poached pre precooked prepared seedless assorted pure premium style American unsalted natural',
  'lean crisp crunchy live tiny jumbo gourmet virgin unpacked oven-ready powdered reserved any colour color unseasoned snipped thawed',
);

/** States that make another food, except in the aisles whose foods are usually sold in that state. */
const AISLES_BY_STATE: Record<string, readonly string[]> = Object.fromEntries(
  [
    ['dried', ['spices', 'dry goods']],
    ['dry', ['spices', 'dry goods', 'drinks']],
    ['ground', ['spices']],
    ['canned', ['cans and jars']],
    ['tinned', ['cans and jars']],
    ['frozen', ['frozen', 'produce']],
    ['toasted', ['spices', 'dry goods']],
    ['minced', ['spices', 'produce']],
    ['roasted', ['spices', 'dry goods', 'drinks']],
    ['golden', ['dry goods']],
  ].map(([word, aisles]) => [toWords(word as string).join(), aisles as readonly string[]]),
);

/** Returns whether a word can be ignored when its food is looked up. @param word - as `toWords` returns it */
export function isState(word: string, aisle: string): boolean {
  return STATES.has(word) || /^[\d_%]+$/.test(word) || (AISLES_BY_STATE[word]?.includes(aisle) ?? false);
}
