import { changeRecipeLists, recipeLists } from './recipe-lists.ts';
import { changeSharedLink, linkOfBasket } from './shared-links.ts';
import { getFields, parseJson, readText, writeTexts } from './storage.ts';
import { type ListLines, type LiveList, useBrowserStore } from './store.ts';

export const LIVE_LISTS_KEY = 'liveLists';

/** Maximum number of lists; older lists have nothing left to buy. */
export const MOST_LISTS = 5;

export const noLines: ListLines = { ticked: [], ownLines: [] };

/** A copy of a shared list in this browser: undefined while it cannot be read, or if it no longer exists. */
export type ListCopy = { read: () => LiveList | undefined; write: (list: LiveList) => void };

/** Reads the lists that others have shared. Invalid entries are left out. */
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

/** Returns the copy of a list on its own page. */
export function copyOnPage(id: string): ListCopy {
  // Ticks set before the scripts loaded are applied before `hydrateStore` has read the rest.
  const all = () => {
    if (!useBrowserStore.getState().liveLists) loadLiveLists();
    return useBrowserStore.getState().liveLists ?? {};
  };
  return {
    read: () => all()[id] ?? { here: noLines, known: noLines },
    write: (list) => {
      const { [id]: _, ...others } = all();
      // The list used last comes last.
      const liveLists = Object.fromEntries([...Object.entries(others), [id, list] as const].slice(-MOST_LISTS));
      writeTexts({ [LIVE_LISTS_KEY]: JSON.stringify(liveLists) });
      useBrowserStore.setState({ liveLists });
    },
  };
}

/** Returns the basket as the copy of a list that was made of it, for as long as it has the same recipes. */
export function copyInBasket(id: string): ListCopy {
  const linked = () => {
    const lists = recipeLists();
    const link = lists && linkOfBasket(lists.basket);
    return link?.id === id ? { lists, link } : undefined;
  };
  return {
    read: () => {
      const { lists, link } = linked() ?? {};
      return lists && { here: { ticked: lists.ticked, ownLines: lists.ownLines }, known: getLines(link?.known) };
    },
    write: ({ here, known }) => {
      if (!linked()) return;
      // In this order: another tab that has read only the first write sends changes that the server already has.
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
