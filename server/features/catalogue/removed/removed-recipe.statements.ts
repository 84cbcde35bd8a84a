// Hand-written SQL, because cursors contain times in microseconds, and JavaScript's dates only have milliseconds.
import { statement } from '#server/database/statements.ts';
import type { RemovedRecipeType } from './removed-recipe.type.ts';

/** A removed recipe, with its time of removal in µs since 1970, as exact as the column. */
export type RemovedRow = RemovedRecipeType & { id: number; removedAtMicroseconds: number };

// A postponed recipe is published again on its new day. A recipe that was never published has no time of removal.
const isRemoved = 'removed_at > $1 and (not is_published or published_on > $2::date)';

/** Removed recipes, most recently removed first. Parameters: start time, today, cursor (two values), limit. */
export const removedRecipes = statement<RemovedRow>(
  'removed_recipes',
  `select id, slug, removed_at as "removedAt",
     (extract(epoch from removed_at) * 1000000)::float8 as "removedAtMicroseconds"
   from recipes where ${isRemoved}
     and (removed_at, id) < (timestamptz 'epoch' + $3::float8 * interval '1 microsecond', $4::int)
   order by removed_at desc, id desc limit $5`,
);

/** Number of removed recipes. Parameters: start time, today. */
export const removedCount = statement<{ total: number }>(
  'removed_count',
  `select count(*)::int as total from recipes where ${isRemoved}`,
);
