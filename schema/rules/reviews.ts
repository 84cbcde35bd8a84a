/** Reviews a page, unless the caller asks for another number. */
export const REVIEW_PAGE_SIZE = 10;

/** The largest page of reviews; the REST path gives one page of this size. */
export const MAX_REVIEW_PAGE_SIZE = 100;
