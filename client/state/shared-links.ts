import { getFields, parseJson, readText, writeTexts } from './storage.ts';
import { type BasketItem, type SharedLink, useBrowserStore } from './store.ts';

export const SHARED_LINKS_KEY = 'sharedLists';

/** Maximum number of links: as many as a client can create in an hour. */
const MOST_LINKS = 20;

const none: readonly SharedLink[] = [];

/** Reads the links to shopping lists that this browser has created. Invalid and expired links are left out. */
export function loadSharedLinks(now = Date.now()): void {
  const stored = parseJson(readText(SHARED_LINKS_KEY));
  const links = Array.isArray(stored) ? stored.filter(isLink) : [];
  useBrowserStore.setState({ sharedLinks: links.filter(({ expiresAt }) => Date.parse(expiresAt) > now) });
}

/** Returns the links that this browser has made, the latest first. */
export function useSharedLinks(): readonly SharedLink[] {
  return useBrowserStore(({ sharedLinks }) => sharedLinks ?? none);
}

/** Stores a link with the secret that withdraws it, in this browser only. */
export function rememberSharedLink(link: SharedLink): void {
  store([link, ...without(link.id)].slice(0, MOST_LINKS));
}

export function forgetSharedLink(id: string): void {
  store(without(id));
}

/** Changes the stored facts about a link that this browser has created. */
export function changeSharedLink(id: string, change: Partial<SharedLink>): void {
  const links = useBrowserStore.getState().sharedLinks ?? none;
  store(links.map((link) => (link.id === id ? { ...link, ...change } : link)));
}

/** Returns the recipes and amounts of a basket as one text; equal for two baskets that make the same list. */
export function basketKey(basket: readonly BasketItem[]): string {
  const items = basket.map(({ id, qty, batch }) => [id, qty, batch?.servings].join(' ').trim());
  return items.sort().join(', ');
}

/** Returns the latest link to the list that this basket makes; undefined if it is not shared. */
export function linkOfBasket(basket: readonly BasketItem[]): SharedLink | undefined {
  const key = basketKey(basket);
  return useBrowserStore.getState().sharedLinks?.find((link) => link.basket === key);
}

/** Discards the agreed state of other baskets: if the basket becomes the same again, nothing counts as removed. */
export function leaveOtherBaskets(basket: readonly BasketItem[]): void {
  const key = basketKey(basket);
  const links = useBrowserStore.getState().sharedLinks ?? none;
  if (!links.some((link) => link.known && link.basket !== key)) return;
  store(links.map((link) => (link.basket === key ? link : { ...link, known: undefined })));
}

function without(id: string): SharedLink[] {
  return (useBrowserStore.getState().sharedLinks ?? none).filter((link) => link.id !== id);
}

function store(sharedLinks: readonly SharedLink[]): void {
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
