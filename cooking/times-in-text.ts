import { DAY_SECONDS } from '#schema/rules/time.ts';
import { durationsInText } from './durations-in-text.ts';

/** A time in a text for which the cook waits or works. */
type TimeInText = {
  /** The time as written. Example: "12 to 15 minutes". */
  text: string;
  /** The offset at which it begins in the text, in UTF-16 units. */
  start: number;
  /** The lower end, at which the cook checks for the first time. */
  seconds: number;
};

/** Words before a time that make it a limit or a frequency. */
const LIMITS =
  /\b(?:within|up to|at most|every|once|twice|times|less than|no (?:longer|more) than|not (?:longer|more) than)\s+(?:about\s+)?$/i;
/** Words after a time that make it a comparison or an age. */
const COMPARES = /^\s+(?:faster|sooner|earlier|less than|(?:of )?age\b|old\b)/i;
/** Durations too vague to count. */
const VAGUE = /^(?:a few|several)\b/i;
/** Words before days for which a dish keeps. */
const KEEPS = /\b(?:keeps|keep well|will keep|lasts?|stays?|is good|are good)\b[^.;]*$/i;
/** Words after days that say when, or how often, to do something. */
const AHEAD = /^\s+(?:before|ahead|in advance|later|a (?:week|month|year)\b)/i;
/** Words before "a day" that make it a duration, unlike "a day before" and "once a day". */
const FOR_ONE = /\b(?:for|about|least|wait|another)\s+$/i;
/** Matches hours, minutes and seconds, not nights or days. */
const CLOCK = /hours?\b|hrs?(?![a-z])|\dh(?![a-z])|\sh\b|\dm\b|min|sec/i;
/** Minimum time that counts; a shorter time would be over before its timer is started. */
const MIN_SECONDS = 20;

/**
 * Finds the times for which the cook waits or works. "12 to 15 minutes" counts as 12, "1 hour 20 minutes" as 80,
 * "overnight" as 8 hours.
 * @returns in the order of the text
 */
export function timesInText(text: string): TimeInText[] {
  return durationsInText(text).flatMap(({ maxSeconds: _maxSeconds, ...time }) => {
    const [before, after] = [text.slice(0, time.start), text.slice(time.start + time.text.length)];
    if (time.seconds < MIN_SECONDS || VAGUE.test(time.text) || LIMITS.test(before) || COMPARES.test(after)) return [];
    const isDays = time.seconds >= DAY_SECONDS && !CLOCK.test(time.text);
    const isOne = /^an?\s/i.test(time.text);
    if (isDays && (KEEPS.test(before) || AHEAD.test(after) || (isOne && !FOR_ONE.test(before)))) return [];
    return [time];
  });
}

/** Returns the times of a text for which a timer can run: of at most a day, and stated in hours, minutes or seconds. */
export function timersInText(text: string): TimeInText[] {
  return timesInText(text).filter((time) => time.seconds <= DAY_SECONDS && CLOCK.test(time.text));
}

/** Returns a duration as timers show it. Examples: 65 becomes "1:05", 3725 "1:02:05". */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
