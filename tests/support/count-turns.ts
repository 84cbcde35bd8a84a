/** Counts turns of the event loop until `stop` is called. */
export function countTurns(): { current: () => number; stop: () => void } {
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  return { current: () => turn, stop: () => clearImmediate(next) };
}
