import { showToast } from '#client/ui/toast.ts';
import { localPath } from '#schema/rules/paths.ts';
import { MAX_TIMERS, timerTexts } from '#schema/rules/timers.ts';
import { parseJson, readText, writeTexts } from './storage.ts';
import { type Timer, useBrowserStore } from './store.ts';

export const TIMERS_KEY = 'timers';

/** Reads the timers of this browser: they survive a reload or a closed tab. Invalid entries are left out. */
export function loadTimers(): void {
  const stored = parseJson(readText(TIMERS_KEY));
  useBrowserStore.setState({ timers: Array.isArray(stored) ? stored.filter(isTimer).slice(0, MAX_TIMERS) : [] });
}

/**
 * Starts a timer, unless it has been started already. If the number of timers is at its limit, the first ended timer is
 * removed; running timers are never removed.
 * @param now - milliseconds since 1970
 */
export function startTimer(newTimer: Omit<Timer, 'endsAt' | 'left'>, now = Date.now()): void {
  const timers = useBrowserStore.getState().timers ?? [];
  if (timers.some(({ id }) => id === newTimer.id)) return;
  const isFull = timers.length >= MAX_TIMERS;
  const endedTimer = timers.find((timer) => hasEnded(timer, now));
  if (isFull && !endedTimer) {
    showToast(timerTexts.tooMany, { kind: 'warning' });
    return;
  }
  const others = isFull ? timers.filter((timer) => timer !== endedTimer) : timers;
  store([...others, { ...newTimer, endsAt: now + newTimer.seconds * 1000, left: null }]);
}

/** Removes a timer. */
export function removeTimer(id: string): void {
  store((useBrowserStore.getState().timers ?? []).filter((timer) => timer.id !== id));
}

/** Pauses a timer. */
export function pauseTimer(id: string, now = Date.now()): void {
  change(id, (timer) => ({ ...timer, left: Math.max(0, timer.endsAt - now) }));
}

/** Resumes a paused timer. */
export function resumeTimer(id: string, now = Date.now()): void {
  change(id, (timer) => ({ ...timer, endsAt: now + (timer.left ?? 0), left: null }));
}

/** Adds a minute to a timer; an ended timer runs another minute from now. */
export function addMinute(id: string, now = Date.now()): void {
  change(id, (timer) =>
    timer.left === null
      ? { ...timer, endsAt: Math.max(timer.endsAt, now) + 60_000 }
      : { ...timer, left: timer.left + 60_000 },
  );
}

/** Returns the remaining seconds, rounded up; 0 once the timer has ended. */
export function getSecondsLeft(timer: Timer, now: number): number {
  return Math.max(0, Math.ceil((timer.left ?? timer.endsAt - now) / 1000));
}

/** Returns `true` if the timer has ended, and rings until it is stopped. */
export function hasEnded(timer: Timer, now: number): boolean {
  return timer.left === null && timer.endsAt <= now;
}

/** Returns the URL of the timer's step, with the servings for which it was started. */
export function timerPath({ path, step, search = `cook=${step + 1}` }: Timer): string {
  return `${path}?${search}`;
}

function change(id: string, update: (timer: Timer) => Timer): void {
  store((useBrowserStore.getState().timers ?? []).map((timer) => (timer.id === id ? update(timer) : timer)));
}

function store(timers: readonly Timer[]): void {
  writeTexts({ [TIMERS_KEY]: timers.length > 0 ? JSON.stringify(timers) : null });
  useBrowserStore.setState({ timers });
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, title, path, search, step, seconds, endsAt, left } = value as Partial<Timer>;
  return (
    [id, name, title].every((text) => typeof text === 'string') &&
    // The path becomes a link.
    localPath(path) === path &&
    (search === undefined || typeof search === 'string') &&
    [step, seconds, endsAt].every((count) => Number.isFinite(count)) &&
    (left === null || Number.isFinite(left))
  );
}
