/** Maximum number of concurrent timers: as many as the tray has room for. */
export const MAX_TIMERS = 12;

export const timerTexts = {
  tooMany: `You already have ${MAX_TIMERS} timers. Please stop one first.`,
} as const;
