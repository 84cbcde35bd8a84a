import { type Timer, useBrowserStore } from '#client/state/store.ts';
import { storeTimers } from '#client/state/timers.ts';
import { showToast } from '#client/ui/toast.ts';
import { MAX_TIMERS, timerTexts } from '#schema/rules/timers.ts';

/**
 * Starts a timer, unless a timer with the same id exists. At the maximum number of timers, replaces the first ended
 * timer; if none has ended, shows a warning instead.
 * @param now - milliseconds since 1970
 */
export function startTimer(newTimer: Omit<Timer, 'endsAt' | 'left'>, now = Date.now()): void {
  const timers = getTimers();
  if (timers.some(({ id }) => id === newTimer.id)) return;
  const isFull = timers.length >= MAX_TIMERS;
  const endedTimer = timers.find((timer) => hasEnded(timer, now));
  if (isFull && !endedTimer) {
    showToast(timerTexts.tooMany, { kind: 'warning' });
    return;
  }
  const others = isFull ? timers.filter((timer) => timer !== endedTimer) : timers;
  storeTimers([...others, { ...newTimer, endsAt: now + newTimer.seconds * 1000, left: null }]);
}

/** Stops a timer. If it had not ended, a toast with "Undo" can restore it with its original end. */
export function stopTimer(timer: Timer, now = Date.now()): void {
  storeTimers(getTimers().filter(({ id }) => id !== timer.id));
  if (hasEnded(timer, now)) return;
  const undo = () => storeTimers([...getTimers().filter(({ id }) => id !== timer.id), timer]);
  showToast('Timer stopped.', { action: { label: 'Undo', run: undo } });
}

export function pauseTimer(id: string): void {
  updateTimer(id, (timer) => ({ ...timer, left: Math.max(0, timer.endsAt - Date.now()) }));
}

export function resumeTimer(id: string): void {
  updateTimer(id, (timer) => ({ ...timer, endsAt: Date.now() + (timer.left ?? 0), left: null }));
}

/** Adds a minute to a timer; an ended timer runs another minute from now. */
export function addMinute(id: string): void {
  updateTimer(id, (timer) =>
    timer.left === null
      ? { ...timer, endsAt: Math.max(timer.endsAt, Date.now()) + 60_000 }
      : { ...timer, left: timer.left + 60_000 },
  );
}

/** Returns the remaining seconds, rounded up; 0 once the timer has ended. */
export function getSecondsLeft(timer: Timer, now: number): number {
  return Math.max(0, Math.ceil((timer.left ?? timer.endsAt - now) / 1000));
}

/** Returns whether the timer has ended. An ended timer rings until it is stopped or extended. */
export function hasEnded(timer: Timer, now: number): boolean {
  return timer.left === null && timer.endsAt <= now;
}

/** Returns the URL of the timer's step, with the servings at which the timer was started, if they are stored. */
export function timerPath({ path, step, search = `cook=${step + 1}` }: Timer): string {
  return `${path}?${search}`;
}

function updateTimer(id: string, update: (timer: Timer) => Timer): void {
  storeTimers(getTimers().map((timer) => (timer.id === id ? update(timer) : timer)));
}

function getTimers(): readonly Timer[] {
  return useBrowserStore.getState().timers ?? [];
}
