import { normalizeNote } from '#schema/rules/kitchen.ts';
import { type KitchenKind, type KitchenValue, kitchenProblems } from '#schema/rules/kitchen-changes.ts';
import { uniqueLines } from '#schema/rules/saved.ts';
import { withSum } from './basket-rules.ts';
import type { BasketItem, ListLines, PlanEntry, Product, RecipeLists, SavedRecipe } from './store.ts';

/** The text (JSON) of every saved item, by its kind and key. Example: "NOTE gomen" is `{"text":"Less salt."}`. */
export type Items = ReadonlyMap<string, string>;

/** Facts about a recipe in a server response. */
export type KnownRecipe = Product & {
  /** Number of servings that it is written for. */
  servings: number;
};

/** Returns the key of an item among all items. */
export function toItemKey(kind: KitchenKind, key: string): string {
  return `${kind} ${key}`;
}

/** Returns the kind of an item, and its key within its kind. */
export function splitKey(item: string): { kind: KitchenKind; key: string } {
  const space = item.indexOf(' ');
  return { kind: item.slice(0, space) as KitchenKind, key: item.slice(space + 1) };
}

/** Returns the text of an item. Equal items have equal texts on every device. */
export function toItemText({ lists, ...value }: KitchenValue): string {
  const { servings } = value;
  return JSON.stringify(lists ? { lists: [...lists].sort(), ...(servings && { servings }) } : value);
}

/** Returns the value in an item's text. */
export function parseItem(text: string): KitchenValue {
  return JSON.parse(text);
}

/** Returns every saved item in the account's format. */
export function getItems(lists: RecipeLists): Map<string, string> {
  const items = new Map<string, string>();
  const add = (kind: KitchenKind, key: string, value: KitchenValue) =>
    items.set(toItemKey(kind, key), toItemText(value));
  for (const { id, lists: ids = [], servings } of lists.saved) add('SAVED', id, { lists: ids, servings });
  for (const { id, name } of lists.lists) add('LIST', id, { name });
  for (const [slug, text] of Object.entries(lists.notes)) add('NOTE', slug, { text: normalizeNote(text) });
  for (const { id } of lists.compare) add('COMPARE', id, {});
  for (const { id, qty, batch } of lists.basket) {
    add('BASKET', id, { batches: qty, servings: batch?.servings ?? null });
  }
  for (const [item, text] of getLineItems(lists)) items.set(item, text);
  for (const line of lists.atHome) add('AT_HOME', line, {});
  for (const { id, day, dish, servings = null, note } of lists.plan) {
    add('PLAN', id, { day, recipe: dish?.id ?? null, servings, text: note ? normalizeNote(note) : null });
  }
  for (const { id, day, note } of lists.cooked) add('COOKED', `${id}/${day}`, { text: normalizeNote(note) || null });
  return items;
}

/** Returns the lines of a shopping list in the format of `getItems`. */
export function getLineItems({ ticked, ownLines }: ListLines): Map<string, string> {
  const keys = [
    ...ticked.map((key) => toItemKey('TICKED', key)),
    ...ownLines.map((line) => toItemKey('OWN_LINE', line)),
  ];
  return new Map(keys.map((key) => [key, toItemText({})]));
}

/**
 * Returns the lists changed to contain exactly these items: earlier items in their order, then new items.
 * @param recipes - the recipes of new items; new items whose recipe is missing are left out
 */
export function withItems(lists: RecipeLists, items: Items, recipes: ReadonlyMap<string, KnownRecipe>): RecipeLists {
  const getValue = (kind: KitchenKind, key: string) => {
    const text = items.get(toItemKey(kind, key));
    return text === undefined ? undefined : parseItem(text);
  };
  const getKeys = (kind: KitchenKind) => getKeysOfKind(items, kind);
  /** Recipes that are still saved, then new recipes. */
  const getRecipes = <Item extends Product>(
    kind: KitchenKind,
    localRecipes: readonly Item[],
    toItem: (recipe: KnownRecipe) => Item,
  ) => {
    const remaining = localRecipes.filter(({ id }) => items.has(toItemKey(kind, id)));
    const remainingIds = new Set(remaining.map(({ id }) => id));
    const more = getKeys(kind).flatMap((slug) => (remainingIds.has(slug) ? [] : (recipes.get(slug) ?? [])));
    return [...remaining, ...more.map(toItem)];
  };
  /** Earlier recipes are in the plan or were cooked; new recipes are in `recipes`. */
  const getProduct = (slug: string): Product | undefined => {
    const existing = [...lists.plan.flatMap(({ dish }) => dish ?? []), ...lists.cooked].find(({ id }) => id === slug);
    const recipe = recipes.get(slug);
    if (recipe) return toProduct(recipe);
    return existing && { id: existing.id, title: existing.title, path: existing.path, price: existing.price };
  };
  const toPlanEntries = (id: string, value: KitchenValue = {}): PlanEntry[] => {
    const { day, recipe, servings, text } = value;
    const dish = recipe ? getProduct(recipe) : undefined;
    if (!day || (recipe && !dish)) return [];
    return [{ id, day, ...(dish && { dish }), ...(servings && { servings }), ...(text && { note: text }) }];
  };
  const saved = getRecipes<SavedRecipe>('SAVED', lists.saved, toProduct).map(
    ({ lists: _, servings: __, ...product }) => {
      const { lists: ids = [], servings } = getValue('SAVED', product.id) ?? {};
      return { ...product, ...(ids?.length && { lists: ids }), ...(servings && { servings }) };
    },
  );
  const basket = getRecipes<BasketItem>('BASKET', lists.basket, (recipe) => ({
    ...toProduct(recipe),
    ...{ discount: 0, qty: 1, sum: 0, selected_color: '', selected_size: '' },
  })).map(({ batch, ...item }) => {
    const { batches, servings } = getValue('BASKET', item.id) ?? {};
    const recipeServings = batch?.written ?? recipes.get(item.id)?.servings;
    const size = servings && recipeServings ? { batch: { servings, written: recipeServings } } : {};
    return withSum({ ...item, qty: batches ?? item.qty, ...size });
  });
  const plannedIds = lists.plan.map(({ id }) => id);
  const cookedKeys = lists.cooked.map(({ id, day }) => `${id}/${day}`);
  return {
    ...lists,
    saved,
    lists: getKeys('LIST').map((id) => ({ id, name: getValue('LIST', id)?.name ?? '' })),
    notes: Object.fromEntries(
      getKeys('NOTE').map((slug) => [slug, getNoteText(lists, slug, getValue('NOTE', slug)?.text ?? '')]),
    ),
    compare: getRecipes('COMPARE', lists.compare, toProduct),
    basket,
    ...withLineItems(lists, items),
    atHome: getOrderedKeys(items, 'AT_HOME', lists.atHome),
    plan: getOrderedKeys(items, 'PLAN', plannedIds).flatMap((id) => toPlanEntries(id, getValue('PLAN', id))),
    cooked: getOrderedKeys(items, 'COOKED', cookedKeys).flatMap((key) => {
      const [slug = '', day = ''] = key.split('/');
      const dish = getProduct(slug);
      const { note: ownNote = '' } = lists.cooked.find((record) => record.id === slug && record.day === day) ?? {};
      const text = getValue('COOKED', key)?.text ?? '';
      return dish ? [{ ...dish, day, note: normalizeNote(ownNote) === text ? ownNote : text }] : [];
    }),
  };
}

/** Returns the lines of a shopping list that are among the items: earlier lines in their order, then new lines. */
export function withLineItems({ ticked, ownLines }: ListLines, items: Items): ListLines {
  return {
    ticked: getOrderedKeys(items, 'TICKED', ticked),
    ownLines: uniqueLines(getOrderedKeys(items, 'OWN_LINE', ownLines)),
  };
}

function getOrderedKeys(items: Items, kind: KitchenKind, localKeys: readonly string[]): string[] {
  const keys = getKeysOfKind(items, kind);
  return [...localKeys.filter((key) => keys.includes(key)), ...keys.filter((key) => !localKeys.includes(key))];
}

function getKeysOfKind(items: Items, kindToGet: KitchenKind): string[] {
  return [...items.keys()].map(splitKey).flatMap(({ kind, key }) => (kind === kindToGet ? [key] : []));
}

/** Returns the note as typed in this browser if it normalizes to the text, so that spaces being typed stay. */
function getNoteText({ notes }: RecipeLists, slug: string, text: string): string {
  const ownNote = notes[slug];
  return ownNote !== undefined && normalizeNote(ownNote) === text ? ownNote : text;
}

function toProduct({ servings: _, ...product }: KnownRecipe): Product {
  return product;
}

/** Returns `true` if an account can store the item; other items stay in this browser. */
export function fitsAccount(item: string, text: string): boolean {
  return kitchenProblems({ ...splitKey(item), value: parseItem(text) }).length === 0;
}

/** Items to write; null deletes the item. */
export type Changes = ReadonlyMap<string, string | null>;

/** The items in this browser (`here`), and the items that the server is known to have. */
export type Sides = { here: Items; known: Items };

/** A server response about items. */
export type ItemsResponse = {
  /** The changes that were sent, without the changes that the server refused. */
  sent: Changes;
  /** The changes since the cursor. */
  changes: Changes;
  /** `true` if `changes` contains every item. */
  isWhole: boolean;
};

/** Returns the local changes that the server does not have yet. */
export function getUnsent({ here, known }: Sides, fits = fitsAccount): Map<string, string | null> {
  const unsent = new Map<string, string | null>();
  for (const [item, text] of here) if (known.get(item) !== text && fits(item, text)) unsent.set(item, text);
  for (const item of known.keys()) if (!here.has(item)) unsent.set(item, null);
  return unsent;
}

/**
 * Merges a server response. If only one side has changed an item since the last sync, its change is kept. If both
 * have, an item that one side deleted is restored, notes are joined, a recipe is in all lists that either side has put
 * it into, and a recipe that both put into the basket has the larger count. In other conflicts this browser wins.
 */
export function mergeItems(
  { here, known }: Sides,
  { sent, changes, isWhole }: ItemsResponse,
): { here: Map<string, string>; known: Map<string, string>; hasJoinedNotes: boolean; contested: Set<KitchenKind> } {
  const serverItems = new Map([...sent, ...changes]);
  if (isWhole) for (const item of known.keys()) if (!serverItems.has(item)) serverItems.set(item, null);
  const merged = { here: new Map(here), known: new Map(known) };
  let hasJoinedNotes = false;
  const contested = new Set<KitchenKind>();
  for (const [item, theirs] of serverItems) {
    const mine = here.get(item) ?? null;
    // If the server returns an item as sent, both sides had agreed on it, even if this browser has changed it since.
    const base = sent.get(item) === theirs ? theirs : (known.get(item) ?? null);
    setOrDelete(merged.known, item, theirs);
    if (mine === theirs) continue;
    const text = mergeItem(item, { base, mine, theirs });
    setOrDelete(merged.here, item, text);
    hasJoinedNotes ||= hasNote(item) && text !== mine && text !== theirs;
    if (losesChange(item, { base, mine, theirs })) contested.add(splitKey(item).kind);
  }
  return { ...merged, here: mergeListsOfSameName(merged.here), hasJoinedNotes, contested };
}

function hasNote(item: string): boolean {
  const { kind } = splitKey(item);
  return kind === 'NOTE' || kind === 'COOKED';
}

/** Returns `true` if both sides have changed a synced item, and one of the changes is lost. */
function losesChange(item: string, { base, mine, theirs }: Versions): boolean {
  if (base === null || mine === base || theirs === base) return false;
  return mine === null || theirs === null || !(hasNote(item) || splitKey(item).kind === 'SAVED');
}

function setOrDelete(items: Map<string, string>, item: string, text: string | null): void {
  if (text === null) items.delete(item);
  else items.set(item, text);
}

type Versions = { base: string | null; mine: string | null; theirs: string | null };

function mergeItem(item: string, { base, mine, theirs }: Versions): string | null {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  if (mine === null || theirs === null) return mine ?? theirs;
  const [baseValue, here, there] = [base === null ? undefined : parseItem(base), parseItem(mine), parseItem(theirs)];
  switch (splitKey(item).kind) {
    case 'NOTE':
      return toItemText({ text: joinNotes(here.text ?? '', there.text ?? '') });
    case 'COOKED':
      return toItemText({ text: joinNotes(here.text ?? '', there.text ?? '', ' ') || null });
    case 'SAVED': {
      const allLists = new Set([...(here.lists ?? []), ...(there.lists ?? [])]);
      const remains = (list: string) =>
        !baseValue?.lists?.includes(list) || [here, there].every(({ lists }) => lists?.includes(list));
      const { servings } = here.servings === baseValue?.servings ? there : here;
      return toItemText({ lists: [...allLists].filter(remains), servings });
    }
    case 'BASKET':
      // Both baskets were filled independently, so the larger number of batches covers both.
      return baseValue === undefined && (there.batches ?? 0) > (here.batches ?? 0) ? theirs : mine;
    default:
      return mine;
  }
}

/**
 * Joins two notes.
 * @param separator - the note of a cooking day must stay one line
 * @returns both notes, `otherNote` first; only the longer note if it contains the other
 */
export function joinNotes(ownNote: string, otherNote: string, separator = '\n\n'): string {
  if (ownNote.includes(otherNote)) return ownNote;
  return otherNote.includes(ownNote) ? otherNote : normalizeNote(`${otherNote}${separator}${ownNote}`);
}

/** Merges lists of the same name that two devices have created, under the first id. */
function mergeListsOfSameName(items: Map<string, string>): Map<string, string> {
  const idsByName = new Map<string, string>();
  const replacements = new Map<string, string>();
  const lists = [...items].flatMap(([item, text]) => {
    const { kind, key } = splitKey(item);
    return kind === 'LIST' ? [{ id: key, name: (parseItem(text).name ?? '').toLowerCase() }] : [];
  });
  for (const { id, name } of lists.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const firstId = idsByName.get(name);
    if (firstId === undefined) idsByName.set(name, id);
    else replacements.set(id, firstId);
  }
  if (replacements.size === 0) return items;
  for (const id of replacements.keys()) items.delete(toItemKey('LIST', id));
  for (const [item, text] of items) {
    const { lists: ids, ...value } = parseItem(text);
    if (ids?.some((id) => replacements.has(id))) {
      items.set(item, toItemText({ ...value, lists: [...new Set(ids.map((id) => replacements.get(id) ?? id))] }));
    }
  }
  return items;
}
