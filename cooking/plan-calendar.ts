import { DAY_MINUTES } from '#schema/rules/time.ts';

/** A dish or a note on a day, as a calendar shows it. */
interface CalendarEntry {
  id: string;
  /** Example: "2026-11-26". */
  day: string;
  title: string;
  note?: string | null;
  /** The last change of the entry or its recipe; undefined if it is not known. */
  changed?: Date;
  /** The dish; undefined for a note. */
  dish?: {
    /** Absolute URL of its page. */
    url: string;
    servings: number;
    /** Total minutes, from the first step to the meal. */
    minutes: number;
    /** Titles of the steps to do the day before, or earlier. */
    stepsDayBefore: readonly string[];
  };
}

/** The hour of dinner. Preparation in advance begins at this hour, a day or more before. */
const EVENING_HOUR = 19;
/** Earliest year with an entry on the evening before: the day before 0000-01-01 has no four-digit year. */
const FIRST_YEAR = 1;
/** Maximum length of a line without its break, in octets (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/**
 * Writes a plan as a calendar (RFC 5545): each dish and note as an entry of its day, and early preparation as an entry
 * of the evening before, or earlier if that would be too late.
 * @param writtenAt - the time at which it is written, for entries whose last change is not known
 */
export function planCalendar(entries: readonly CalendarEntry[], writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mesob//Plan//EN',
    'X-WR-CALNAME:Mesob: your week',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => [
      ...toMealEvent(entry, entry.changed ?? writtenAt),
      ...toPreparationEvent(entry, entry.changed ?? writtenAt),
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toMealEvent({ id, day, title, note, dish }: CalendarEntry, changedAt: Date): string[] {
  const servings = dish?.servings === 1 ? '1 serving' : dish && `${dish.servings} servings`;
  const facts = [servings, note, dish?.url].filter(Boolean).join('\n');
  return toEvent(id, changedAt, [
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(facts ? [`DESCRIPTION:${escapeText(facts)}`] : []),
    ...(dish ? [`URL:${dish.url}`] : []),
  ]);
}

function toPreparationEvent({ id, day, title, dish }: CalendarEntry, changedAt: Date): string[] {
  if (!dish || dish.stepsDayBefore.length === 0 || Number.parseInt(day, 10) < FIRST_YEAR) return [];
  const steps = dish.stepsDayBefore.map((step, index) => `${index + 1}. ${step}`);
  // No time zone: the hour is in the reader's local time.
  const meal = Date.parse(`${day}T${EVENING_HOUR}:00:00Z`);
  const start = meal - Math.max(DAY_MINUTES, dish.minutes) * 60_000;
  const days = getDaysBefore(dish.minutes);
  return toEvent(`${id}-before`, changedAt, [
    `DTSTART:${compact(new Date(start).toISOString().slice(0, 19))}`,
    'DURATION:PT30M',
    `SUMMARY:${escapeText(`Start ${title}: ${dish.stepsDayBefore[0]}`)}`,
    `DESCRIPTION:${escapeText([days === 1 ? 'For the next day:' : `For the meal in ${days} days:`, ...steps, dish.url].join('\n'))}`,
    `URL:${dish.url}`,
  ]);
}

/** Returns how many days before the meal a dish with an overnight wait must be started: 1 is the day before. */
export function getDaysBefore(minutes: number): number {
  return Math.max(1, Math.ceil((minutes - EVENING_HOUR * 60) / DAY_MINUTES));
}

function toEvent(id: string, changedAt: Date, lines: string[]): string[] {
  const stamp = `${compact(changedAt.toISOString().slice(0, 19))}Z`;
  return ['BEGIN:VEVENT', `UID:${id}@mesob`, `DTSTAMP:${stamp}`, ...lines, 'TRANSP:TRANSPARENT', 'END:VEVENT'];
}

/** Removes the separators of an ISO 8601 time, as iCalendar does. */
function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line that is too long, between characters. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let [result, octets] = ['', 0];
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
