import type { HiddenTexts_TextFragment, ReviewOrder } from '#client/gql/graphql.ts';

type HiddenText = Pick<HiddenTexts_TextFragment, 'createdAt' | 'rating'>;
type ShownText = { createdAt: string; rating?: number; helpfulCount?: number };

/** The comments or questions on a page of a list, in order. */
type ListPage = {
  items: readonly ShownText[];
  /** `true` if the page begins with the list's first item. */
  isFirst: boolean;
  /** `true` if the page ends with the list's last item. */
  isLast: boolean;
  /** The first item of the next page; undefined if there is none, or if it has not loaded. */
  next?: ShownText;
};

/**
 * Returns the index at which to insert a hidden contribution on a page of the sorted list; undefined if it belongs, or
 * may belong, on another page.
 */
export function getIndex(
  hidden: HiddenText,
  { items, isFirst, isLast, next }: ListPage,
  order: ReviewOrder,
): number | undefined {
  const isBefore = (other: ShownText) => compare(hidden, other, order) < 0;
  const index = items.findIndex(isBefore);
  if (index === 0 && !isFirst) return undefined;
  if (index >= 0) return index;
  return isLast || (next && isBefore(next)) ? items.length : undefined;
}

function compare(hidden: HiddenText, shown: ShownText, order: ReviewOrder): number {
  const differences: Record<ReviewOrder, number> = {
    NEWEST: 0,
    HIGHEST: (shown.rating ?? 0) - (hidden.rating ?? 0),
    LOWEST: (hidden.rating ?? 0) - (shown.rating ?? 0),
    // The count of a hidden comment is not fetched, so it is treated as zero.
    HELPFUL: shown.helpfulCount ?? 0,
  };
  return differences[order] || Date.parse(shown.createdAt) - Date.parse(hidden.createdAt);
}
