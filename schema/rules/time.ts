/** A day, in minutes. */
export const DAY_MINUTES = 24 * 60;

/** A day, in seconds. */
export const DAY_SECONDS = DAY_MINUTES * 60;

/** A day, in ms. */
export const DAY_MS = DAY_SECONDS * 1_000;
