/** The cache in which the service worker stores the last responses about saved recipes: they are the member's own. */
export const SAVED_RESPONSES = 'mesob-data';
