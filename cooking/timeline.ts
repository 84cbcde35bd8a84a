import { DAY_MINUTES } from '#schema/rules/time.ts';
import { type Dish, getTasks, type Task } from './dish-tasks.ts';

/** A task with its time on the timeline. */
export type ScheduledTask = Task & {
  /** Index of its dish. */
  dishIndex: number;
  /** Index among the tasks of its dish. */
  position: number;
  /** Start and end in minutes relative to the meal, so negative or 0. */
  start: number;
  end: number;
};

/** Tasks of two dishes that need the oven at the same time at different temperatures. */
export type OvenClash = { one: ScheduledTask; other: ScheduledTask };

type Interval = { start: number; end: number };

/** Minimum length, in minutes, of a wait that can last overnight or while the cook is out. */
const LONG_WAIT = 4 * 60;
/** The night, in minutes since midnight. Tasks before a long wait are not scheduled at night. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
/** Smallest difference in °C between two dishes that cannot share an oven. */
const MIN_OVEN_DIFFERENCE = 10;

/**
 * Schedules the tasks of all dishes backward from the meal, as late as possible, except that long waits begin as early
 * as possible. There is one cook, so hands-on tasks never overlap; waits can.
 * @param eatAt - the time of the meal, in minutes since midnight
 * @returns the tasks, sorted by start
 */
export function getTimeline(dishes: readonly Dish[], eatAt: number): ScheduledTask[] {
  const tasks = dishes.flatMap((dish, dishIndex) =>
    getTasks(dish).map((task, position) => ({ ...task, dishIndex, position })),
  );
  const predecessors = tasks.map(({ dishIndex, after }) =>
    after.map((position) => tasks.findIndex((task) => task.dishIndex === dishIndex && task.position === position)),
  );
  const slots = scheduleBackward(tasks, predecessors, eatAt);
  return tasks
    .map((task, index) => {
      const { start = 0, end = 0 } = slots.get(index) ?? {};
      // A long wait begins as soon as the tasks before it have ended.
      const earliest = Math.max(
        ...(predecessors[index] ?? []).map((predecessor) => slots.get(predecessor)?.end ?? start),
      );
      return { ...task, end, start: isLong(task) && Number.isFinite(earliest) ? earliest : start };
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns the time of each task, by index. */
function scheduleBackward(
  tasks: readonly Task[],
  predecessors: readonly (readonly number[])[],
  eatAt: number,
): Map<number, Interval> {
  const successors = tasks.map((_, index) =>
    tasks.flatMap((_, other) => (predecessors[other]?.includes(index) ? [other] : [])),
  );
  const chainMinutes = getChainMinutes(tasks, predecessors);
  const slots = new Map<number, Interval>();
  /** Times of the hands-on tasks. */
  const busyIntervals: Interval[] = [];
  const getLatestEnd = (index: number) =>
    Math.min(0, ...(successors[index] ?? []).map((successor) => slots.get(successor)?.start ?? 0));
  /** Returns `true` if a long wait comes between the task and the meal. */
  const leadsToLongWait = (index: number): boolean =>
    (successors[index] ?? []).some((successor) => isLong(tasks[successor]) || leadsToLongWait(successor));

  while (slots.size < tasks.length) {
    const ready = tasks.flatMap((_, index) =>
      !slots.has(index) && successors[index]?.every((successor) => slots.has(successor)) ? [index] : [],
    );
    // The task that may end last comes first; of several, the task at the end of the longest chain.
    const [nextIndex] = ready.sort(
      (a, b) => getLatestEnd(b) - getLatestEnd(a) || (chainMinutes[b] ?? 0) - (chainMinutes[a] ?? 0),
    );
    const task = nextIndex === undefined ? undefined : tasks[nextIndex];
    if (nextIndex === undefined || !task) break;
    const latest = getLatestEnd(nextIndex);
    const end =
      task.kind === 'WAIT'
        ? latest
        : findFreeEnd(latest, task.minutes, busyIntervals, leadsToLongWait(nextIndex) ? eatAt : null);
    const slot = { start: end - task.minutes, end };
    slots.set(nextIndex, slot);
    if (task.kind === 'HANDS') busyIntervals.push(slot);
  }
  return slots;
}

/** Returns for each task the minutes of the longest chain of tasks that ends with it. */
function getChainMinutes(tasks: readonly Task[], predecessors: readonly (readonly number[])[]): number[] {
  const chainMinutes: number[] = [];
  for (const [index, { minutes }] of tasks.entries()) {
    chainMinutes.push(
      minutes + Math.max(0, ...(predecessors[index] ?? []).map((predecessor) => chainMinutes[predecessor] ?? 0)),
    );
  }
  return chainMinutes;
}

function isLong(task: Task | undefined): boolean {
  return task !== undefined && task.kind === 'WAIT' && task.minutes >= LONG_WAIT;
}

/**
 * Finds time for a hands-on task, as late as possible.
 * @param eatAt - the time of the meal, to keep the night free; null if the task may be done at night
 * @returns the latest end, at most `end`, before which the hands are free for these minutes
 */
function findFreeEnd(end: number, minutes: number, busyIntervals: readonly Interval[], eatAt: number | null): number {
  const overlapping = busyIntervals.find((other) => other.start < end && other.end > end - minutes);
  if (overlapping) return findFreeEnd(overlapping.start, minutes, busyIntervals, eatAt);
  if (eatAt === null) return end;
  const bedtime = findBedtime(eatAt + end - minutes, eatAt + end);
  return bedtime === null ? end : findFreeEnd(bedtime - eatAt, minutes, busyIntervals, eatAt);
}

/**
 * Returns when the night begins that a task would disturb; null if there is none, or if the task is too long for a day.
 * Times are in minutes from the midnight before the meal.
 */
function findBedtime(start: number, end: number): number | null {
  if (end - start > NIGHT.from - NIGHT.to) return null;
  const day = Math.floor(end / DAY_MINUTES) * DAY_MINUTES;
  if (end > day + NIGHT.from) return day + NIGHT.from;
  return start < day + NIGHT.to ? day - DAY_MINUTES + NIGHT.from : null;
}

/** Returns the pairs of tasks, of two dishes, that need the oven at the same time at different temperatures. */
export function ovenClashes(tasks: readonly ScheduledTask[]): OvenClash[] {
  const baked = tasks.filter(({ celsius }) => celsius !== null);
  return baked.flatMap((one, index) =>
    baked
      .slice(index + 1)
      .filter(
        (other) =>
          other.dishIndex !== one.dishIndex &&
          other.start < one.end &&
          one.start < other.end &&
          Math.abs((one.celsius ?? 0) - (other.celsius ?? 0)) >= MIN_OVEN_DIFFERENCE,
      )
      .map((other) => ({ one, other })),
  );
}
