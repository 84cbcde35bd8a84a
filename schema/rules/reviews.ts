/** Maximum length of a comment, in code points. */
export const MAX_REVIEW_LENGTH = 600;

/** Maximum number of stars. Ratings are multiples of half a star; 0 means no rating. */
export const MAX_RATING = 5;

export const reviewTexts = {
  added: 'Comment and rating added successfully!',
  deleted: 'Your comment was deleted.',
  noRecipe: 'No recipe details found',
  noReview: 'You have not commented on this recipe.',
  helpful: 'Thank you. Marked as helpful.',
  notHelpful: 'Helpful mark removed.',
  gone: 'This comment no longer exists.',
  ownHelpful: 'This is your own comment.',
  messageEmpty: 'Comment cannot be empty.',
  ratingEmpty: 'Rating cannot be empty.',
  ratingRange: 'Rating must be between 0 and 5.',
  ratingStep: 'Rating must be in steps of half a star.',
  messageLong: `Comment cannot exceed ${MAX_REVIEW_LENGTH} characters.`,
} as const;

/** Returns a comment in its stored and counted form: composed characters, plain line ends, trimmed. */
export function normalizeReview(comment: string): string {
  return comment.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Returns the length of a comment, in code points. */
export function reviewLength(comment: string): number {
  return [...normalizeReview(comment)].length;
}
