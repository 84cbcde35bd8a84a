import { nameKey } from '#server/content/foods/words.ts';
import { isDietWord } from './diet-words.ts';
import { replaceEmoji } from './emoji-words.ts';
import type { FoodWords } from './food-words.ts';
import { CONJUNCTIONS, ENGLISH_WORDS, EXCLUSION_PREFIXES, EXCLUSION_SUFFIXES } from './search-words.ts';

/** A word of a query. */
export interface QueryWord {
  text: string;
  /** The key that `nameKey` returns. */
  key: string;
  /** `true` if it follows a comma, a slash or a plus sign. */
  followsSeparator?: boolean;
}

/** Replacements for phrases, abbreviations and the sign of vegan dishes: "gfdf". */
const PHRASES: [RegExp, string][] = [
  [/(?<=(?<!\p{L})(?:[degn]f)+)(?=(?:[degn]f)+(?!\p{L}))/giu, ' '],
  [/🌱/gu, ' vegan '],
  [/(?<!\p{L})(can|could|do|does|did|is|are|has|have|must|should|wo|would)(n?) t(?!\p{L})/giu, "$1$2't"],
  [/(?<!\p{L})(?:as well as|along with|together with)(?!\p{L})/giu, 'and'],
  [/\b(?:0|zero)\s?(?:%|percent\b|per cent\b)/gi, ' 0% '],
];
/** Replacements for shorthand with signs: "w/o nuts", "n/o nuts", "-nuts", "× nuts", "nuts < 1". */
const SHORTHAND: [RegExp, string][] = [
  [/[´`‘ʼ′]/g, "'"],
  [/(?<!\p{L})([degn])[./-]f(?!\p{L})/giu, '$1f'],
  [/(?<![\p{L}/])(?:w\s?[/\\.-]\s?[o0](?:ut)?|wo\s?\/)(?!\p{L})/giu, 'without '],
  [/(?<![\p{L}/])w\/o(?=nut|egg|dairy|milk|gluten|wheat|soy|peanut|sesame|fish|shellfish)/giu, 'without '],
  [/(?<![\p{L}/])w\s?\/(?=\s|\p{L}{2})/giu, 'with '],
  [/(?<![\p{L}/])n\s?[/.\\]\s?o\.?(?!\p{L})/giu, 'no '],
  [/^\s*n\s?\/(?=\s)/i, 'no '],
  [/(?<=^|[\s,(])[-−–!~]+(?=\p{L})/gu, 'without '],
  [/(?<!\d\s?)×(?!\s?\d)/g, ' no '],
  [/<\s*1(?!\d)/g, ' 0 '],
  [/[$]\s*(\d+(?:[.,]\d+)?)/g, ' $$$1 '],
];
/** Matches punctuation and symbols. Most queries have none, and need no search for shorthand. */
const SIGN = /[^\p{L}\p{M}\p{N}\s]/u;
/** Matches a word. A price, a fraction or a range is one word. */
const WORD = /\$?\d+(?:[.,/–-]\d+)?(?![\p{L}\p{M}\p{N}%])|[\p{L}\p{M}\p{N}%]+(?:['’]\p{L}+)?/gu;
const SEPARATOR = /[,;/+&|]/;
/** Invisible characters: joiners, soft hyphens and variants of emoji. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Full-width letters and signs, typed with keyboards for Chinese, Japanese and Korean. */
const FULL_WIDTH = /[\uFF01-\uFF5E]+/g;
/** Compounds of a food and a suffix, also misspelled: "glutenfreee", "gultenfre", "eggles". */
const JOINED =
  /^(\p{L}{2,}?)(fre+|les+|frei(?:e[mnrs]?)?|allergy|allergies|allergien?|allergic|allergiker|intolerant|intolerance|intoleranz|unverträglichkeit)$/iu;
/** French and Italian words that lose their vowel before a food: "sans l'ail", "allergico all'uovo". */
const ELIDED = /^(?:(d)|l|un|all|dall|dell|nell)['’](\p{L}+)$/iu;
/** Allergens by abbreviations for a dish without them: "sf" is soy free. */
const ABBREVIATED = new Map([
  ['sf', 'soy'],
  ['wf', 'wheat'],
  ['lf', 'lactose'],
  ['pf', 'peanut'],
  ['gfree', 'gluten'],
  ['dfree', 'dairy'],
]);
/** Tags of several words: "glutenfreerecipes", "vegandinner". */
const TAGS = [/^(\p{L}{2,}?)(free)(\p{L}{3,})$/iu, /^(vegan|vegetarian|coeliac|celiac)(\p{L}{4,})$/iu];
/** Compounds of a negation and a food: "nonuts". */
const NEGATED = [/^(no|without|sans|sin|ohne|senza|sem)(\p{L}{3,})$/iu, /^(non)(\p{L}{3,})$/iu];

/** Minimum length of a misspelled allergen in a compound. */
const MIN_MISSPELLED = 4;

type Foods = Pick<FoodWords, 'isName' | 'getNamedAllergens' | 'getCondition' | 'findNearAllergen'>;

/** Returns the words of a query: splits compounds ("glutenfree"), and joins words that form one name ("chick peas"). */
export function readQueryWords(query: string, foods: Foods): QueryWord[] {
  const halfWidth = query.replace(FULL_WIDTH, (text) => text.normalize('NFKC'));
  const visible = replaceEmoji(halfWidth.normalize('NFC').replace(INVISIBLE, ''));
  const replacements = SIGN.test(visible) ? [...SHORTHAND, ...PHRASES] : PHRASES;
  const plain = replacements.reduce((text, [pattern, word]) => text.replace(pattern, word), visible);
  let end = 0;
  const words = [...plain.matchAll(WORD)].flatMap((match) => {
    const followsSeparator = end > 0 && SEPARATOR.test(plain.slice(end, match.index));
    end = match.index + match[0].length;
    return splitCompound(match[0], foods).map((text, index) => ({
      text,
      key: toKey(text),
      followsSeparator: followsSeparator && index === 0,
    }));
  });
  return joinNames(words, foods);
}

/** Returns the key of a word; a price keeps its sign. */
function toKey(text: string): string {
  return text.startsWith('$') ? text : nameKey(text);
}

function splitCompound(text: string, foods: Foods): string[] {
  if (foods.isName(nameKey(text)) || EXCLUSION_SUFFIXES.has(nameKey(text))) return [text];
  const allergen = ABBREVIATED.get(nameKey(text));
  if (allergen) return [allergen, 'free'];
  const [, de, elidedFood = ''] = ELIDED.exec(text) ?? [];
  if (ENGLISH_WORDS.has(nameKey(elidedFood))) return de ? ['de', elidedFood] : [elidedFood];
  const [, foodName = '', suffix = ''] = JOINED.exec(text) ?? [];
  if (foodName && isFoodOfCompound(nameKey(foodName), suffix, foods))
    return [foodName, suffix.replace(/^fre+$/i, 'free').replace(/^les+$/i, 'less')];
  const [, first = '', second = '', rest] = TAGS.map((tag) => tag.exec(text)).find((match) => match !== null) ?? [];
  if (rest && foods.getNamedAllergens(nameKey(first))) return [first, second, ...splitCompound(rest, foods)];
  if (second && !rest && !isDietWord(nameKey(text))) return [first, ...splitCompound(second, foods)];
  const negations = NEGATED.map((pattern) => pattern.exec(text)?.slice(1) ?? []);
  return negations.find(([, excluded = '']) => foods.getNamedAllergens(nameKey(excluded))) ?? [text];
}

/**
 * Returns whether a compound begins with a food or a misspelled allergen. Before "les", which may end a plural such as
 * "noodles", only the correct name of an allergen counts.
 */
function isFoodOfCompound(key: string, suffix: string, foods: Foods): boolean {
  if (/^(?:les|les{3,})$/i.test(suffix)) return foods.getNamedAllergens(key) !== undefined;
  return (
    foods.getCondition(key) !== undefined || (key.length >= MIN_MISSPELLED && foods.findNearAllergen(key) !== null)
  );
}

function joinNames(words: QueryWord[], foods: Foods): QueryWord[] {
  return words.reduce<QueryWord[]>((joined, word) => {
    const previous = joined.at(-1);
    const text = `${previous?.text}${word.text}`;
    const key = nameKey(text);
    const isOneName =
      previous !== undefined &&
      !word.followsSeparator &&
      // "No pale ale" does not name nopales, and "and a" does not name anda, which is Hindi for egg.
      !EXCLUSION_PREFIXES.has(previous.key) &&
      !CONJUNCTIONS.has(previous.key) &&
      (foods.getNamedAllergens(key) || (foods.isName(key) && !foods.getNamedAllergens(word.key))) &&
      !foods.isName(`${previous.key} ${word.key}`);
    if (isOneName) joined[joined.length - 1] = { ...previous, text, key };
    else joined.push(word);
    return joined;
  }, []);
}
