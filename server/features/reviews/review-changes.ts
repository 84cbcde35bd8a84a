import * as z from 'zod';

/** A recipe whose reviews have changed: whether that changed its stars, or only words or names. */
const reviewChange = z.object({ slug: z.string(), rated: z.boolean() });
export type ReviewChange = z.output<typeof reviewChange>;

const changes = z.array(reviewChange);

/**
 * @param payload of a notification on the channel `reviews_changed`: triggers on the reviews write it
 * @returns the changes of reviews; `everything` where that was too much for a notification
 */
export function readReviewChanges(payload: string): ReviewChange[] | 'everything' {
  try {
    return changes.parse(JSON.parse(payload));
  } catch {
    return 'everything';
  }
}
