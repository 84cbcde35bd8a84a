import { durationsInText, NUMBER_WORDS } from '#cooking/durations-in-text.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import { nameKey } from '#server/content/foods/words.ts';
import type { QueryWord } from './query-words.ts';
import { toQueryText } from './search-reading.ts';

const QUICK_MINUTES = 30;
const QUICK = new Set(['quick', 'quickly', 'fast', 'speedy', 'rapid'].map(nameKey));

const toPhrases = (text: string) => text.split(', ').map((phrase) => phrase.split(' '));

/** Phrases before an amount, longest first. */
const AT_MOST = toPhrases(
  'no more than, not more than, less than, fewer than, cheaper than, at most, up to, under, below, within, in, max, maximum',
);
const OR_LESS = toPhrases('or less, or under, or fewer, max, maximum, at most, top');
const EACH = toPhrases('per serving, a serving, per person, a person, per portion, a portion, per head, a head, each');
/** Matches times in minutes or hours: not "overnight", and not a "60-second sauce". */
const MINUTES_OR_HOURS = /hour|hr|\dh| h|min|\dm/i;
const DOLLARS = new Set(['dollars', 'bucks', 'usd'].map(nameKey));
/** Words after a number that is neither a time nor a price: "under 400 calories". */
const COUNTED = new Set(
  'calories kcal cal ingredients g grams carbs servings people person steps'.split(' ').map(nameKey),
);
/** Maximum number of words of a time. "Three quarters of an hour to one hour and a half" has 11. */
const MAX_TIME_WORDS = 12;
/** Smallest number without a unit that is read as minutes: "under 5" is not a time. */
const MIN_BARE_MINUTES = 10;

interface Amount {
  minutes?: number;
  dollars?: number;
  wordCount: number;
}

/** A maximum time or price at the beginning of a list of words. */
interface LimitReading extends Amount {
  /** `true` if the price is per serving. */
  isEach?: boolean;
  /** `true` for a word such as "quick", which states no amount. */
  isVague?: true;
}

/**
 * Reads a time or a price at the beginning of `words`: "under 30 minutes", "20 min", "half an hour", "quick", "under
 * $5".
 * @returns the maximum minutes or dollars, and the number of words read; undefined if the words begin with neither
 */
export function readLimit(words: readonly QueryWord[]): LimitReading | undefined {
  const keys = words.map(({ key }) => key);
  if (QUICK.has(keys[0] ?? '')) return { minutes: QUICK_MINUTES, wordCount: 1, isVague: true };
  const prefixCount = countPhrase(AT_MOST, keys);
  const rest = words.slice(prefixCount);
  const amount = readTime(rest) ?? readDollars(rest) ?? (prefixCount > 0 ? readBareMinutes(rest) : undefined);
  if (!amount) return undefined;
  const amountEnd = prefixCount + amount.wordCount;
  const eachCount = amount.dollars === undefined ? 0 : countPhrase(EACH, keys.slice(amountEnd));
  const wordCount = amountEnd + eachCount + countPhrase(OR_LESS, keys.slice(amountEnd + eachCount));
  return { ...amount, wordCount, isEach: eachCount > 0 };
}

/** Reads minutes or hours; a range as its upper end: "20 to 30 minutes" is at most 30. */
function readTime(words: readonly QueryWord[]): Amount | undefined {
  const [time] = durationsInText(toQueryText(words.slice(0, MAX_TIME_WORDS)));
  if (!time || time.start > 0 || time.maxSeconds >= DAY_SECONDS || !MINUTES_OR_HOURS.test(time.text)) return undefined;
  return { minutes: Math.round(time.maxSeconds / 60), wordCount: time.text.split(' ').length };
}

function readDollars([first, second]: readonly QueryWord[]): Amount | undefined {
  if (first?.key.startsWith('$')) {
    const number = first.key
      .slice(1)
      .replace(/,(?=\d{3}$)/, '')
      .replace(',', '.');
    return { dollars: Number(number), wordCount: 1 };
  }
  const dollars = Number(NUMBER_WORDS[first?.text.toLowerCase() ?? ''] ?? first?.key);
  return DOLLARS.has(second?.key ?? '') && !Number.isNaN(dollars) ? { dollars, wordCount: 2 } : undefined;
}

/** Reads a number without a unit as minutes: the "30" of "under 30". */
function readBareMinutes([first, second]: readonly QueryWord[]): Amount | undefined {
  const minutes = /^\d{2,3}$/.test(first?.key ?? '') ? Number(first?.key) : 0;
  return minutes >= MIN_BARE_MINUTES && !COUNTED.has(second?.key ?? '') ? { minutes, wordCount: 1 } : undefined;
}

/** Returns the number of words of the first phrase that `keys` begin with; 0 if there is none. */
function countPhrase(phrases: string[][], keys: string[]): number {
  return phrases.find((phrase) => phrase.every((word, index) => keys[index] === word))?.length ?? 0;
}
