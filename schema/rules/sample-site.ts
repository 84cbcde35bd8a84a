/** The line on every page of a site whose readers are samples. */
export const SAMPLE_TEXT = 'A demo: all readers and their comments are samples.';
