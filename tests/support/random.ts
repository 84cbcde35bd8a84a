/** Pseudorandom numbers, the same on every run. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  integer(below: number): number;
  /** Returns a random item; early items more often if `skewed`, like words in real texts. */
  pick<Item>(items: readonly Item[], skewed?: boolean): Item;
}

/** Returns a generator for a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(fraction() * below),
    pick(items, skewed = false) {
      const share = skewed ? fraction() ** 2 : fraction();
      const item = items[Math.floor(share * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
