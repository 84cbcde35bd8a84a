import { localPath } from '#schema/rules/paths.ts';
import { MAX_TIMERS } from '#schema/rules/timers.ts';
import { parseJson, readText, writeTexts } from './storage.ts';
import { type Timer, useBrowserStore } from './store.ts';

export const TIMERS_KEY = 'timers';

/** Reads the timers of this browser: they survive a reload or a closed tab. Invalid entries are left out. */
export function loadTimers(): void {
  const stored = parseJson(readText(TIMERS_KEY));
  useBrowserStore.setState({ timers: Array.isArray(stored) ? stored.filter(isTimer).slice(0, MAX_TIMERS) : [] });
}

/** Replaces the timers, in every tab of this browser. */
export function storeTimers(timers: readonly Timer[]): void {
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
