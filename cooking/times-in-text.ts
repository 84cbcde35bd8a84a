/** A time that a text asks the cook to wait. */
type TimeInText = {
  /** As it is written. Example: "12 to 15 minutes". */
  text: string;
  /** The offset at which it begins in the text, in UTF-16 units. */
  start: number;
  /** The least of it: then one has to look. */
  seconds: number;
};

const number = String.raw`\d+(?:[.,]\d+)?(?:\s\d\/\d|\s?[¼½¾])?|\d\/\d|[¼½¾]`;
const unit = 'seconds?|secs?|minutes?|mins?|hours?|hrs?';
const TIME = new RegExp(
  String.raw`(?<![\d/.,])(${number})(?:\s*(?:–|-|to|or)\s*(?:${number}))?\s+(${unit})\b(?:(?:\s+and)?\s+(${number})\s+(${unit})\b)?`,
  'gi',
);
/** Words before a time that is a limit or a rhythm: there is nothing to wait for. */
const NO_WAIT =
  /\b(?:within|up to|at most|every|less than|no (?:longer|more) than|not (?:longer|more) than)\s+(?:about\s+)?$/i;
/** A shorter one is over before its timer is started. */
const LEAST_SECONDS = 20;

/**
 * Finds the times of a text, in seconds. Of "12 to 15 minutes" it takes the first, of "1 hour 20 minutes" both together.
 * @returns in the order of the text
 */
export function timesInText(text: string): TimeInText[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const [whole, count = '', name = '', moreCount, moreName] = match;
    if (NO_WAIT.test(text.slice(0, match.index))) return [];
    const seconds = secondsOf(count, name) + (moreCount && moreName ? secondsOf(moreCount, moreName) : 0);
    return seconds < LEAST_SECONDS ? [] : [{ text: whole, start: match.index, seconds }];
  });
}

/** @returns the days that a text asks the cook to wait, which no timer runs for. Example: 3 of "Leave it alone for 3 days." */
export function daysInText(text: string): number {
  return Number(/\bfor (\d+) days\b/i.exec(text)?.[1] ?? 0);
}

function secondsOf(count: string, name: string): number {
  const each = /^h/i.test(name) ? 3600 : /^m/i.test(name) ? 60 : 1;
  return Math.round(numberOf(count) * each);
}

const fractions: Record<string, string> = { '¼': ' 1/4', '½': ' 1/2', '¾': ' 3/4' };

function numberOf(count: string): number {
  const parts = count
    .replace(/[¼½¾]/, (sign) => fractions[sign] ?? '')
    .replace(',', '.')
    .trim()
    .split(/\s+/);
  return parts.reduce((sum, part) => {
    const [above = 0, below = 1] = part.split('/').map(Number);
    return sum + above / below;
  }, 0);
}

/** @returns a length as clocks show it. Examples: 65 becomes "1:05", 3725 "1:02:05" */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
