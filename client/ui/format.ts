import { formatMinutes } from '#cooking/format-minutes.ts';
import { CURRENCY } from '#schema/rules/saved.ts';
import { DAY_MINUTES } from '#schema/rules/time.ts';

/** The minutes of a recipe that a card needs. */
type CardTimes = { totalMinutes: number; handsOnMinutes: number; restingMinutes: number };

/**
 * Returns a dish's total time, or its hands-on and resting times if it has a long rest. Examples: "1 h 20 min", "30 min
 * hands-on · 12 h resting"
 */
export function formatTimes({ totalMinutes, handsOnMinutes, restingMinutes }: CardTimes): string {
  if (restingMinutes === 0) return formatMinutes(totalMinutes);
  return `${formatMinutes(handsOnMinutes)} hands-on · ${formatRest(restingMinutes)} resting`;
}

/**
 * Returns a resting time, rounded to half hours from 3 hours on, and to days from a day on. Examples: 730 becomes "12
 * h", 4410 "3 days"
 */
export function formatRest(minutes: number): string {
  const days = Math.round(minutes / DAY_MINUTES);
  if (minutes >= DAY_MINUTES) return formatCount(days, 'day');
  return formatMinutes(minutes < 180 ? minutes : Math.round(minutes / 30) * 30);
}

/** Returns a count with its noun. Example: 1, "comment" becomes "1 comment" */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the course as a label. Example: "SPICE_MIX" becomes "Spice mix" */
export function formatCourse(course: string): string {
  return course.charAt(0) + course.slice(1).toLowerCase().replace('_', ' ');
}

/** Returns category and course as one label, or one name if both are equal. Example: "Dinner · Side" */
export function formatKind(category: string, course: string): string {
  const name = formatCourse(course);
  return name === category ? name : `${category} · ${name}`;
}

/** Returns minutes as ISO 8601. Example: 80 becomes "PT1H20M" */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

/** Returns a price. Example: 12 becomes "$12", 12.5 "$12.50" */
export function dollars(amount: number): string {
  return `${CURRENCY}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** Returns an estimated price. Examples: 12 becomes "about $12", 0 "not known" */
export function aboutDollars(amount: number): string {
  return amount > 0 ? `about ${dollars(amount)}` : 'not known';
}

/** Returns the cost for a number of servings, rounded up to whole dollars. `cost` is for `written` servings. */
export function getCost(servings: number, { cost, written }: { cost: number; written: number }): number {
  return Math.ceil((cost * servings) / written);
}
