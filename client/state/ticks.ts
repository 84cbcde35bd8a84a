import { localPath } from '#schema/rules/paths.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';
import { type TickedDish, type Ticks, useBrowserStore } from './store.ts';

export const TICKS_KEY = 'ticks';
/** Lifetime of ticks, in ms: long enough for an evening in the kitchen, and for steps that take a night. */
const EXPIRY_MS = DAY_MS;

const noTicks: readonly string[] = [];

/** Reads the ticks in this browser. Deletes invalid lists, and lists older than a day. */
export function loadTicks(now = Date.now()): void {
  const stored = Object.entries(getFields(parseJson(readText(TICKS_KEY))));
  const validTicks = stored.flatMap(([list, ticks]) =>
    isTicks(ticks) && ticks.at > now - EXPIRY_MS ? [[list, ticks] as const] : [],
  );
  const ticks = Object.fromEntries(validTicks);
  if (validTicks.length < stored.length) store(ticks);
  else useBrowserStore.setState({ ticks });
}

/**
 * Returns the ticked items of a recipe's list, and functions to change them.
 * @param list - its name, which begins with the slug. Example: "doro-wat/steps"
 * @param dish - the dish whose steps the list has: the home page offers it until all steps are done
 */
export function useTicks(list: string, dish?: TickedDish) {
  const ticked = useBrowserStore(({ ticks }) => ticks?.[list]?.items ?? noTicks);
  return {
    ticked,
    toggle: (item: string) => toggleTick(list, item, dish),
    clear: () => changeTicks(list, () => noTicks),
  };
}

/** Ticks or unticks an item of a list. */
export function toggleTick(list: string, item: string, dish?: TickedDish): void {
  changeTicks(
    list,
    (items) => (items.includes(item) ? items.filter((other) => other !== item) : [...items, item]),
    dish,
  );
}

/** Deletes all ticks at sign-out, so that the next visitor on this device does not see them. */
export function forgetTicks(): void {
  store({});
}

function changeTicks(list: string, change: (items: readonly string[]) => readonly string[], dish?: TickedDish): void {
  // Another tab may have stored ticks that this tab has not read yet.
  loadTicks();
  const { [list]: current, ...others } = useBrowserStore.getState().ticks ?? {};
  const items = change(current?.items ?? noTicks);
  const canContinue = dish !== undefined && items.length < dish.steps;
  const ticks = { items, at: Date.now(), ...(canContinue && { dish }) };
  store(items.length > 0 ? { ...others, [list]: ticks } : others);
}

function store(ticks: Readonly<Record<string, Ticks>>): void {
  writeTexts({ [TICKS_KEY]: Object.keys(ticks).length > 0 ? JSON.stringify(ticks) : null });
  useBrowserStore.setState({ ticks });
}

function isTicks(value: unknown): value is Ticks {
  const { items, at, dish } = getFields(value);
  const { title, path } = getFields(dish);
  return (
    Array.isArray(items) &&
    Number.isFinite(at) &&
    // The path becomes a link.
    (dish === undefined || (typeof title === 'string' && localPath(path) === path))
  );
}
