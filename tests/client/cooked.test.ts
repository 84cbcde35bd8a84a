import { beforeEach, describe, expect, it } from 'vitest';
import { recordCooked, removeCooked, sortLatestFirst, writeCookedNote } from '#client/state/cooked.ts';
import { plan } from '#client/state/plan.ts';
import { loadRecipeLists } from '#client/state/recipe-lists.ts';
import { refreshProducts } from '#client/state/refresh-products.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { addDays } from '#schema/rules/days.ts';
import { stubLocalStorage } from './support/stub-local-storage.ts';

const gomen = { id: 'gomen', title: 'Gomen', path: '/recipes/dinner/gomen', price: 7 };
const getCooked = () => useBrowserStore.getState().cooked ?? [];

beforeEach(async () => {
  stubLocalStorage();
  await loadRecipeLists();
});

describe('the record of cooked recipes', () => {
  it('can undo an addition if its day was new', () => {
    recordCooked(gomen, '2026-11-20')?.();
    expect(getCooked()).toEqual([]);
    recordCooked(gomen, '2026-11-20');
    writeCookedNote('gomen', '2026-11-20', 'Too salty.');
    expect(recordCooked(gomen, '2026-11-20')).toBeUndefined();
    expect(getCooked()).toMatchObject([{ note: 'Too salty.' }]);
  });

  it('can undo a removal, with its note', () => {
    recordCooked(gomen, '2026-11-20');
    writeCookedNote('gomen', '2026-11-20', 'Too salty.');
    const recorded = getCooked();
    const undo = removeCooked('gomen', '2026-11-20');
    expect(getCooked()).toEqual([]);
    undo();
    undo();
    expect(getCooked()).toEqual(recorded);
  });

  it('drops the oldest day when full, in any order of recording', () => {
    const days = Array.from({ length: 500 }, (_, index) => addDays('2026-11-20', -index));
    for (const day of days) recordCooked(gomen, day);
    recordCooked(gomen, '2026-11-21');
    const storedDays = getCooked().map(({ day }) => day);
    expect(storedDays).toHaveLength(500);
    expect(storedDays).toContain('2026-11-20');
    expect(storedDays).not.toContain(days.at(-1));
    expect(sortLatestFirst(getCooked())[0]?.day).toBe('2026-11-21');
  });
});

it('planned and cooked recipes get the newest title and URL', () => {
  const renamed = { ...gomen, title: 'Gomen Wat', path: '/recipes/lunch/gomen' };
  recordCooked(gomen, '2026-11-20');
  plan({ day: '2026-11-26', dish: gomen, note: 'at seven' });
  plan({ day: '2026-11-27', note: 'leftovers' });
  refreshProducts(new Map([['gomen', renamed]]));
  expect(getCooked()).toMatchObject([{ ...renamed, day: '2026-11-20' }]);
  expect(useBrowserStore.getState().plan).toMatchObject([
    { dish: renamed, note: 'at seven' },
    { day: '2026-11-27', note: 'leftovers' },
  ]);
});
