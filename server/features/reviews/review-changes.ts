import * as z from 'zod';

/** A recipe with changed reviews; `rated` is false if only words or names changed, not the stars. */
const reviewChange = z.object({ slug: z.string(), rated: z.boolean() });
export type ReviewChange = z.output<typeof reviewChange>;

const changes = z.array(reviewChange);

/**
 * Returns the changed reviews in a notification; `everything` if they were too many for its payload.
 * @param payload - payload of the channel `reviews_changed`, written by triggers on reviews
 */
export function readReviewChanges(payload: string): ReviewChange[] | 'everything' {
  try {
    return changes.parse(JSON.parse(payload));
  } catch {
    return 'everything';
  }
}
