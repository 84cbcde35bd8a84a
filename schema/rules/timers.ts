/** Maximum number of timers, including timers that have ended. */
export const MAX_TIMERS = 12;

export const timerTexts = {
  tooMany: `You already have ${MAX_TIMERS} timers. Please stop one first.`,
} as const;
