import { DAY_MINUTES } from '#schema/rules/time.ts';
import { type Dish, getWork, type Work } from './dish-work.ts';

/** Work with its time on the timeline. */
export type Entry = Work & {
  /** Index of its dish. */
  dish: number;
  /** Index among the work of its dish. */
  position: number;
  /** Minutes from the meal, so negative. */
  start: number;
  end: number;
};

/** Two dishes that need the oven at the same time at different temperatures. */
export type OvenClash = { one: Entry; other: Entry };

type Interval = { start: number; end: number };

/**
 * Minimum length, in minutes, of a wait that lasts overnight or while the cook is out; it begins as early as possible.
 */
const LONG_WAIT = 4 * 60;
/** Limits of the night, in minutes of the day; work before a long wait is not placed in it. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
/** Smallest difference in °C between two dishes that cannot share an oven. */
const MIN_OVEN_DIFFERENCE = 10;

/**
 * Schedules each piece of work backward from the meal. One cook has two hands: hands-on work never overlaps, waits do.
 * Each piece is placed as late as possible.
 * @param eatAt - the time of the meal, in minutes of the day
 * @returns in the order in which work begins
 */
export function getTimeline(dishes: readonly Dish[], eatAt: number): Entry[] {
  const all = dishes.flatMap((dish, index) =>
    getWork(dish).map((work, position) => ({ ...work, dish: index, position })),
  );
  const at = (dish: number, position: number) =>
    all.findIndex((work) => work.dish === dish && work.position === position);
  const earlier = all.map(({ dish, after }) => after.map((position) => at(dish, position)));
  const later = all.map((_, index) => all.flatMap((_, other) => (earlier[other]?.includes(index) ? [other] : [])));
  const path = getPathLengths(all, earlier);
  const placed = new Map<number, Interval>();
  const busy: Interval[] = [];

  const latest = (index: number) => Math.min(0, ...(later[index] ?? []).map((next) => placed.get(next)?.start ?? 0));
  /** Returns `true` if there is time to sleep between this work and the meal. */
  const sleeps = (index: number): boolean => (later[index] ?? []).some((next) => isLong(all[next]) || sleeps(next));

  while (placed.size < all.length) {
    const ready = all.flatMap((_, index) =>
      !placed.has(index) && later[index]?.every((next) => placed.has(next)) ? [index] : [],
    );
    const [next] = ready.sort((a, b) => latest(b) - latest(a) || (path[b] ?? 0) - (path[a] ?? 0));
    const work = next === undefined ? undefined : all[next];
    if (next === undefined || !work) break;
    const end =
      work.kind === 'WAIT' ? latest(next) : findFreeEnd(latest(next), work.minutes, busy, sleeps(next) ? eatAt : null);
    const slot = { start: end - work.minutes, end };
    placed.set(next, slot);
    if (work.kind === 'HANDS') busy.push(slot);
  }
  return all
    .map((work, index) => {
      const { start = 0, end = 0 } = placed.get(index) ?? {};
      const begins = Math.max(...(earlier[index] ?? []).map((before) => placed.get(before)?.end ?? start));
      return { ...work, end, start: isLong(work) && Number.isFinite(begins) ? begins : start };
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns for each piece the minutes of the longest chain of work that leads to its end. */
function getPathLengths(all: readonly Work[], earlier: readonly (readonly number[])[]): number[] {
  const path: number[] = [];
  for (const [index, { minutes }] of all.entries()) {
    path.push(minutes + Math.max(0, ...(earlier[index] ?? []).map((before) => path[before] ?? 0)));
  }
  return path;
}

function isLong(work: Work | undefined): boolean {
  return work !== undefined && work.kind === 'WAIT' && work.minutes >= LONG_WAIT;
}

/**
 * Finds time for hands-on work, as late as possible.
 * @param eatAt - the time of the meal if the night stays free, else null
 * @returns the latest end, not after `end`, before which the hands are free for these minutes
 */
function findFreeEnd(end: number, minutes: number, busy: readonly Interval[], eatAt: number | null): number {
  const overlapping = busy.find((other) => other.start < end && other.end > end - minutes);
  if (overlapping) return findFreeEnd(overlapping.start, minutes, busy, eatAt);
  const evening = eatAt === null ? null : eveningBefore(eatAt + end - minutes, eatAt + end);
  return evening === null || eatAt === null ? end : findFreeEnd(evening - eatAt, minutes, busy, eatAt);
}

/**
 * Returns the end of the evening before if the work would fall in the night, else null. Times are in minutes from the
 * midnight before the meal.
 */
function eveningBefore(start: number, end: number): number | null {
  // Longer work does not fit into a day.
  if (end - start > NIGHT.from - NIGHT.to) return null;
  const day = Math.floor(end / DAY_MINUTES) * DAY_MINUTES;
  if (end > day + NIGHT.from) return day + NIGHT.from;
  return start < day + NIGHT.to ? day - DAY_MINUTES + NIGHT.from : null;
}

/** Returns the pairs of dishes whose times in the oven overlap, but whose heat differs. */
export function ovenClashes(entries: readonly Entry[]): OvenClash[] {
  const baked = entries.filter(({ celsius }) => celsius !== null);
  return baked.flatMap((one, index) =>
    baked
      .slice(index + 1)
      .filter(
        (other) =>
          other.dish !== one.dish &&
          other.start < one.end &&
          one.start < other.end &&
          Math.abs((one.celsius ?? 0) - (other.celsius ?? 0)) >= MIN_OVEN_DIFFERENCE,
      )
      .map((other) => ({ one, other })),
  );
}
