/** Notice on every page of a site with sample readers. */
export const SAMPLE_TEXT = 'A demo: all readers and their comments are samples.';
