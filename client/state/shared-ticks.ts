import { withTick } from './shopping.ts';
import { fieldsOf, parseJson, readText, writeTexts } from './storage.ts';
import { useBrowserStore } from './store.ts';

export const SHARED_TICKS_KEY = 'sharedListTicks';

/** Of older lists nothing is left to buy. */
const MOST_LISTS = 5;

const none: readonly string[] = [];

/** Reads what was ticked off on lists that others have shared. What is no list is left out. */
export function loadSharedTicks(): void {
  const lists = Object.entries(fieldsOf(parseJson(readText(SHARED_TICKS_KEY))));
  useBrowserStore.setState({
    sharedTicks: Object.fromEntries(lists.filter((list): list is [string, string[]] => Array.isArray(list[1]))),
  });
}

/** @param list the end of its link. @returns the keys of what is in the bag */
export function useSharedTicks(list: string): readonly string[] {
  return useBrowserStore(({ sharedTicks }) => sharedTicks?.[list] ?? none);
}

/** Puts a line of a shared list into the bag, or back, in this browser only. */
export function setSharedTick(list: string, key: string, isTicked: boolean): void {
  // What was ticked before the scripts came is taken over before `hydrateStore` has read the rest.
  if (!useBrowserStore.getState().sharedTicks) loadSharedTicks();
  const { [list]: ticked = none, ...others } = useBrowserStore.getState().sharedTicks ?? {};
  // The list that was used last stands last.
  const sharedTicks = Object.fromEntries(
    [...Object.entries(others), [list, withTick(ticked, key, isTicked)] as const].slice(-MOST_LISTS),
  );
  writeTexts({ [SHARED_TICKS_KEY]: JSON.stringify(sharedTicks) });
  useBrowserStore.setState({ sharedTicks });
}
