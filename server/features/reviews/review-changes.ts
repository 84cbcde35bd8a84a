import * as z from 'zod';
import type { RatingChange } from '#server/features/catalogue/rating-change.ts';

const rated = z.object({ ratingCount: z.int(), ratingHalves: z.int() });

const changes = z.array(
  z.object({
    id: z.int(),
    slug: z.string(),
    publishedOn: z.iso.date(),
    authorId: z.int(),
    cuisineId: z.int(),
    categoryIds: z.array(z.int()),
    featured: z.boolean(),
    before: rated,
    after: rated,
  }),
);

/**
 * @param payload of a notification on the channel `reviews_changed`: the trigger `tell_of_reviews` writes it
 * @returns what reviews have changed; `everything` where that was too much for a notification
 */
export function readReviewChanges(payload: string): RatingChange[] | 'everything' {
  try {
    return changes.parse(JSON.parse(payload));
  } catch {
    return 'everything';
  }
}
