import { ApolloClient, ApolloLink, type FetchResult } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { useSyncKitchen } from '#client/features/sync/kitchen-sync.tsx';
import { addBatch } from '#client/state/basket.ts';
import { clearKitchen, getKnownKitchen, mergeChanges } from '#client/state/kitchen.ts';
import { writeNote } from '#client/state/notes.ts';
import { loadRecipeLists } from '#client/state/recipe-lists.ts';
import { clearSession, startSession } from '#client/state/session.ts';
import { toggleAtHome } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { useToast } from '#client/ui/toast.ts';
import { kitchenChangeTexts } from '#schema/rules/kitchen-changes.ts';
import { stubLocalStorage } from './support/stub-local-storage.ts';

const noChanges = {
  __typename: 'KitchenChanges',
  cursor: '1',
  hasMore: false,
  isWhole: false,
  saved: [],
  lists: [],
  notes: [],
  compare: [],
  basket: [],
  ticked: [],
  atHome: [] as string[],
  ownLines: [],
  planned: [],
  cooked: [],
  removed: [],
};

type Variables = { after?: string; input?: { changes: { key: string; value: object | null }[] } };
type Result = (variables: Variables) => object | Promise<object>;

const toViewerResponse = (kitchen: object, id = 'V') => ({
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id, kitchen },
});
const toSyncResponse = (refused: object[] = [], kitchen: object = noChanges) => ({
  __typename: 'Mutation',
  syncKitchen: {
    __typename: 'SyncKitchenSuccess',
    viewer: { __typename: 'Viewer', id: 'V' },
    changes: kitchen,
    refused: refused.map((each) => ({ __typename: 'RefusedChange', ...each })),
  },
});

/** Returns the result of a hook in a page whose requests get this response. */
function renderHook<Value>(useHook: () => Value, response: Result): Value {
  const link = new ApolloLink(({ variables }) =>
    from(Promise.resolve(response(variables)).then((data) => ({ data }) as FetchResult)),
  );
  const client = new ApolloClient({ cache: createCache(), link, devtools: { enabled: false } });
  const values: Value[] = [];
  const Part = () => {
    values.push(useHook());
    return null;
  };
  const props = { client, children: createElement(MemoryRouter, null, createElement(Part)) };
  renderToString(createElement(ApolloProvider, props));
  return values[0] as Value;
}

/** Returns the function that syncs this browser with an account that sends this response. */
const createSync = (response: Result) => renderHook(useSyncKitchen, response);

const getAtHome = () => useBrowserStore.getState().atHome;

beforeEach(async () => {
  stubLocalStorage();
  vi.stubGlobal('navigator', {});
  await loadRecipeLists();
  useToast.setState({ toast: undefined });
  startSession({ token: 'token', username: 'Abeba' });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('a response from the account', () => {
  it('is dropped if this browser was cleared during the request', async () => {
    const sync = createSync(({ after }) => toViewerResponse({ ...noChanges, cursor: after ?? '1' }));
    expect(await sync(true)).toBe(true);
    const lateSync = createSync(() => {
      clearKitchen();
      return toViewerResponse({ ...noChanges, cursor: '2', atHome: ['salt'] });
    });
    expect(await lateSync(true)).toBe(false);
    expect([getKnownKitchen(), getAtHome()]).toEqual([null, []]);
  });

  it('is dropped if the member has signed out since', async () => {
    const lateSync = createSync(() => {
      clearSession();
      return toViewerResponse({ ...noChanges, atHome: ['salt'] });
    });
    expect(await lateSync(true)).toBe(false);
    expect([getKnownKitchen(), getAtHome()]).toEqual([null, []]);
  });

  it('does not fill this browser again while the member signs out', async () => {
    const kitchen = (after = '0') =>
      toViewerResponse({ ...noChanges, cursor: `${Number(after) + 1}`, atHome: ['salt'] });
    const sync = createSync(({ after }) => kitchen(after));
    expect(await sync(true)).toBe(true);
    const [signOut] = renderHook(useSignOut, async () => {
      expect(await sync(true)).toBe(true);
      return { __typename: 'Mutation', logout: { __typename: 'LogoutSuccess', message: 'Signed out.' } };
    });
    // The router warns that it cannot navigate during server rendering.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signOut();
    expect([getKnownKitchen(), getAtHome()]).toEqual([null, []]);
  });

  it('is not requested in a loop if its cursor does not advance', async () => {
    let requestCount = 0;
    const sync = createSync(() => {
      requestCount += 1;
      if (requestCount > 3) throw new Error('More than three requests.');
      return toViewerResponse({ ...noChanges, hasMore: true });
    });
    expect(await sync(true)).toBe(false);
    expect(requestCount).toBe(2);
  });
});

describe('an item that exceeded the account’s limit', () => {
  const refusals = [{ kind: 'AT_HOME', key: 'salt', message: kitchenChangeTexts.full }];

  it.each([
    ['after an item was removed', false],
    ['after a poll, because another device may have freed quota', true],
  ])('is sent again %s', async (_, polls) => {
    let hasRoom = false;
    const sent: string[][] = [];
    const sync = createSync(({ after, input }) => {
      if (!input) return toViewerResponse({ ...noChanges, cursor: after ?? '1', atHome: after ? [] : ['oil'] });
      sent.push(input.changes.filter(({ value }) => value).map(({ key }) => key));
      if (input.changes.some(({ value }) => value === null)) hasRoom = true;
      return toSyncResponse(hasRoom ? [] : refusals);
    });
    expect(await sync(true)).toBe(true);
    toggleAtHome('salt');
    expect(await sync(false)).toBe(true);
    expect(await sync(false)).toBe(true);
    expect(sent).toEqual([['salt']]);
    if (polls) hasRoom = true;
    else toggleAtHome('oil');
    expect(await sync(polls)).toBe(true);
    expect(sent.at(-1)).toEqual(['salt']);
    expect(getKnownKitchen()?.items).toHaveProperty('AT_HOME salt');
  });
});

it('reports that a note has both texts if another device changed it, too', async () => {
  const note = (text: string) => ({ __typename: 'RecipeNote', slug: 'gomen', text });
  const sync = createSync(({ after, input }) => {
    if (!input) return toViewerResponse({ ...noChanges, notes: after ? [note('Salt.')] : [] });
    return toSyncResponse([], { ...noChanges, cursor: '2', notes: [note('Salt.\n\nButter.')] });
  });
  await sync(true);
  writeNote('gomen', 'Butter.', '');
  expect(await sync(true)).toBe(true);
  expect(useToast.getState().toast?.text).toBe(kitchenChangeTexts.joined);
  expect(useBrowserStore.getState().notes).toEqual({ gomen: 'Salt.\n\nButter.' });
});

it('reports a basket changed on another device, too, and nothing if only one side changed', async () => {
  const createBasketItem = (batches: number) => ({
    __typename: 'BasketItem',
    slug: 'gomen',
    batches,
    servings: null,
    recipe: { __typename: 'Recipe', slug: 'gomen', title: 'Gomen', path: '/g', estimatedCost: 3, servings: 4 },
  });
  let theirs = 1;
  const sync = createSync(({ input }) => {
    if (input) return toSyncResponse([], { ...noChanges, cursor: '9' });
    return toViewerResponse({ ...noChanges, cursor: String(theirs), basket: [createBasketItem(theirs)] });
  });
  await sync(true);
  theirs = 2;
  await sync(true);
  expect(useToast.getState().toast).toBeUndefined();
  addBatch('gomen', []);
  theirs = 7;
  await sync(true);
  expect(useToast.getState().toast?.text).toBe('Your basket also changed on another device. Please check.');
  expect(useBrowserStore.getState().basket).toMatchObject([{ id: 'gomen', qty: 3 }]);
  useToast.setState({ toast: undefined });
  await sync(false);
  expect(useToast.getState().toast).toBeUndefined();
});

it('reports the removal of items that belonged to another account, and nothing if there were none', async () => {
  const otherAccount = {
    owner: 'F',
    cursor: '7',
    recipes: new Map(),
    sent: new Map(),
    changes: new Map(),
    isWhole: true,
  };
  const sync = createSync(() => toViewerResponse(noChanges));
  mergeChanges(otherAccount);
  await sync(true);
  expect(useToast.getState().toast).toBeUndefined();
  mergeChanges(otherAccount);
  toggleAtHome('salt');
  await sync(true);
  expect(useToast.getState().toast?.text).toBe(kitchenChangeTexts.removed);
  expect([getKnownKitchen()?.owner, getAtHome()]).toEqual(['V', []]);
});
