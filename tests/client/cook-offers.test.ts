import { describe, expect, it } from 'vitest';
import { getOffers } from '#client/pages/home/cook-offers.ts';
import type { Timer } from '#client/state/store.ts';

const dish = (id: string) => ({ id, title: id, path: `/recipes/dinner/${id}`, price: 7 });
const [gomen, rajma, injera, ribollita, tibs] = ['gomen', 'rajma', 'injera', 'ribollita', 'tibs'].map(dish);
if (!gomen || !rajma || !injera || !ribollita || !tibs) throw new Error('no dishes');

const DAY = '2026-11-26';
const timer = (id: string, more: Partial<Timer> = {}): Timer => {
  const [slug = ''] = id.split('/');
  return {
    id,
    name: 'Boil',
    title: slug,
    path: `/recipes/dinner/${slug}`,
    step: 1,
    seconds: 60,
    endsAt: 0,
    left: null,
    ...more,
  };
};
const formatOffers = (stored: Parameters<typeof getOffers>[0]) =>
  getOffers(stored, DAY).map(({ dish: { id }, why, path }) => `${id}: ${why} ${path}`);

describe('the dishes offered to a returning cook', () => {
  it('start with the dishes in progress, each once, also from a timeline', () => {
    const timeline = { path: '/timeline', search: 'recipe=gomen&recipe=rajma&cook=3' };
    const timers = [
      timer('gomen/timeline/0/2/1', timeline),
      timer('gomen/timeline/1/0/0', timeline),
      timer('rajma/timeline/1/1/0', timeline),
      timer('injera/1/0', { search: 'servings=8&cook=2' }),
    ];
    expect(formatOffers({ timers, saved: [gomen, tibs] })).toEqual([
      'gomen: Continue cooking /timeline?recipe=gomen&recipe=rajma&cook=3',
      'rajma: Continue cooking /timeline?recipe=gomen&recipe=rajma&cook=3',
      'injera: Continue cooking /recipes/dinner/injera?servings=8&cook=2',
      'tibs: Saved, not cooked yet /recipes/dinner/tibs',
    ]);
  });

  it('include dishes left at a step, latest first, until they are cooked', () => {
    const at = new Date(`${DAY}T19:00:00`).getTime();
    const createTicks = (slug: string, hours: number) => ({
      items: ['Mix'],
      at: at + hours * 3_600_000,
      dish: { title: slug, path: `/recipes/dinner/${slug}?cook=2`, steps: 3 },
    });
    const ticks = {
      'gomen/steps': createTicks('gomen', -1),
      'gomen/ingredients': { items: ['oil'], at },
      'rajma/steps': createTicks('rajma', 0),
      'injera/steps': createTicks('injera', -20),
      'tibs/steps': createTicks('tibs', 0),
    };
    const cooked = [
      { ...injera, day: '2026-11-25', note: '' },
      { ...tibs, day: '2026-11-20', note: '' },
    ];
    expect(formatOffers({ ticks, cooked, timers: [timer('gomen/1/0', { search: 'cook=3' })] })).toEqual([
      'gomen: Continue cooking /recipes/dinner/gomen?cook=3',
      'rajma: Continue cooking /recipes/dinner/rajma?cook=2',
      'tibs: Continue cooking /recipes/dinner/tibs?cook=2',
      'injera: Cook again /recipes/dinner/injera',
    ]);
  });

  it('continue with planned, saved and cooked dishes', () => {
    const plan = [
      { id: 'a', day: '2026-11-25', dish: tibs },
      { id: 'b', day: DAY, dish: gomen },
      { id: 'c', day: DAY, dish: rajma },
      { id: 'd', day: '2026-11-27', dish: tibs },
      { id: 'e', day: DAY, note: 'leftovers' },
    ];
    const cooked = [{ ...rajma, day: DAY, note: '' }];
    expect(formatOffers({ plan, cooked, saved: [rajma, injera] })).toEqual([
      'gomen: Planned for today /recipes/dinner/gomen',
      'injera: Saved, not cooked yet /recipes/dinner/injera',
      'rajma: Cook again /recipes/dinner/rajma',
      'tibs: On your plan /recipes/dinner/tibs',
    ]);
  });

  it('are at most four, with the latest saved recipes', () => {
    const saved = [gomen, rajma, injera, ribollita, tibs];
    expect(formatOffers({ saved }).map((text) => text.split(':')[0])).toEqual(['tibs', 'ribollita', 'injera', 'rajma']);
    expect(formatOffers({})).toEqual([]);
  });
});
