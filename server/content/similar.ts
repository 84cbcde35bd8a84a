import { LRUCache } from 'lru-cache';

/** @returns the candidate that was most likely meant, or null where none is near: case, `_` and `-` do not count. */
export function nearest(written: string, candidates: Iterable<string>): string | null {
  const wanted = plain(written);
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, plain(candidate));
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) best = { candidate, distance };
  }
  return best?.candidate ?? null;
}

/** As many misspelled names as callers repeat. */
const MOST_REMEMBERED = 500;

/** Letters of a name that is looked for: twice as many as the longest names have. */
const MOST_COMPARED = 200;

/** Finds those of many names that are spelled most like another: they are prepared once, and misses are remembered. */
export class NearNames {
  private prepared: readonly { name: string; plain: string }[] | undefined;
  private readonly misses = new LRUCache<string, string[]>({ max: MOST_REMEMBERED });

  constructor(private readonly names: Iterable<string>) {}

  /** @returns at most three names, the nearest first; none that differ in most letters */
  few(written: string): string[] {
    const wanted = plain(written);
    // So long a text is near to none, and not worth remembering.
    if (wanted.length > MOST_COMPARED) return [];
    const found = this.misses.get(wanted) ?? this.find(wanted);
    this.misses.set(wanted, found);
    return found;
  }

  private find(wanted: string): string[] {
    this.prepared ??= [...new Set(this.names)].map((name) => ({ name, plain: plain(name) }));
    const near: { name: string; distance: number }[] = [];
    for (const { name, plain: candidate } of this.prepared) {
      const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 2));
      // With three at hand, only a nearer one counts.
      const most = Math.min(allowed, (near[2]?.distance ?? Infinity) - 1);
      if (Math.abs(candidate.length - wanted.length) > most) continue;
      const distance = editDistance(wanted, candidate, most);
      if (distance > most) continue;
      near.push({ name, distance });
      near.sort((a, b) => a.distance - b.distance).splice(3);
    }
    return near.map(({ name }) => name);
  }
}

/** A longer list is no help in a terminal. */
const MOST_LISTED = 12;

/** @returns the names that could stand there: `did you mean "Dinner"? There are Lunch, Dinner`. */
export function suggestion(written: string, candidates: readonly string[]): string {
  const near = nearest(written, candidates);
  const question = near === null ? '' : `did you mean "${near}"?`;
  if (candidates.length === 0) return 'there are none yet';
  if (question && candidates.length === 1) return question;
  if (candidates.length > MOST_LISTED) return question || 'docs/content.md says what there is';
  const list = `here are ${candidates.join(', ')}`;
  return question ? `${question} T${list}` : `t${list}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

/**
 * Levenshtein's distance: how many letters have to be added, removed or replaced.
 * @param most at more, any number above it will do
 */
function editDistance(a: string, b: string, most = Infinity): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return least;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
