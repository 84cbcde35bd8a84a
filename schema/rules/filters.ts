/** The filters of lists by their parameters in the address, in the order in which addresses have them. */
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
