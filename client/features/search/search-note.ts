type SearchInterpretation = { partial: boolean; nearest: boolean; dropped: readonly string[] };

/** Returns a note about results that do not match all words; empty if they do. */
export function searchNote({ partial, nearest, dropped }: SearchInterpretation): string {
  if (nearest) return `No recipe here is called ${toQuotedList(dropped)}. These are the closest dishes.`;
  return partial ? 'No exact match. Closest:' : '';
}

/** Returns a list in quotation marks. Example: “egg”, “nut” */
export function toQuotedList(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}
