/** The lists that have ticks, by name, and what is ticked off in each. */
type Ticks = Readonly<Record<string, readonly string[]>>;

const STORAGE_KEY = 'ticks';
const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let ticks: Ticks | undefined;

/** Calls back after each change, until the answer is called. */
export function onTicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what is ticked off in a list; the same array until that changes */
export function ticksOf(list: string): readonly string[] {
  ticks ??= stored();
  return ticks[list] ?? nothing;
}

/** Replaces what is ticked off in a list, and keeps it until the tab is closed. */
export function setTicks(list: string, items: readonly string[]): void {
  const { [list]: _, ...others } = ticks ?? stored();
  ticks = items.length > 0 ? { ...others, [list]: items } : others;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ticks));
  } catch {
    // Where nothing may be stored, ticks last as long as the page.
  }
  for (const listener of listeners) listener();
}

function stored(): Ticks {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return isTicks(value) ? value : {};
  } catch {
    return {};
  }
}

function isTicks(value: unknown): value is Ticks {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
