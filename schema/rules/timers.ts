/** More at once no kitchen has use for, and no tray room. */
export const MAX_TIMERS = 12;

export const timerTexts = {
  tooMany: `There are ${MAX_TIMERS} timers already. Please stop one first.`,
} as const;
