/** The parameter of the address that holds the page of comments. */
export const REVIEWS_PARAMETER = 'comments';
