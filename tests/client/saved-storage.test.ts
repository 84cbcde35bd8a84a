import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToBasket } from '#client/state/basket-rules.ts';
import { readRecipeLists } from '#client/state/recipe-lists.ts';

const gomen = { id: 'gomen', title: 'Gomen', path: '/recipes/dinner/gomen', price: 7 };
const basket = addToBasket([], gomen);
const otherLists = {
  lists: [{ id: 'weeknights', name: 'Weeknights' }],
  notes: { gomen: 'Less salt.' },
  known: { owner: 'V', cursor: 'c', items: { 'NOTE gomen': '{"text":"Less salt."}' } },
  compare: [gomen],
  products: { products: [gomen], symbol: '$' },
  ticked: ['fine salt'],
  atHome: ['olive-oil'],
  ownLines: ['kitchen paper'],
  plan: [{ id: 'planned-1', day: '2026-11-26', dish: gomen, servings: 6, note: 'at seven' }],
  cooked: [{ ...gomen, day: '2026-11-20', note: 'Too salty.' }],
};
/** The stored state, with the field names of the specification. */
const storedValues = { cart: basket, wishlist: [gomen], ...otherLists };
const products = { products: [], symbol: '$' };
const lines = { ticked: [], atHome: [], ownLines: [] };
const emptyState = {
  ...{ saved: [], compare: [], basket: [], products, plan: [], cooked: [], lists: [], notes: {}, known: null },
  ...lines,
};

const readState = (state: unknown) => readRecipeLists(() => JSON.stringify({ state, version: 0 }));

afterEach(() => {
  vi.useRealTimers();
});

describe('stored data', () => {
  it('is read as it was written', async () => {
    expect(await readState(storedValues)).toEqual({ basket, saved: [gomen], ...otherLists });
  });

  it('is read by its key', async () => {
    const read = vi.fn(() => null);
    await readRecipeLists(read);
    expect(read).toHaveBeenCalledWith('root');
  });

  it('has own lines once, each without line breaks and within the length limit', async () => {
    const storedLines = ['kitchen\n paper ', 'kitchen paper', ' ', 7, 'x'.repeat(101)];
    const { ownLines } = await readState({ ownLines: storedLines });
    expect(ownLines).toEqual(['kitchen paper', 'x'.repeat(100)]);
  });

  it('has only dishes and notes on valid dates in its plan', async () => {
    const entry = { id: 'planned-1', day: '2026-11-26', dish: gomen };
    const broken = [{ ...entry, day: '2026-02-30' }, { ...entry, dish: undefined }, { ...entry, id: '/' }, 'gomen'];
    const { plan } = await readState({ plan: [...broken, { ...entry, servings: 0 }, entry] });
    expect(plan).toEqual([entry]);
  });

  it('has each cooked date once', async () => {
    const record = { ...gomen, day: '2026-11-20', note: '' };
    const { cooked } = await readState({
      cooked: [record, { ...record, day: 'today' }, record, { ...record, day: '2026-11-21' }],
    });
    expect(cooked.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('has its totals recalculated', async () => {
    const state = await readState({ cart: [{ ...basket[0], qty: 3, sum: -5 }] });
    expect(state.basket).toEqual([{ ...basket[0], qty: 3, sum: 21 }]);
  });
});

it.each([
  ['is read', { servings: 3, written: 4 }, { servings: 3, written: 4 }],
  ['with no servings is ignored', { servings: 0, written: 4 }, undefined],
  ['with a fractional number of servings is ignored', { servings: 2.5, written: 4 }, undefined],
  ['without the recipe’s own servings is ignored', { servings: 3 }, undefined],
  ['that is not an object is ignored', 'large', undefined],
])('a batch of another size %s', async (_, batch, expected) => {
  expect((await readState({ cart: [{ ...basket[0], batch }] })).basket[0]?.batch).toEqual(expected);
});

describe('nothing is saved if storage', () => {
  it.each([
    ['is empty', null],
    ['is blank', ''],
    ['holds broken JSON', '{"state":{"cart":[{"id":"gom'],
    ['holds a word', 'hello'],
    ['holds a number', '42'],
    ['holds null', 'null'],
    ['holds a list', '[1,2]'],
    ['holds other keys', '{"user":"x"}'],
    ['holds another library’s data', '{"cartList":"{\\"cart\\":[]}","_persist":"{\\"version\\":-1}"}'],
    [
      'holds other values instead of lists',
      '{"state":{"cart":"x","wishlist":{"length":3},"compare":7,"products":[],"ticked":{},"atHome":7,"ownLines":"x"}}',
    ],
  ])('%s', async (_, text) => {
    expect(await readRecipeLists(() => text)).toEqual(emptyState);
  });

  it('cannot be read', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(await readRecipeLists(refuse)).toEqual(emptyState);
  });

  it('does not respond within 5,000 ms', async () => {
    vi.useFakeTimers();
    let state: unknown;
    const reading = readRecipeLists(() => new Promise(() => {})).then((response) => {
      state = response;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(state).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(state).toEqual(emptyState);
  });
});

describe('recipes in storage', () => {
  it.each([
    ['null', null],
    ['a word', 'gomen'],
    ['no id', { ...gomen, id: undefined }],
    ['an id that is a number', { ...gomen, id: 7 }],
    ['an id with spaces', { ...gomen, id: 'go men' }],
    ['no title', { ...gomen, id: 'poha', title: undefined }],
    ['a URL of another site', { ...gomen, id: 'poha', path: 'https://evil.test/recipes/a/b' }],
    ['a URL without a scheme', { ...gomen, id: 'poha', path: '//evil.test' }],
    ['a script as its URL', { ...gomen, id: 'poha', path: 'javascript:alert(1)' }],
    ['a recipe twice', { ...gomen, title: 'Again' }],
  ])('are read without an invalid entry: %s', async (_, item) => {
    expect((await readState({ ...storedValues, wishlist: [gomen, item] })).saved).toEqual([gomen]);
  });

  it.each([0, -1, 1.5, Number.NaN, '2', 1e9])('are read without a basket entry of %s batches', async (qty) => {
    expect((await readState({ cart: [{ ...basket[0], qty }] })).basket).toEqual([]);
  });

  it('cost nothing without a valid price', async () => {
    for (const price of [-3, '7', null, {}]) {
      expect((await readState({ wishlist: [{ ...gomen, price }] })).saved).toEqual([{ ...gomen, price: 0 }]);
    }
  });

  it('are at most 1,000', async () => {
    const manyDishes = Array.from({ length: 1_100 }, (_, index) => ({ ...gomen, id: `dish-${index}` }));
    expect((await readState({ wishlist: manyDishes })).saved).toHaveLength(1_000);
  });
});
