/** Seasons of the northern hemisphere, from December on. */
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

export type Season = (typeof seasons)[number];

/** Returns the season of a day. @param day - `YYYY-MM-DD` */
export function getSeason(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter';
}

/** Returns `true` if the category is a season, but not the current one. @param slug - of any category */
export function isOutOfSeason(slug: string, day: string): boolean {
  return slug !== getSeason(day) && seasons.some((season) => season === slug);
}
