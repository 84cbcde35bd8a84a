import { describe, expect, it } from 'vitest';
import {
  addToBasket,
  decrementInBasket,
  getTotal,
  incrementInBasket,
  removeFromBasket,
} from '#client/state/basket-rules.ts';
import { withCompared, withoutCompared } from '#client/state/compare.ts';
import { withToggled } from '#client/state/saved.ts';

const gomen = { id: 'gomen', title: 'Gomen', path: '/recipes/dinner/gomen', price: 7 };
const poha = { id: 'poha', title: 'Poha', path: '/recipes/breakfast/poha', price: 6 };

describe('the basket', () => {
  it('adds a recipe with every field', () => {
    expect(addToBasket([], gomen)).toEqual([
      { ...gomen, discount: 0, qty: 1, sum: 7, selected_color: '', selected_size: '' },
    ]);
  });

  it('adds a batch of a recipe that is added again, and keeps its position', () => {
    const basket = addToBasket(addToBasket(addToBasket([], gomen), poha), gomen);
    expect(basket.map(({ id, qty, sum }) => [id, qty, sum])).toEqual([
      ['gomen', 2, 14],
      ['poha', 1, 6],
    ]);
    expect(getTotal(basket)).toBe(20);
  });

  it('merges batches of different sizes without losing a serving', () => {
    const forThree = { servings: 3, written: 4 };
    const getQuantities = (basket: ReturnType<typeof addToBasket>) =>
      basket.map(({ qty, batch, sum }) => [qty, batch?.servings, sum]);
    // Three quarters of 7, in whole dollars.
    expect(getQuantities(addToBasket([], gomen, forThree))).toEqual([[1, 3, 6]]);
    expect(getQuantities(addToBasket(addToBasket([], gomen, forThree), gomen, forThree))).toEqual([[2, 3, 12]]);
    expect(getQuantities(addToBasket(addToBasket([], gomen, forThree), gomen))).toEqual([[1, 7, 13]]);
    expect(getQuantities(addToBasket(addToBasket(addToBasket([], gomen), gomen), gomen, forThree))).toEqual([
      [1, 11, 20],
    ]);
  });

  it('counts up and down by one, never below one', () => {
    const three = incrementInBasket(incrementInBasket(addToBasket([], gomen), 'gomen'), 'gomen');
    expect(three.map(({ qty, sum }) => [qty, sum])).toEqual([[3, 21]]);
    const single = ['gomen', 'gomen', 'gomen', 'gomen'].reduce(decrementInBasket, three);
    expect(single.map(({ qty, sum }) => [qty, sum])).toEqual([[1, 7]]);
  });

  it('removes a recipe with all its batches', () => {
    expect(removeFromBasket(incrementInBasket(addToBasket([], gomen), 'gomen'), 'gomen')).toEqual([]);
  });

  it('ignores other and missing recipes', () => {
    const basket = addToBasket([], gomen);
    for (const change of [incrementInBasket, decrementInBasket, removeFromBasket])
      expect(change(basket, 'poha')).toEqual(basket);
  });
});

describe('the saved recipes', () => {
  it('removes a recipe that is saved a second time', () => {
    const added = withToggled([poha], gomen);
    expect(added).toEqual({ list: [poha, gomen], text: 'Item Added to Wishlist', kind: 'success' });
    const removed = withToggled(added.list, { ...gomen, title: 'Gomen, renamed' });
    expect(removed).toEqual({ list: [poha], text: 'Item Removed from Wishlist', kind: 'info' });
  });
});

describe('the compare list', () => {
  it('has each recipe once, and warns if it is added again', () => {
    const added = withCompared([], gomen);
    expect(added).toEqual({ list: [gomen], text: 'Added to Compare List', kind: 'success' });
    expect(withCompared(added.list, gomen)).toEqual({
      list: [gomen],
      text: 'Already added to Compare List',
      kind: 'warning',
    });
  });

  it('reports what was removed, and what was missing', () => {
    expect(withoutCompared([gomen, poha], 'gomen')).toEqual({
      list: [poha],
      text: 'Item Removed from Compare List',
      kind: 'info',
    });
    expect(withoutCompared([poha], 'gomen')).toEqual({ list: [poha], text: 'Target no Found', kind: 'error' });
  });
});
