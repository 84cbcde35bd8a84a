/** The service worker's cache of the last responses about saved recipes, which are personal data. */
export const SAVED_RESPONSES = 'mesob-data';
