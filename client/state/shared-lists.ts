import { changeRecipeLists, getRecipeLists } from './recipe-lists.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';
import { type BasketItem, type ListLines, type LiveList, type SharedLink, useBrowserStore } from './store.ts';

export const SHARED_LINKS_KEY = 'sharedLists';

/** Maximum number of links: as many as a client can create in an hour. */
const MAX_LINKS = 20;

const noLinks: readonly SharedLink[] = [];

/** Reads the links to shopping lists that this browser has created. Invalid and expired links are left out. */
export function loadSharedLinks(now = Date.now()): void {
  const stored = parseJson(readText(SHARED_LINKS_KEY));
  const links = Array.isArray(stored) ? stored.filter(isLink) : [];
  useBrowserStore.setState({ sharedLinks: links.filter(({ expiresAt }) => Date.parse(expiresAt) > now) });
}

/** Returns the links that this browser has created, the latest first. */
export function useSharedLinks(): readonly SharedLink[] {
  return useBrowserStore(({ sharedLinks }) => sharedLinks ?? noLinks);
}

/** Stores a link with the secret that withdraws it, in this browser only. */
export function rememberSharedLink(link: SharedLink): void {
  storeLinks([link, ...withoutLink(link.id)].slice(0, MAX_LINKS));
}

export function forgetSharedLink(id: string): void {
  storeLinks(withoutLink(id));
}

/** Changes the stored fields of a link that this browser has created. */
function changeSharedLink(id: string, change: Partial<SharedLink>): void {
  const links = useBrowserStore.getState().sharedLinks ?? noLinks;
  storeLinks(links.map((link) => (link.id === id ? { ...link, ...change } : link)));
}

/** Returns the recipes and amounts of a basket as one text, to compare baskets. Their order does not matter. */
export function basketKey(basket: readonly BasketItem[]): string {
  const items = basket.map(({ id, qty, batch }) => [id, qty, batch?.servings].join(' ').trim());
  return items.sort().join(', ');
}

/** Returns the latest link to the shopping list of this basket; undefined if it is not shared. */
export function getBasketLink(basket: readonly BasketItem[]): SharedLink | undefined {
  const key = basketKey(basket);
  return useBrowserStore.getState().sharedLinks?.find((link) => link.basket === key);
}

/** Discards the synced lines of other baskets, so that no line counts as removed if such a basket returns. */
export function forgetOtherBaskets(basket: readonly BasketItem[]): void {
  const key = basketKey(basket);
  const links = useBrowserStore.getState().sharedLinks ?? noLinks;
  if (!links.some((link) => link.known && link.basket !== key)) return;
  storeLinks(links.map((link) => (link.basket === key ? link : { ...link, known: undefined })));
}

function withoutLink(id: string): SharedLink[] {
  return (useBrowserStore.getState().sharedLinks ?? noLinks).filter((link) => link.id !== id);
}

function storeLinks(sharedLinks: readonly SharedLink[]): void {
  writeTexts({ [SHARED_LINKS_KEY]: sharedLinks.length > 0 ? JSON.stringify(sharedLinks) : null });
  useBrowserStore.setState({ sharedLinks });
}

function isLink(value: unknown): value is SharedLink {
  const { id, url, secret, expiresAt, recipes } = getFields(value);
  return (
    [id, url, secret, expiresAt].every((field) => typeof field === 'string') &&
    Array.isArray(recipes) &&
    recipes.every((title) => typeof title === 'string')
  );
}

export const LIVE_LISTS_KEY = 'liveLists';

/** Maximum number of stored lists. */
export const MAX_SHARED_LISTS = 5;

export const noLines: ListLines = { ticked: [], ownLines: [] };

/** A copy of a shared list in this browser. `read` returns undefined while there is no copy. */
export type ListCopy = { read: () => LiveList | undefined; write: (list: LiveList) => void };

/** Reads the shared lists that were opened here. Invalid lines are left out. */
export function loadLiveLists(): void {
  const lists = Object.entries(getFields(parseJson(readText(LIVE_LISTS_KEY))));
  const liveLists = Object.fromEntries(
    lists.map(([id, list]) => {
      const { here, known } = getFields(list);
      return [id, { here: getLines(here), known: getLines(known) }];
    }),
  );
  useBrowserStore.setState({ liveLists });
}

/** Returns the copy of a shared list that this browser stores for the list's own page. */
export function getStoredCopy(id: string): ListCopy {
  // Ticks set before the scripts loaded are applied before `hydrateStore` has read the rest.
  const getLists = () => {
    if (!useBrowserStore.getState().liveLists) loadLiveLists();
    return useBrowserStore.getState().liveLists ?? {};
  };
  return {
    read: () => getLists()[id] ?? { here: noLines, known: noLines },
    write: (list) => {
      const { [id]: _, ...others } = getLists();
      // The most recently used list is last.
      const liveLists = Object.fromEntries([...Object.entries(others), [id, list] as const].slice(-MAX_SHARED_LISTS));
      writeTexts({ [LIVE_LISTS_KEY]: JSON.stringify(liveLists) });
      useBrowserStore.setState({ liveLists });
    },
  };
}

/** Returns the basket as the copy of the list shared from it. There is no copy once its recipes or amounts differ. */
export function getBasketCopy(id: string): ListCopy {
  const findLink = () => {
    const lists = getRecipeLists();
    const link = lists && getBasketLink(lists.basket);
    return link?.id === id ? { lists, link } : undefined;
  };
  return {
    read: () => {
      const { lists, link } = findLink() ?? {};
      return lists && { here: { ticked: lists.ticked, ownLines: lists.ownLines }, known: getLines(link?.known) };
    },
    write: ({ here, known }) => {
      if (!findLink()) return;
      // Writes in this order: a tab that reads between the two only resends changes that the server already has.
      changeRecipeLists(() => here);
      changeSharedLink(id, { known });
    },
  };
}

function getLines(value: unknown): ListLines {
  const { ticked, ownLines } = getFields(value);
  return { ticked: getTexts(ticked), ownLines: getTexts(ownLines) };
}

function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
