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

/** @returns the few candidates that are spelled most like it, the nearest first; none that differ in most letters. */
export function nearestFew(written: string, candidates: Iterable<string>, most = 3): string[] {
  const wanted = plain(written);
  const near: { candidate: string; distance: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const name = plain(candidate);
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, name.length) / 2));
    if (Math.abs(name.length - wanted.length) > allowed) continue;
    const distance = editDistance(wanted, name);
    if (distance <= allowed) near.push({ candidate, distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** A longer list is no help in a terminal. */
const MOST_LISTED = 12;

/** @returns what else could stand there: `did you mean "Dinner"? There are Lunch, Dinner`. */
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

/** Levenshtein's distance: how many letters have to be added, removed or replaced. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
