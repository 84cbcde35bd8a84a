import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBrowserStore } from '#client/state/store.ts';
import { forgetTicks, loadTicks, TICKS_KEY, toggleTick } from '#client/state/ticks.ts';
import { stubLocalStorage } from './support/stub-local-storage.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-26T19:00:00Z');
const gomen = { title: 'Gomen', path: '/recipes/spring/gomen?servings=8&cook=2', steps: 2 };
let stored: Map<string, string>;

const readStorage = () => JSON.parse(stored.get(TICKS_KEY) ?? '{}');
const getTicks = () => useBrowserStore.getState().ticks;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stored = stubLocalStorage();
  loadTicks();
});

describe('ticks', () => {
  it('are stored by list, and deleted a day after the list’s last change', () => {
    toggleTick('gomen/ingredients', 'Greens/1 kg collard greens');
    vi.setSystemTime(NOW + 23 * HOUR);
    toggleTick('gomen/steps', 'Wash the greens', gomen);
    expect(readStorage()).toEqual({
      'gomen/ingredients': { items: ['Greens/1 kg collard greens'], at: NOW },
      'gomen/steps': { items: ['Wash the greens'], at: NOW + 23 * HOUR, dish: gomen },
    });
    loadTicks(NOW + 24 * HOUR);
    expect(Object.keys(readStorage())).toEqual(['gomen/steps']);
    loadTicks(NOW + 47 * HOUR);
    expect([getTicks(), stored.has(TICKS_KEY)]).toEqual([{}, false]);
  });

  it('lead back to a dish until all of its steps are done', () => {
    toggleTick('gomen/steps', 'Wash the greens', gomen);
    toggleTick('gomen/steps', 'Cook', gomen);
    expect(getTicks()).toEqual({ 'gomen/steps': { items: ['Wash the greens', 'Cook'], at: NOW } });
    toggleTick('gomen/steps', 'Cook', gomen);
    expect(getTicks()?.['gomen/steps']?.dish).toEqual(gomen);
  });

  it('include ticks of another tab', () => {
    toggleTick('gomen/steps', 'Wash the greens');
    const storedTicks = { ...readStorage(), 'rajma/steps': { items: ['Soak'], at: NOW } };
    storedTicks['gomen/steps'].items.push('Chop');
    stored.set(TICKS_KEY, JSON.stringify(storedTicks));
    toggleTick('gomen/steps', 'Cook');
    expect(Object.keys(readStorage())).toEqual(['rajma/steps', 'gomen/steps']);
    expect(readStorage()['gomen/steps'].items).toEqual(['Wash the greens', 'Chop', 'Cook']);
  });

  it('are dropped if they are invalid, or link to another site', () => {
    const lists = {
      old: ['Wash the greens'],
      elsewhere: { items: ['a'], at: NOW, dish: { ...gomen, path: '//elsewhere.example' } },
      untimed: { items: ['a'] },
      good: { items: ['a'], at: NOW },
    };
    stored.set(TICKS_KEY, JSON.stringify(lists));
    loadTicks();
    expect(Object.keys(getTicks() ?? {})).toEqual(['good']);
  });

  it('are deleted on sign-out', () => {
    toggleTick('gomen/steps', 'Wash the greens', gomen);
    forgetTicks();
    expect([getTicks(), stored.has(TICKS_KEY)]).toEqual([{}, false]);
  });
});
