import { useSyncExternalStore } from 'react';
import { onTicks, setTicks, ticksOf } from './ticks.ts';

const nothing: readonly string[] = [];

/**
 * What is ticked off in a list while one cooks, kept for the visit.
 * @param list its name. Example: "doro-wat/steps"
 */
export function useTicks(list: string) {
  const ticked = useSyncExternalStore(
    onTicks,
    () => ticksOf(list),
    () => nothing,
  );
  return {
    ticked,
    toggle: (item: string) =>
      setTicks(list, ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item]),
    clear: () => setTicks(list, []),
  };
}
