/** The URL parameters of list filters, in the order in which URLs have them. */
export const filterNames = [
  'cuisine',
  'category',
  'course',
  'time',
  'diet',
  'without',
  'difficulty',
  'ingredient',
] as const;
export type FilterName = (typeof filterNames)[number];
