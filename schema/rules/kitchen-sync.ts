/** Changes in one call, and in one answer. */
export const MAX_CHANGES = 50;

/** Days for which a removal is remembered. A device that comes later reads everything anew. */
export const REMOVAL_DAYS = 180;

/** Removals that an account remembers; the oldest are forgotten first. */
export const MOST_REMOVALS = 2_000;

export const kitchenSyncTexts = {
  tooManyChanges: `At most ${MAX_CHANGES} things can be changed at once.`,
  changedTwice: 'Each thing can be changed once at a time.',
  full: 'Your account cannot keep more of these. Take some out first.',
  unreached: 'What you keep could not be sent to your account. It is safe in this browser, and will be sent later.',
  removed: 'What was saved here belonged to another account, and was removed.',
  joined: 'A note was changed on another device, too. It has both texts now.',
} as const;
