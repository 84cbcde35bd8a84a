/** Returns the newest entries, at most `limit`, in their order. */
export function keepNewest<Entry extends { day: string }>(entries: readonly Entry[], limit: number): readonly Entry[] {
  const surplus = entries.length - limit;
  if (surplus <= 0) return entries;
  const oldest = new Set([...entries].sort((a, b) => a.day.localeCompare(b.day)).slice(0, surplus));
  return entries.filter((entry) => !oldest.has(entry));
}
