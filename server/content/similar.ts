import { LRUCache } from 'lru-cache';
import { addToGroup } from '#server/group-by.ts';

/** Maximum length of a name to look up. */
const MAX_COMPARED = 200;

/** Returns the nearest candidate, or null if none is similar; ignores case, accents, spaces, `_` and `-`. */
export function findNearest(name: string, candidates: Iterable<string>): string | null {
  const plainName = toPlain(name);
  if (plainName.length > MAX_COMPARED) return null;
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const allowed = Math.max(1, Math.floor(Math.max(plainName.length, candidate.length) / 3));
    const distance = editDistance(plainName, toPlain(candidate), allowed);
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}

/** Minimum length of a name to correct to. One edit makes a shorter name another food: "lime" and "lima". */
const MIN_SPELLED = 5;

/**
 * Finds a misspelled name of a food. Foods whose names are merely similar are different foods, so it allows one edit.
 * @returns the first name that is at most one edit away and begins with the same letter, or null
 */
export function findSpelling(value: string, names: Iterable<string>): string | null {
  const plainName = toPlain(value);
  if (plainName.length > MAX_COMPARED) return null;
  for (const name of names) {
    const candidate = toPlain(name);
    if (candidate.length < MIN_SPELLED || candidate[0] !== plainName[0]) continue;
    if (editDistance(plainName, candidate, 1) <= 1) return name;
  }
  return null;
}

/** Capacity of the cache of misses, in names. */
const MAX_REMEMBERED = 500;

/** Number of names that are compared letter by letter: the names that share most pairs of letters with the query. */
const MAX_CANDIDATES = 30;

interface NameIndex {
  names: readonly { name: string; plain: string }[];
  /** For each pair of letters, the indexes of the names that have it. */
  byPair: ReadonlyMap<string, readonly number[]>;
}

/**
 * Finds the names that are spelled most like a given name. Clients may ask for missing names as often as they like, so
 * names are indexed once, only a few are compared, and misses are cached.
 */
export class NearNames {
  private index: NameIndex | undefined;
  private readonly misses = new LRUCache<string, string[]>({ max: MAX_REMEMBERED });

  constructor(private readonly names: Iterable<string>) {}

  /** Returns at most three names, the nearest first; none that differ in more than half of the letters. */
  findNearest(name: string): string[] {
    const plainName = toPlain(name);
    // Longer texts are similar to no name, and not worth caching.
    if (plainName.length > MAX_COMPARED) return [];
    const matches = this.misses.get(plainName) ?? this.find(plainName);
    this.misses.set(plainName, matches);
    return matches;
  }

  private find(plainName: string): string[] {
    const matches: { name: string; distance: number }[] = [];
    this.index ??= buildIndex(this.names);
    for (const { name, plain: candidate } of getCandidates(plainName, this.index)) {
      const maxDistance = Math.max(1, Math.floor(Math.max(plainName.length, candidate.length) / 2));
      const distance = editDistance(plainName, candidate, maxDistance);
      if (distance <= maxDistance) matches.push({ name, distance });
    }
    matches.sort((a, b) => a.distance - b.distance);
    return matches.slice(0, 3).map(({ name }) => name);
  }
}

function buildIndex(candidates: Iterable<string>): NameIndex {
  const names = [...new Set(candidates)].map((name) => ({ name, plain: toPlain(name) }));
  const byPair = new Map<string, number[]>();
  for (const [index, name] of names.entries()) for (const pair of getPairs(name.plain)) addToGroup(byPair, pair, index);
  return { names, byPair };
}

/** Returns the names that share most pairs of letters with the query, the most first. */
function getCandidates(plainName: string, { names, byPair }: NameIndex) {
  const shared = new Map<number, number>();
  for (const pair of getPairs(plainName))
    for (const index of byPair.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  const bestIndexes = [...shared].sort(([, a], [, b]) => b - a).slice(0, MAX_CANDIDATES);
  return bestIndexes.flatMap(([index]) => names[index] ?? []);
}

/** Returns the pairs of letters in a name; its first and last letter each form a pair with a space. */
function getPairs(name: string): Set<string> {
  const ends = ` ${name} `;
  return new Set(Array.from({ length: name.length + 1 }, (_, start) => ends.slice(start, start + 2)));
}

/** Maximum number of names listed in a hint. */
const MAX_LISTED = 12;

/** A suggestion for an unknown name. */
export interface Suggestion {
  /** The name that was probably meant; null if none is similar. */
  intended: string | null;
  /** End of an error message. */
  hint: string;
}

/** Suggests names from a list, in a sentence: `did you mean "Dinner"? There are Lunch, Dinner`. */
export function suggestName(value: string, candidates: readonly string[]): Suggestion {
  const nearestName = findNearest(value, candidates);
  const question = nearestName === null ? '' : `did you mean "${nearestName}"?`;
  if (candidates.length === 0) return { intended: nearestName, hint: 'there are none yet' };
  if (question && candidates.length === 1) return { intended: nearestName, hint: question };
  if (candidates.length > MAX_LISTED)
    return { intended: nearestName, hint: question || 'docs/content.md lists them all' };
  const list = `here are ${candidates.join(', ')}`;
  return { intended: nearestName, hint: question ? `${question} T${list}` : `t${list}` };
}

/**
 * Suggests the key of the food that was probably meant by an unknown key, if it differs by a typo.
 */
export function suggestFood(value: string, keys: Iterable<string>): Suggestion {
  const nearestName = findSpelling(value, keys);
  const hint =
    nearestName === null ? 'content/foods.yaml lists the keys of all foods' : `did you mean "${nearestName}"?`;
  return { intended: nearestName, hint };
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s_-]|\p{M}/gu, '');
}

/**
 * Returns how many letters have to be added, removed, replaced or swapped with the next to turn `a` into `b`.
 * @param maxDistance - above it, any larger number may be returned
 */
function editDistance(a: string, b: string, maxDistance: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (beforePrevious[j - 2] ?? 0) + 1 : Infinity;
      const distance = Math.min(replaced, swapped, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > maxDistance) return least;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
