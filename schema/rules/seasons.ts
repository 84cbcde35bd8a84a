/** Seasons of the northern hemisphere, from December on. */
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

export type Season = (typeof seasons)[number];

/** Returns the season of a day. @param day - `YYYY-MM-DD` */
export function getSeason(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter';
}

/**
 * Returns `true` if a recipe belongs to seasons, but neither to the current season nor to next month's: late in autumn
 * readers cook for winter.
 * @param slugs - slugs of all its categories
 */
export function isOutOfSeason(slugs: readonly string[], day: string): boolean {
  const nextMonth = new Date(`${day.slice(0, 7)}-15T00:00:00Z`);
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1);
  const currentSeasons = [getSeason(day), getSeason(nextMonth.toISOString())];
  const recipeSeasons = slugs.filter((slug) => seasons.some((season) => season === slug));
  return recipeSeasons.length > 0 && !currentSeasons.some((season) => recipeSeasons.includes(season));
}
