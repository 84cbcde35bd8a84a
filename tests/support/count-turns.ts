/** Counts turns of the event loop until `stop` is called. */
export function countTurns(): { current: () => number; stop: () => void } {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { current: () => turns, stop: () => clearImmediate(next) };
}
