/** A page number, or a gap between two that are not neighbours. */
export type PageItem = { page: number } | { gapAfter: number };

/**
 * The numbers to show: the first and the last always, the current one with its neighbours,
 * and a gap where the current one is above 3 or below the last but two.
 */
export function pageItems(current: number, last: number): PageItem[] {
  const around = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  return [
    { page: 1 },
    ...(current > 3 ? [{ gapAfter: 1 }] : []),
    ...around.map((page) => ({ page })),
    ...(current < last - 2 ? [{ gapAfter: current + 1 }] : []),
    ...(last > 1 ? [{ page: last }] : []),
  ];
}

/** @returns the page that an address names, from 1; 1 where it names none or nonsense */
export function pageFrom(search: URLSearchParams, name = 'page'): number {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** @returns the search part of the address of a page, others of its parameters kept. Example: "?page=2" */
export function searchOf(page: number, search: URLSearchParams, name = 'page'): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete(name);
  else next.set(name, String(page));
  const text = next.toString();
  return text && `?${text}`;
}
