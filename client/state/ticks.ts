import { fieldsOf, parseJson, readText, writeTexts } from './storage.ts';
import { useBrowserStore } from './store.ts';

export const TICKS_KEY = 'ticks';

const none: readonly string[] = [];

/** Reads what was ticked off in this tab. What is no list is left out. */
export function loadTicks(): void {
  const lists = Object.entries(fieldsOf(parseJson(readText(TICKS_KEY, 'sessionStorage'))));
  useBrowserStore.setState({
    ticks: Object.fromEntries(lists.filter((list): list is [string, string[]] => Array.isArray(list[1]))),
  });
}

/**
 * Holds what is ticked off in a list of a recipe while it is cooked, for this tab.
 * @param list its name. Example: "doro-wat/steps"
 */
export function useTicks(list: string) {
  const ticked = useBrowserStore(({ ticks }) => ticks?.[list] ?? none);
  return {
    ticked,
    toggle: (item: string) =>
      setTicks(list, ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item]),
    clear: () => setTicks(list, none),
  };
}

function setTicks(list: string, items: readonly string[]): void {
  const { [list]: _, ...others } = useBrowserStore.getState().ticks ?? {};
  const ticks = items.length > 0 ? { ...others, [list]: items } : others;
  writeTexts({ [TICKS_KEY]: JSON.stringify(ticks) }, 'sessionStorage');
  useBrowserStore.setState({ ticks });
}
