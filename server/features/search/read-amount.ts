const QUICK_MINUTES = 30;
const QUICK = new Set(['quick', 'quickli', 'fast', 'speedi', 'rapid']);

/** Words that may stand before an amount, the longest first. */
const AT_MOST = [
  ['no', 'more', 'than'],
  ['not', 'more', 'than'],
  ['less', 'than'],
  ['fewer', 'than'],
  ['cheaper', 'than'],
  ['at', 'most'],
  ['up', 'to'],
  ['under'],
  ['below'],
  ['within'],
  ['in'],
  ['max'],
  ['maximum'],
];
const OR_LESS = [['or', 'less'], ['or', 'under'], ['or', 'fewer'], ['max'], ['maximum'], ['at', 'most'], ['top']];
const EACH = [
  ['per', 'serving'],
  ['a', 'serving'],
  ['per', 'person'],
  ['a', 'person'],
  ['per', 'portion'],
  ['a', 'portion'],
  ['per', 'head'],
  ['a', 'head'],
  ['each'],
];
const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['five', 5],
  ['ten', 10],
  ['fifteen', 15],
  ['twenti', 20],
  ['thirti', 30],
  ['forti', 40],
  ['sixti', 60],
]);
const MINUTES: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['min', 1],
  ['minute', 1],
  ['h', 60],
  ['hr', 60],
  ['hrs', 60],
  ['hour', 60],
]);
const DOLLARS = new Set(['dollar', 'buck', 'usd']);
/** Things that a number counts which is neither a time nor a price: "under 400 calories". */
const COUNTED = new Set([
  'calori',
  'kcal',
  'cal',
  'ingredient',
  'g',
  'gram',
  'carb',
  'serving',
  'people',
  'person',
  'step',
]);
/** Fewer without a unit are no time: "under 5 ingredients". */
const LEAST_WITHOUT_UNIT = 10;

interface Amount {
  minutes?: number;
  dollars?: number;
  count: number;
}

/** Time or price at the beginning of a query. */
export interface LimitReading extends Amount {
  /** `true` when the price is for one serving. */
  isEach?: boolean;
  /** `true` when the words say no number. */
  isVague?: true;
}

/**
 * Reads a time or a price at the beginning of a query: "under 30 minutes", "20 min", "half an hour", "quick", "under $5".
 * @param keys words as `nameKey` gives them; a price with its sign
 * @returns the most minutes or dollars, and the number of words for them
 */
export function readLimit(keys: string[]): LimitReading | undefined {
  if (QUICK.has(keys[0] ?? '')) return { minutes: QUICK_MINUTES, count: 1, isVague: true };
  const before = lengthOf(AT_MOST, keys);
  const amount = amountAt(keys.slice(before), before > 0);
  if (!amount) return undefined;
  const counted = before + amount.count;
  const each = amount.dollars === undefined ? 0 : lengthOf(EACH, keys.slice(counted));
  const count = counted + each + lengthOf(OR_LESS, keys.slice(counted + each));
  return { ...amount, count, isEach: each > 0 };
}

function amountAt(keys: string[], isLimit: boolean): Amount | undefined {
  const [first = '', second = '', third = ''] = keys;
  if (first.startsWith('$')) return { dollars: Number(first.slice(1).replace(',', '.')), count: 1 };
  if (first === 'half' && second === 'an' && third === 'hour') return { minutes: 30, count: 3 };
  const [, digits, unit = ''] = /^(\d{1,3})(\p{L}*)$/u.exec(first) ?? [];
  const number = digits === undefined ? AMOUNTS.get(first) : Number(digits);
  if (number === undefined) return undefined;
  const joined = MINUTES.get(unit === 's' ? '' : unit.replace(/s$/, ''));
  if (joined !== undefined) return { minutes: number * joined, count: 1 };
  if (unit !== '') return undefined;
  const apart = MINUTES.get(second);
  if (apart !== undefined) return { minutes: number * apart, count: 2 };
  if (DOLLARS.has(second)) return { dollars: number, count: 2 };
  const isBare = isLimit && digits !== undefined && number >= LEAST_WITHOUT_UNIT && !COUNTED.has(second);
  return isBare ? { minutes: number, count: 1 } : undefined;
}

/** @returns the number of words of the longest phrase that `keys` begin with; 0 if they begin with none. */
function lengthOf(phrases: string[][], keys: string[]): number {
  return phrases.find((phrase) => phrase.every((word, index) => keys[index] === word))?.length ?? 0;
}
