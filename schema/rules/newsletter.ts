/** How long the link that confirms a subscription works, in seconds. */
export const CONFIRMATION_SECONDS = 7 * 24 * 60 * 60;
