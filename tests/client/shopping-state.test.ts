import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { getUnsentLines, mergeLines } from '#client/features/sync/use-live-list.ts';
import { fillBasket, putAllIntoBasket, putIntoBasket, takeOutOfBasket, untickForNew } from '#client/state/basket.ts';
import { writeNote } from '#client/state/notes.ts';
import { loadRecipeLists } from '#client/state/recipe-lists.ts';
import { forgetSeenList, getSeenList, rememberSeenList, SEEN_LISTS_KEY } from '#client/state/seen-lists.ts';
import {
  basketKey,
  forgetOtherBaskets,
  forgetSharedLink,
  getBasketCopy,
  getStoredCopy,
  LIVE_LISTS_KEY,
  loadLiveLists,
  loadSharedLinks,
  noLines,
  rememberSharedLink,
  SHARED_LINKS_KEY,
} from '#client/state/shared-lists.ts';
import { addOwnLine, removeOwnLine, setTick, toggleAtHome } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { ownLineKey } from '#schema/rules/saved.ts';
import { stubLocalStorage } from './support/stub-local-storage.ts';

const getState = () => useBrowserStore.getState();

let stored: Map<string, string>;

const createProduct = (id: string) => ({ id, title: id, path: `/recipes/dinner/${id}`, price: 6 });

beforeEach(async () => {
  stored = stubLocalStorage();
  await loadRecipeLists();
  loadLiveLists();
  loadSharedLinks();
});

describe('the shopping list', () => {
  it('unticks items that are at home, and remembers them', async () => {
    setTick('salt', true);
    toggleAtHome('salt');
    expect(getState()).toMatchObject({ ticked: [], atHome: ['salt'] });
    await loadRecipeLists();
    expect(getState().atHome).toEqual(['salt']);
    toggleAtHome('salt');
    expect(getState().atHome).toEqual([]);
  });

  it('has each own line once, at most a hundred, and removes its tick with it', () => {
    for (const line of ['Soap', ' soap ', '', ' ']) addOwnLine(line);
    expect(getState().ownLines).toEqual(['Soap']);
    setTick(ownLineKey('Soap'), true);
    removeOwnLine('Soap');
    expect(getState()).toMatchObject({ ownLines: [], ticked: [] });
    for (let number = 0; number < 100; number += 1) expect(addOwnLine(`Thing ${number}`)).toBe(true);
    expect([addOwnLine('Thing 100'), addOwnLine('Thing 7')]).toEqual([false, true]);
    expect(getState().ownLines).toHaveLength(100);
  });
});

describe('a ticked item', () => {
  const keysByRecipe = new Map([
    ['gomen', ['onion', 'collards']],
    ['tibs', ['onion', 'beef']],
  ]);

  it('is unticked if only a removed recipe needs it', () => {
    putAllIntoBasket([{ product: createProduct('gomen') }, { product: createProduct('tibs') }]);
    for (const key of ['onion', 'collards', 'beef', ownLineKey('Milk')]) setTick(key, true);
    takeOutOfBasket('gomen', ['collards']);
    expect(getState().ticked).toEqual(['onion', 'beef', 'own: Milk']);
    takeOutOfBasket('tibs', []);
    expect(getState().ticked).toEqual(['own: Milk']);
  });

  it('is unticked once the ingredients of a new recipe show that more of it is needed', async () => {
    putIntoBasket(createProduct('gomen'));
    for (const key of ['onion', 'collards', ownLineKey('Milk')]) setTick(key, true);
    putIntoBasket(createProduct('tibs'));
    await loadRecipeLists();
    untickForNew(new Map([...keysByRecipe].slice(0, 1)));
    expect(getState().ticked).toEqual(['onion', 'collards', 'own: Milk']);
    untickForNew(keysByRecipe);
    expect(getState().ticked).toEqual(['collards', 'own: Milk']);
    // A tick set again stays.
    setTick('onion', true);
    untickForNew(keysByRecipe);
    expect(getState().ticked).toEqual(['collards', 'own: Milk', 'onion']);
  });
});

describe('the basket filled from a week', () => {
  const gomen = { id: 'gomen', title: 'Gomen', path: '/recipes/dinner/gomen', price: 8 };
  const getAmounts = () => getState().basket?.map(({ qty, batch }) => [qty, batch?.servings]);

  it('has at least the planned amount, and no more if it is filled again', () => {
    const forTwelve = { servings: 12, written: 4 };
    putIntoBasket(gomen);
    fillBasket([{ product: gomen, batch: forTwelve }]);
    expect(getAmounts()).toEqual([[1, 12]]);
    fillBasket([{ product: gomen, batch: forTwelve }]);
    fillBasket([{ product: gomen }]);
    expect(getAmounts()).toEqual([[1, 12]]);
  });

  it('adds whole batches if those are missing', () => {
    putIntoBasket(gomen);
    fillBasket([{ product: gomen, batch: { servings: 8, written: 4 } }]);
    fillBasket([{ product: gomen }]);
    expect(getAmounts()).toEqual([[2, undefined]]);
  });
});

describe('a note for a recipe', () => {
  it('is merged with changes from elsewhere since it was last shown', () => {
    writeNote('gomen', 'Less salt.', '');
    writeNote('gomen', 'Less salt, more butter.', 'Less salt.');
    expect(getState().notes).toEqual({ gomen: 'Less salt, more butter.' });
    writeNote('gomen', 'Less salt. Half the garlic.', 'Less salt.');
    expect(getState().notes).toEqual({ gomen: 'Less salt, more butter.\n\nLess salt. Half the garlic.' });
    writeNote('gomen', '', 'Less salt.');
    expect(getState().notes?.gomen).toContain('more butter');
    writeNote('gomen', ' ', getState().notes?.gomen ?? '');
    expect(getState().notes).toEqual({});
  });
});

describe('a shared list', () => {
  const tick = (id: string, key: string) => setTick(key, true, id);

  it('keeps ticks of earlier visits if a tick precedes the read from storage', () => {
    tick('list1', 'salt');
    useBrowserStore.setState({ liveLists: undefined });
    tick('list1', 'onion');
    tick('list2', 'oil');
    loadLiveLists();
    expect(getState().liveLists?.list1?.here.ticked).toEqual(['salt', 'onion']);
    expect(getState().liveLists?.list2?.here.ticked).toEqual(['oil']);
  });

  it('keeps the last five separate from each other and from the basket', () => {
    for (let list = 1; list <= 6; list += 1) tick(`list${list}`, 'salt');
    tick('list2', 'onion');
    expect(Object.keys(getState().liveLists ?? {})).toEqual(['list3', 'list4', 'list5', 'list6', 'list2']);
    expect(getState().ticked).toEqual([]);
  });

  it('has no lines if storage is corrupt', () => {
    for (const text of ['', '{', '[1]', '{"list":"salt"}', '{"list":{"here":{"ticked":[7]}}}', 'null']) {
      stored.set(LIVE_LISTS_KEY, text);
      loadLiveLists();
      expect(getStoredCopy('list').read(), text).toEqual({ here: noLines, known: noLines });
    }
  });

  it('belongs only to the basket that it was shared from', () => {
    putAllIntoBasket([{ product: createProduct('gomen') }]);
    setTick('onion', true);
    addOwnLine('Soap');
    const basket = basketKey(getState().basket ?? []);
    rememberSharedLink({ id: 'a', url: 'u', secret: 's', expiresAt: '2999-01-01', recipes: [], basket });
    const copy = getBasketCopy('a');
    const changes: unknown[] = [];
    const stop = useBrowserStore.subscribe(() => {
      changes.push(getUnsentLines(copy)?.get('TICKED collards'));
    });
    onTestFinished(stop);
    const here = { ticked: ['onion'], ownLines: ['Soap'] };
    expect(copy.read()).toEqual({ here, known: noLines });
    mergeLines(copy, getUnsentLines(copy) ?? new Map(), { ticked: ['collards'], ownLines: ['Soap', 'Milk'] });
    expect(getState()).toMatchObject({ ticked: ['collards'], ownLines: ['Soap', 'Milk'] });
    // At no time does a tick of another person count as removed here, which would remove it for everyone.
    expect(changes).not.toContain(null);

    putAllIntoBasket([{ product: createProduct('tibs') }]);
    expect(copy.read()).toBeUndefined();
    mergeLines(copy, new Map(), noLines);
    expect(getState().ownLines).toEqual(['Soap', 'Milk']);
    // Emptied and filled again: items removed with the basket are not marked as at home.
    forgetOtherBaskets([]);
    takeOutOfBasket('tibs', []);
    expect(copy.read()?.known).toEqual(noLines);
  });

  it('adds missing recipes to the basket', () => {
    putAllIntoBasket([{ product: createProduct('gomen') }]);
    putAllIntoBasket([
      { product: createProduct('gomen'), batch: { servings: 9, written: 6 } },
      { product: createProduct('tibs'), batch: { servings: 9, written: 6 } },
    ]);
    expect(getState().basket?.map(({ id, qty, batch }) => [id, qty, batch?.servings])).toEqual([
      ['gomen', 1, undefined],
      ['tibs', 1, 9],
    ]);
  });
});

describe('a visited list', () => {
  const list = {
    recipes: ['Gomen'],
    toBuy: [{ key: 'salt', amount: '1 tsp', item: 'salt', aisle: null, for: ['Gomen'] }],
    there: ['garlic'],
    expiresAt: '2026-12-31T00:00:00.000Z',
  };
  const getSeen = (id: string) => getSeenList(id, Date.parse('2026-12-30'));

  it('is remembered among the last five until it is withdrawn or its link expires', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberSeenList(id, list);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter(getSeen)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(getSeen('a')).toEqual(list);
    expect(getSeenList('a', Date.parse('2027-01-01'))).toBeUndefined();
    for (const id of ['a', 'c', 'd', 'e', 'f']) forgetSeenList(id);
    expect(stored.has(SEEN_LISTS_KEY)).toBe(false);
  });

  it('is ignored if storage is corrupt', () => {
    const broken = [null, 1, {}, { ...list, toBuy: {} }, { ...list, toBuy: [{ key: 1 }] }, { ...list, recipes: [1] }];
    for (const value of ['{', ...broken.map((each) => JSON.stringify({ a: each }))]) {
      stored.set(SEEN_LISTS_KEY, value);
      expect(getSeen('a'), value).toBeUndefined();
    }
  });
});

describe('shared links', () => {
  const createLink = (id: string, expiresAt = '2099-01-01T00:00:00.000Z') => ({
    id,
    url: `https://mesob.example/shopping-list/${id}`,
    secret: `secret of ${id}`,
    expiresAt,
    recipes: ['Gomen'],
  });
  const getIds = () => getState().sharedLinks?.map(({ id }) => id);

  it('are remembered, at most 20, the latest first, until they are withdrawn', () => {
    for (let number = 1; number <= 21; number += 1) rememberSharedLink(createLink(`link${number}`));
    loadSharedLinks();
    expect(getState().sharedLinks?.[0]).toEqual(createLink('link21'));
    expect(getIds()).toHaveLength(20);
    forgetSharedLink('link21');
    loadSharedLinks();
    expect(getIds()?.[0]).toBe('link20');
    for (const id of getIds() ?? []) forgetSharedLink(id);
    expect(stored.has(SHARED_LINKS_KEY)).toBe(false);
  });

  it('are forgotten once they are invalid', () => {
    rememberSharedLink(createLink('old', '2026-01-31T00:00:00.000Z'));
    rememberSharedLink(createLink('new', '2026-02-28T00:00:00.000Z'));
    loadSharedLinks(Date.parse('2026-01-31T00:00:01.000Z'));
    expect(getIds()).toEqual(['new']);
  });

  it('are ignored if storage is corrupt', () => {
    for (const text of [
      '',
      '{',
      '{}',
      'null',
      '[1, null, {"id":"a"}]',
      '[{"id":1,"url":"","secret":"","recipes":[]}]',
    ]) {
      stored.set(SHARED_LINKS_KEY, text);
      loadSharedLinks();
      expect(getIds(), text).toEqual([]);
    }
  });
});
