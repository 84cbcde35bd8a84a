/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Items on all pages together. */
  total: number;
  /** From 1. */
  page: number;
  perPage: number;
  pageCount: number;
}

export interface PageRequest {
  page: number;
  perPage: number;
}

export function pageOf<Item>({ page, perPage }: PageRequest, items: Item[], total: number): Page<Item> {
  return { items, total, page, perPage, pageCount: Math.ceil(total / perPage) };
}

/** @returns how many items come before the page. */
export function offsetOf({ page, perPage }: PageRequest): number {
  return (page - 1) * perPage;
}
