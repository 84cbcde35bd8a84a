const PUBLISHED = /^(published:[ \t]*)(["']?)([^\n#"']*?)\2([ \t]*(?:#.*)?)$/m;

/** Returns the day of publication in a recipe's text, `YYYY-MM-DD`; undefined if it has none. */
export function getPublicationDay(text: string): string | undefined {
  const [, , , day = ''] = PUBLISHED.exec(text) ?? [];
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/** Returns a recipe's text with another day of publication; unchanged if it has neither a day nor a title. */
export function withPublicationDay(text: string, day: string): string {
  if (getPublicationDay(text) === day) return text;
  if (PUBLISHED.test(text)) return text.replace(PUBLISHED, (_, field: string) => `${field.trimEnd()} ${day}`);
  return /^title:/m.test(text) ? text.replace(/^title:.*\n?/m, (line) => `${line}published: ${day}\n`) : text;
}

/** Returns `true` for a day of publication, or a time in ISO 8601, more than a year after today: probably a typo. */
export function isDistant(day: string, today: string): boolean {
  return day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}
