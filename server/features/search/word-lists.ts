import { nameKey } from '#server/content/foods/words.ts';

/** Returns the keys of words or phrases that are separated by commas or lines. */
export const toList = (text: string): string[] => text.split(/[,\n]/).map(nameKey).filter(Boolean);
export const toSet = (text: string): ReadonlySet<string> => new Set(toList(text));
/** Returns a map with an entry for each word or phrase of each row. */
export const toMap = <Value>(rows: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([words, value]) => toList(words).map((word) => [word, value] as const)));
