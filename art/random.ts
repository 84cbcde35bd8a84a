/** A seeded source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A number between `low` and `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item;
  /** A bell-shaped number between -1 and 1, mostly near 0: for small irregularities. */
  bell(): number;
  /** An angle in radians, all directions equally likely. */
  angle(): number;
}

/** Turns a text into a 32-bit starting state. */
function hash(seed: string): number {
  let state = 1779033703 ^ seed.length;
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return state >>> 0;
}

/** Makes a generator (mulberry32) for a seed such as a dish's slug. */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function between(low: number, high: number): number {
    return low + (high - low) * next();
  }

  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    angle: () => next() * Math.PI * 2,
  };
}
