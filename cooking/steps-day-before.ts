import { timesInText } from './times-in-text.ts';

/** Minimum length, in seconds, of a wait that can last until the next day. */
const OVERNIGHT_SECONDS = 6 * 3600;

/**
 * Returns the titles of the steps for the day before or earlier: up to the last step that waits overnight, or for days.
 */
export function getStepsDayBefore(steps: readonly { title: string; details: readonly string[] }[]): string[] {
  const last = steps.findLastIndex(({ details }) => details.some(waitsOvernight));
  return steps.slice(0, last + 1).map(({ title }) => title);
}

function waitsOvernight(detail: string): boolean {
  return timesInText(detail).some(({ seconds, text }) => seconds >= OVERNIGHT_SECONDS || /\bovernight$/i.test(text));
}
