import { beforeEach, describe, expect, it } from 'vitest';
import { startTimer, stopTimer } from '#client/features/timers/control-timers.ts';
import { getRecipePath } from '#client/paths.ts';
import { type Timer, useBrowserStore } from '#client/state/store.ts';
import { loadTimers, TIMERS_KEY } from '#client/state/timers.ts';
import { closeToast, useToast } from '#client/ui/toast.ts';
import { stubLocalStorage } from './support/stub-local-storage.ts';

const NOW = 1_000_000_000_000;
let stored: Map<string, string>;

const getIds = () => useBrowserStore.getState().timers?.map(({ id }) => id);

function createTimer(id: string): Omit<Timer, 'endsAt' | 'left'> {
  return { id, name: 'Boil the eggs', title: 'Doro Wat', path: '/recipes/dinner/doro-wat', step: 4, seconds: 60 };
}

beforeEach(() => {
  stored = stubLocalStorage();
  loadTimers();
  closeToast();
});

describe('a timer over the limit', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `doro-wat/${index}/0`);

  it('is refused while all others run', () => {
    for (const id of twelve) startTimer(createTimer(id), NOW);
    expect(useToast.getState().toast).toBeUndefined();
    startTimer(createTimer('misir-wot/0/0'), NOW);
    expect(getIds()).toEqual(twelve);
    expect(useToast.getState().toast?.text).toBe('You already have 12 timers. Please stop one first.');
  });

  it('replaces the first finished timer', () => {
    const [first = '', second = '', ...others] = twelve;
    startTimer({ ...createTimer(first), seconds: 3_600 }, NOW);
    for (const id of [second, ...others]) startTimer(createTimer(id), NOW);
    startTimer(createTimer('misir-wot/0/0'), NOW + 60_000);
    expect(getIds()).toEqual([first, ...others, 'misir-wot/0/0']);
  });
});

describe('a stopped timer', () => {
  const stop = (now: number) => {
    startTimer(createTimer('a'), NOW);
    const [started] = useBrowserStore.getState().timers ?? [];
    if (!started) throw new Error('The timer was not started.');
    stopTimer(started, now);
    expect(getIds()).toEqual([]);
    return started;
  };

  it('runs on after Undo, once, if it had not ended', () => {
    const started = stop(NOW + 59_999);
    const { text, action } = useToast.getState().toast ?? {};
    expect([text, action?.label]).toEqual(['Timer stopped.', 'Undo']);
    action?.run();
    action?.run();
    expect(useBrowserStore.getState().timers).toEqual([started]);
    expect(JSON.parse(stored.get(TIMERS_KEY) ?? '')).toEqual([started]);
  });

  it('that has ended is removed without a toast', () => {
    stop(NOW + 60_000);
    expect(useToast.getState().toast).toBeUndefined();
  });
});

describe('a stored timer', () => {
  it.each(['//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', 'elsewhere'])(
    'is dropped if its path is %j',
    (path) => {
      stored.set(TIMERS_KEY, JSON.stringify([{ ...createTimer('a'), path, endsAt: NOW, left: null }]));
      loadTimers();
      expect(getIds()).toEqual([]);
    },
  );

  it('may have no link, or a valid one', () => {
    const old = { ...createTimer('a'), endsAt: NOW, left: null };
    stored.set(TIMERS_KEY, JSON.stringify([old, { ...old, search: 'servings=8&cook=5' }, { ...old, search: 8 }]));
    loadTimers();
    expect(useBrowserStore.getState().timers?.map(({ search }) => search)).toEqual([undefined, 'servings=8&cook=5']);
  });
});

describe('getRecipePath', () => {
  it.each([
    [4, '/recipes/dinner/doro-wat'],
    [8, '/recipes/dinner/doro-wat?servings=8'],
    [101, '/recipes/dinner/doro-wat'],
  ])('links to a recipe for %i servings', (servings, path) => {
    expect(getRecipePath('/recipes/dinner/doro-wat', servings, 4)).toBe(path);
  });
});
