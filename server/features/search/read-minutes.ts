const QUICK_MINUTES = 30;
const QUICK = new Set(['quick', 'quickli', 'fast']);

/** Words that may stand before an amount, the longest first. */
const AT_MOST = [
  ['no', 'more', 'than'],
  ['less', 'than'],
  ['at', 'most'],
  ['up', 'to'],
  ['under'],
  ['below'],
  ['within'],
  ['in'],
  ['max'],
  ['maximum'],
];
const OR_LESS = [['or', 'less'], ['or', 'under'], ['max'], ['at', 'most']];
const AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['ten', 10],
  ['fifteen', 15],
  ['twenti', 20],
  ['thirti', 30],
]);
const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['min', 1],
  ['minute', 1],
  ['h', 60],
  ['hr', 60],
  ['hrs', 60],
  ['hour', 60],
]);
/** Fewer without a unit are no time: "under 5 ingredients". */
const LEAST_WITHOUT_UNIT = 10;

/**
 * Reads a time at the beginning of a query: "under 30 minutes", "20 min", "half an hour", "quick".
 * @param keys words as `nameKey` gives them
 * @returns the minutes, the number of words for them, and `isVague` when these say no number
 */
export function readMinutes(keys: string[]): { minutes: number; count: number; isVague?: true } | undefined {
  if (QUICK.has(keys[0] ?? '')) return { minutes: QUICK_MINUTES, count: 1, isVague: true };
  const before = lengthOf(AT_MOST, keys);
  const amount = amountAt(keys.slice(before), before > 0);
  if (!amount) return undefined;
  const count = before + amount.count;
  return { minutes: amount.minutes, count: count + lengthOf(OR_LESS, keys.slice(count)) };
}

function amountAt(keys: string[], isLimit: boolean): { minutes: number; count: number } | undefined {
  const [first = '', second = '', third = ''] = keys;
  if (first === 'half' && second === 'an' && third === 'hour') return { minutes: 30, count: 3 };
  const [, digits, unit = ''] = /^(\d{1,3})(\p{L}*)$/u.exec(first) ?? [];
  const number = digits === undefined ? AMOUNTS.get(first) : Number(digits);
  if (number === undefined) return undefined;
  const joined = UNITS.get(unit === 's' ? '' : unit.replace(/s$/, ''));
  if (joined !== undefined) return { minutes: number * joined, count: 1 };
  const apart = unit === '' ? UNITS.get(second) : undefined;
  if (apart !== undefined) return { minutes: number * apart, count: 2 };
  const bare = isLimit && unit === '' && digits !== undefined && number >= LEAST_WITHOUT_UNIT;
  return bare ? { minutes: number, count: 1 } : undefined;
}

/** @returns the number of words of the longest phrase that `keys` begin with; 0 where none is there. */
function lengthOf(phrases: string[][], keys: string[]): number {
  return phrases.find((phrase) => phrase.every((word, place) => keys[place] === word))?.length ?? 0;
}
