import { DAY_SECONDS } from '#schema/rules/time.ts';
import { NUMBER, readNumber } from './numbers.ts';

/** A duration inside a text. */
type DurationInText = {
  /** The words as written. Example: "12 to 15 minutes". */
  text: string;
  /** The offset at which the words begin, in UTF-16 units. */
  start: number;
  /** The lower end. */
  seconds: number;
  /** The upper end; equal to the lower end if the text states no range. */
  maxSeconds: number;
};

/** A duration, with the length of its smallest unit in seconds. */
type SingleDuration = DurationInText & { unitSeconds: number };

const HOUR = 3600;
/** Must follow its number directly: "30m" is a time, but "5 m" of twine is a length. */
const MINUTE_SYMBOL = 'm';
/** Patterns of the units, with their length in seconds. A night counts as twelve hours. */
const units: [pattern: string, seconds: number][] = [
  ['seconds?|secs?', 1],
  ['minutes?|mins?', 60],
  [MINUTE_SYMBOL, 60],
  // "1 hr. 20 min."
  ['hours?|hrs?(?:\\.(?=\\s+(?:(?:and|&)\\s+)?\\d))?|h', HOUR],
  ['nights?', 12 * HOUR],
  ['days?', DAY_SECONDS],
  ['weeks?', 7 * DAY_SECONDS],
  ['fortnights?', 14 * DAY_SECONDS],
  ['months?', 30 * DAY_SECONDS],
  ['years?', 365 * DAY_SECONDS],
];
/** "Overnight" is at least a night's sleep, and at most a whole night. */
const OVERNIGHT = { seconds: 8 * HOUR, maxSeconds: 12 * HOUR };

const NUMBERS_BELOW_20 =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const numbersBelow20 = NUMBERS_BELOW_20.split(' ').map((word, index): [string, number] => [word, index + 1]);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, index): [string, number] => [word, (index + 2) * 10]);

/** Numbers in words, up to 99. */
export const NUMBER_WORDS: Record<string, number> = Object.fromEntries([
  ...numbersBelow20,
  ...tens.flatMap(([word, value]): [string, number][] => [
    [word, value],
    ...numbersBelow20.slice(0, 9).map(([digit, more]): [string, number] => [`${word}-${digit}`, value + more]),
  ]),
]);
const fractions: Record<string, number> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

const words = Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace('-', '[\\s-]'));
const fractionPattern = '(?:an?\\s+)?(?:half|quarter|third)(?:\\s+of)?(?:\\s+an?)?|three[\\s-]quarters\\s+of\\s+an?';
const andFraction = `(?:\\d+|${words.join('|')})[\\s-]and[\\s-]an?[\\s-](?:half|quarter)`;
const countPattern = `${andFraction}|${fractionPattern}|\\d+,\\d|\\d+-\\d/\\d|${NUMBER}|${words.join('|')}|an?\\s+couple\\s+of|a\\s+few|several|an?|another`;
const unitPattern = units
  .map(([pattern]) => (pattern === MINUTE_SYMBOL ? `(?<=\\d)${MINUTE_SYMBOL}` : pattern))
  .join('|');
/** Hours and minutes in one duration: "1h30", "1 h 30 min", "1:30 hours". */
const CLOCK = `(\\d+)(?:\\s?h(?:rs?)?\\s?(?=\\d\\d?\\s?m|\\d\\d)|:(?=[0-5]\\d\\s?h))(\\d\\d?)(?:\\s?(?:${unitPattern}))?`;
const SINGLE = new RegExp(
  `(?<![\\p{L}\\d/.,-]|\\d:)(?:(overnight)|${CLOCK}|(${countPattern})(?:\\s*(?:–|-|to|or)\\s*(${countPattern}))?(?:\\s+(?:more|full|whole|good|further|extra|other|long))*(?:\\s*|-)(${unitPattern})(?:\\s+and\\s+an?\\s+(half|quarter)|\\s+or\\s+(two|three)(?!\\s+\\p{L}+s\\b))?)(?![\\p{L}\\d])`,
  'giu',
);
/** Matches the text between two times that form one duration: "1 hour 20 minutes". */
const COMPOUND_GAP = /^,?\s+(?:(?:and|&)\s+)?$/;
/** Matches the text between the ends of a range: "30 minutes to 1 hour", "4 hours, or overnight". */
const RANGE_GAP = /^(?:\s*(?:–|-)\s*|\s+to\s+|,?\s+or\s+(?:for\s+|up to\s+|at least\s+|even\s+|better\s+)*)$/;

/**
 * Finds the durations in a text, in digits or words. A range is one duration, and so is "1 hour 20 minutes".
 * @returns in the order of the text
 */
export function durationsInText(text: string): DurationInText[] {
  const durations: SingleDuration[] = [];
  for (const match of text.matchAll(SINGLE)) {
    const next = readSingle(match);
    if (!next) continue;
    const last = durations.at(-1);
    const between = last && text.slice(last.start + last.text.length, next.start);
    if (last && between !== undefined && COMPOUND_GAP.test(between) && next.unitSeconds < last.unitSeconds) {
      last.seconds += next.seconds;
      last.maxSeconds += next.maxSeconds;
    } else if (last && between !== undefined && RANGE_GAP.test(between)) {
      last.maxSeconds = Math.max(last.maxSeconds, next.maxSeconds);
      // "12 hours, or overnight" begins at 12 hours: a night has no exact length.
      const [isLastNight, isNextNight] = [last, next].map(({ text: value }) => /^overnight$/i.test(value));
      last.seconds = isLastNight ? next.seconds : isNextNight ? last.seconds : Math.min(last.seconds, next.seconds);
    } else {
      durations.push(next);
      continue;
    }
    last.unitSeconds = next.unitSeconds;
    last.text = text.slice(last.start, next.start + next.text.length);
  }
  return durations.map(({ unitSeconds: _, ...duration }) => duration);
}

function readSingle(match: RegExpExecArray): SingleDuration | null {
  const [matched, overnight, hours, minutes, from = '', to, name = '', part, orMax] = match;
  const position = { text: matched, start: match.index };
  if (overnight) return { ...position, ...OVERNIGHT, unitSeconds: DAY_SECONDS };
  if (hours) {
    const seconds = Number(hours) * HOUR + Number(minutes) * 60;
    return { ...position, seconds, maxSeconds: seconds, unitSeconds: 60 };
  }
  const unitSeconds =
    units.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(name.replace('.', '')))?.[1] ?? 0;
  // "A second" may mean the next item, and "a third second" is not a time.
  if (unitSeconds === 1 && /^an?\b|^another/i.test(from)) return null;
  const extra = part ? (fractions[part.toLowerCase()] ?? 0) : 0;
  const min = readCount(from);
  const max = to ? readCount(to) : orMax ? readCount(orMax) : min;
  const seconds = (value: number) => Math.round((value + extra) * unitSeconds);
  return { ...position, seconds: seconds(min), maxSeconds: Math.max(seconds(max), seconds(min)), unitSeconds };
}

function readCount(text: string): number {
  const word = text.toLowerCase().replace(/\s+/g, ' ');
  const wordValue = NUMBER_WORDS[word] ?? NUMBER_WORDS[word.replace(' ', '-')];
  if (wordValue !== undefined) return wordValue;
  const [, wholeNumber, more = ''] = /^(.+)[ -]and[ -]an?[ -](half|quarter)$/.exec(word) ?? [];
  if (wholeNumber) return readCount(wholeNumber) + (fractions[more] ?? 0);
  if (/^three[ -]quarters/.test(word)) return 0.75;
  if (/couple/.test(word)) return 2;
  if (/few/.test(word)) return 3;
  if (/several/.test(word)) return 5;
  const [part] = /half|quarter|third/.exec(word) ?? [];
  if (part) return fractions[part] ?? 1;
  return /^(?:an?|another)$/.test(word) ? 1 : readNumber(word.replace(',', '.').replace('-', ' ')).valueOf();
}
