/** More at once no kitchen has use for, and no tray room. */
export const MAX_TIMERS = 12;

export const timerTexts = {
  tooMany: `You already have ${MAX_TIMERS} timers. Please stop one first.`,
} as const;
