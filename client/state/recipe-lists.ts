import { showToast, useToast } from '#client/ui/toast.ts';
import { generatedIdProblem, isDay, listNameProblem, recipeSlugProblem } from '#schema/rules/kitchen.ts';
import {
  CURRENCY,
  getOwnLine,
  MAX_BATCHES,
  MAX_OWN_LINES,
  MAX_SAVED,
  MAX_STORED_SERVINGS,
  MIN_BATCHES,
  REHYDRATION_TIMEOUT_MS,
  STORE_KEY,
  savedTexts,
} from '#schema/rules/saved.ts';
import { withSum } from './basket-rules.ts';
import { readToken } from './session.ts';
import { getFields, isRefused, parseJson, type ReadText, readText, writeTexts } from './storage.ts';
import {
  type BasketItem,
  type Batch,
  type CookedRecipe,
  type KnownKitchen,
  type PlanEntry,
  type Product,
  type RecipeLists,
  type SavedList,
  type SavedRecipe,
  useBrowserStore,
} from './store.ts';

/** The text that this tab last read or stored. Another tab may have stored another text since. */
let lastText: string | null = null;

/** Reads the stored lists into the store. */
export async function loadRecipeLists(): Promise<void> {
  const lists = await readRecipeLists(() => {
    lastText = readText(STORE_KEY);
    return lastText;
  });
  useBrowserStore.setState(lists);
}

/** Returns the current lists, including changes by other tabs; undefined until storage has been read. */
export function getRecipeLists(): RecipeLists | undefined {
  const storedText = readText(STORE_KEY);
  const { saved, lists, notes, compare, basket, ticked, atHome, ownLines, plan, cooked, known, products } =
    useBrowserStore.getState();
  if (!saved || !lists || !notes || !compare || !basket || !ticked || !atHome || !ownLines || !products)
    return undefined;
  if (!plan || !cooked) return undefined;
  if (storedText !== lastText) return parseLists(storedText);
  return {
    saved,
    lists,
    notes,
    compare,
    basket,
    ticked,
    atHome,
    ownLines,
    plan,
    cooked,
    known: known ?? null,
    products,
  };
}

/** Changes some of the lists, here and in storage. Does nothing until storage has been read. */
export function changeRecipeLists(change: (lists: RecipeLists) => Partial<RecipeLists>): void {
  const lists = getRecipeLists();
  if (!lists) return;
  const newLists = { ...lists, ...change(lists) };
  useBrowserStore.setState(newLists);
  const { saved: wishlist, basket: cart, ...others } = newLists;
  lastText = JSON.stringify({ state: { cart, wishlist, ...others }, version: 0 });
  writeTexts({ [STORE_KEY]: lastText });
  if (isRefused(STORE_KEY) && !readToken()) queueMicrotask(replaceToast);
}

/** Replaces a toast about a change that the browser could not store. */
function replaceToast(): void {
  if (useToast.getState().toast) showToast(savedTexts.notStored, { kind: 'warning' });
}

/** Deletes all lists, here and in storage. */
export function deleteRecipeLists(): void {
  lastText = null;
  writeTexts({ [STORE_KEY]: null });
  useBrowserStore.setState(parseLists(null));
}

/**
 * Reads the stored lists, which may come from another version, another script or a manual edit. Invalid recipes are
 * left out. Text that cannot be read, or not in time, counts as empty. Never throws.
 */
export async function readRecipeLists(read: ReadText): Promise<RecipeLists> {
  return parseLists(await readWithTimeout(REHYDRATION_TIMEOUT_MS, async () => read(STORE_KEY)));
}

function parseLists(text: string | null): RecipeLists {
  const state = getFields(getFields(parseJson(text)).state);
  const { cart, wishlist, lists, notes, compare, products, ticked, atHome, ownLines, plan, cooked, known } = state;
  return {
    saved: toList(wishlist, toSavedRecipe),
    lists: toList(lists, toSavedList),
    notes: getNotes(notes),
    compare: toList(compare, toProduct),
    basket: toList(cart, toBasketItem),
    ticked: getTexts(ticked, MAX_SAVED),
    atHome: getTexts(atHome, MAX_SAVED),
    ownLines: getTexts(ownLines, MAX_OWN_LINES, getOwnLine),
    plan: toList(plan, toPlanEntry),
    cooked: getCooked(cooked),
    known: toKnownKitchen(known),
    products: { products: toList(getFields(products).products, toProduct), symbol: CURRENCY },
  };
}

/** Returns the text; null if reading fails or takes longer than `timeoutMs`. */
async function readWithTimeout(timeoutMs: number, read: () => Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([read(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns each non-empty text, once. */
function getTexts(value: unknown, maxCount: number, read = (text: string) => text): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((text) => typeof text === 'string').map(read);
  return [...new Set(texts)].filter(Boolean).slice(0, maxCount);
}

/** Returns each item that can be read, once. */
function toList<Item extends { id: string }>(
  value: unknown,
  read: (value: unknown) => Item | undefined,
): readonly Item[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, Item>();
  for (const each of value) {
    const item = read(each);
    if (item && !items.has(item.id) && items.size < MAX_SAVED) items.set(item.id, item);
  }
  return [...items.values()];
}

function toProduct(value: unknown): Product | undefined {
  const { id, title, path, price } = getFields(value);
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,100}$/.test(id) || typeof title !== 'string') return undefined;
  // Accepts only paths of recipes on this site, because the path becomes a link.
  if (typeof path !== 'string' || !/^\/recipes\/[a-z0-9-]+\/[a-z0-9-]+$/.test(path)) return undefined;
  return { id, title, path, price: toAmount(price) };
}

function toSavedRecipe(value: unknown): SavedRecipe | undefined {
  const item = toProduct(value);
  const { lists, servings } = getFields(value);
  const ids = Array.isArray(lists) ? lists.filter((id) => typeof id === 'string' && !generatedIdProblem(id)) : [];
  return item && { ...item, ...(ids.length > 0 && { lists: ids }), ...(isServings(servings) && { servings }) };
}

function toPlanEntry(value: unknown): PlanEntry | undefined {
  const { id, day, dish, servings, note } = getFields(value);
  const dishItem = toProduct(dish);
  const text = typeof note === 'string' ? getOwnLine(note) : '';
  if (typeof id !== 'string' || generatedIdProblem(id) || typeof day !== 'string' || !isDay(day)) return undefined;
  if (!dishItem && text === '') return undefined;
  return {
    id,
    day,
    ...(dishItem && { dish: dishItem }),
    ...(isServings(servings) && { servings }),
    ...(text && { note: text }),
  };
}

/** Returns the valid records of cooked recipes, at most one for each recipe and day. */
function getCooked(value: unknown): readonly CookedRecipe[] {
  const records = new Map<string, CookedRecipe>();
  for (const each of Array.isArray(value) ? value : []) {
    const { day, note } = getFields(each);
    const item = toProduct(each);
    if (!item || typeof day !== 'string' || !isDay(day) || records.size >= MAX_SAVED) continue;
    records.set(`${item.id}/${day}`, { ...item, day, note: typeof note === 'string' ? note : '' });
  }
  return [...records.values()];
}

function toSavedList(value: unknown): SavedList | undefined {
  const { id, name } = getFields(value);
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return generatedIdProblem(id) || listNameProblem(name) ? undefined : { id, name };
}

function getNotes(value: unknown): Record<string, string> {
  const notes = Object.entries(getFields(value)).filter(
    (note): note is [string, string] => typeof note[1] === 'string' && note[1] !== '' && !recipeSlugProblem(note[0]),
  );
  return Object.fromEntries(notes.slice(0, MAX_SAVED));
}

/**
 * Returns the sync state; null if it is invalid. Without it the account counts as empty, so all items in this browser
 * are sent to it, and none is deleted.
 */
function toKnownKitchen(value: unknown): KnownKitchen | null {
  const { owner, cursor, items } = getFields(value);
  if (typeof owner !== 'string' || typeof cursor !== 'string') return null;
  const texts = Object.entries(getFields(items)).filter(
    (item): item is [string, string] => typeof item[1] === 'string',
  );
  return { owner, cursor, items: Object.fromEntries(texts) };
}

function toBasketItem(value: unknown): BasketItem | undefined {
  const item = toProduct(value);
  const { discount, qty, selected_color, selected_size, batch, isNew } = getFields(value);
  const size = getBatch(batch);
  if (!item || typeof qty !== 'number' || !Number.isInteger(qty) || qty < MIN_BATCHES || qty > MAX_BATCHES) {
    return undefined;
  }
  return withSum({
    ...item,
    discount: toAmount(discount),
    qty,
    sum: 0,
    selected_color: typeof selected_color === 'string' ? selected_color : '',
    selected_size: typeof selected_size === 'string' ? selected_size : '',
    ...(size && { batch: size }),
    ...(isNew === true && { isNew }),
  });
}

function getBatch(value: unknown): Batch | undefined {
  const { servings, written } = getFields(value);
  return isServings(servings) && isServings(written) ? { servings, written } : undefined;
}

function isServings(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_STORED_SERVINGS;
}

function toAmount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}
