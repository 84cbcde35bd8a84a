import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Dish, type Work, workOf } from '#cooking/dish-work.ts';
import { stepsDayBefore } from '#cooking/steps-day-before.ts';
import { type Entry, ovenClashes, timelineOf } from '#cooking/timeline.ts';

type Written = {
  prepTime: number;
  cookTime: number;
  totalMinutes?: number;
  instructions: { title: string; steps: (string | { step: string })[] }[];
};

const cookbook = new Map(
  readdirSync('content/recipes').map((file): [string, Dish] => {
    const { prepTime, cookTime, totalMinutes, instructions }: Written = parse(
      readFileSync(`content/recipes/${file}`, 'utf8'),
    );
    const steps = instructions.map(({ title, steps: details }) => ({
      title,
      details: details.map((detail) => (typeof detail === 'string' ? detail : detail.step)),
      lines: 2,
    }));
    return [file.replace('.yaml', ''), { totalMinutes: totalMinutes ?? prepTime + cookTime, steps }];
  }),
);
const dishOf = (slug: string) => {
  const dish = cookbook.get(slug);
  if (!dish) throw new Error(`no ${slug}`);
  return dish;
};
const anyMeal = fc.tuple(
  fc.uniqueArray(fc.constantFrom(...cookbook.keys()), { minLength: 1, maxLength: 6 }),
  fc.integer({ min: 0, max: 24 * 12 - 1 }).map((fives) => fives * 5),
);
const simple = (details: string[], totalMinutes = 0): Dish => ({
  totalMinutes,
  steps: [{ title: 'Cook', details, lines: 0 }],
});
const shape = (works: readonly Work[]) => works.map(({ kind, minutes }) => `${kind} ${minutes}`);

describe('the work of a dish', () => {
  test('is of the hands where one stands by, and else a wait', () => {
    const kinds = (sentence: string) => shape(workOf(simple([sentence]))).slice(-1);
    expect(kinds('Cook them for 40 minutes, stirring often, until brown.')).toEqual(['HANDS 40']);
    expect(kinds('Cook them for 40 minutes, stirring now and then.')).toEqual(['WAIT 40']);
    expect(kinds('Turn the heat to low and simmer for 45 minutes, stirring every 10 minutes.')).toEqual(['WAIT 45']);
    expect(kinds('Knead for 10 minutes.')).toEqual(['HANDS 10']);
    expect(kinds('Add the garlic and cook for 3 minutes.')).toEqual(['HANDS 3']);
    expect(kinds('Cool them in the pan for an hour.')).toEqual(['WAIT 60']);
    expect(kinds('Leave it alone for 3 days.')).toEqual([`WAIT ${3 * 24 * 60}`]);
    expect(kinds('Chill it for at least 1 hour and at most 12 hours.')).toEqual(['WAIT 60']);
    expect(kinds('Grill them for 6 minutes a side.')).toEqual(['WAIT 12']);
  });

  test('begins the day before where a dish of the cookbook waits overnight', () => {
    const late = [...cookbook].filter(([, dish]) => {
      const waits = workOf(dish).filter(({ kind, minutes }) => kind === 'WAIT' && minutes >= 6 * 60);
      return waits.some(({ step }) => step >= stepsDayBefore(dish.steps).length);
    });
    expect(late.map(([slug]) => slug)).toEqual([]);
  });

  test('knows how hot the oven is', () => {
    const works = workOf(
      simple([
        'Heat the oven to 180 °C (350 °F).',
        'Bake for 20 minutes, until the middle is 74 °C (165 °F). Let it rest for 10 minutes.',
        'Turn the oven up to 230 °C (450 °F) and bake for 6 minutes.',
      ]),
    );
    expect(works.flatMap(({ kind, celsius }) => (kind === 'WAIT' ? [celsius] : []))).toEqual([180, null, 230]);
  });

  test('goes on beside the wait before it where the text says so', () => {
    const works = workOf(dishOf('doro-wat'));
    const eggs = works.findIndex(({ step }) => step === 4);
    const simmer = works.findIndex(({ step, kind }) => step === 3 && kind === 'WAIT');
    expect(works[eggs]?.after).toEqual(works[simmer]?.after);
    const finish = works.find(({ step }) => step === 5);
    expect(finish?.after).toEqual(expect.arrayContaining([simmer]));
  });

  test('takes of each dish about as long as its recipe says', () => {
    for (const [slug, dish] of cookbook) {
      const takes = -(timelineOf([dish], 19 * 60)[0]?.start ?? 0);
      const works = workOf(dish);
      const hasNight = works.some(({ kind, minutes }) => kind === 'WAIT' && minutes >= 240);
      if (!hasNight) expect(takes, slug).toBeLessThanOrEqual(dish.totalMinutes * 1.25 + works.length);
      expect(takes, slug).toBeGreaterThan(0);
    }
  });
});

describe('a timeline of any dishes for any time', () => {
  test('lets no two works of the hands overlap', () => {
    holds((entries) => {
      const hands = entries.filter(({ kind }) => kind === 'HANDS').sort((a, b) => a.start - b.start);
      for (const [index, next] of hands.slice(1).entries()) expect(hands[index]?.end).toBeLessThanOrEqual(next.start);
    });
  });

  test('keeps the order of each dish', () => {
    holds((entries) => {
      for (const entry of entries)
        for (const place of entry.after) {
          const before = entries.find((other) => other.dish === entry.dish && other.place === place);
          expect(before?.end).toBeLessThanOrEqual(entry.start);
        }
    });
  });

  test('has everything ready when one eats, and one thing just then', () => {
    holds((entries) => expect(Math.max(...entries.map(({ end }) => end))).toBe(0));
  });

  test('shortens no wait and no work', () => {
    holds((entries, dishes) => {
      const works = dishes.map(workOf);
      for (const entry of entries) {
        const minutes = works[entry.dish]?.[entry.place]?.minutes ?? 0;
        const lasts = entry.end - entry.start;
        if (entry.kind === 'WAIT') expect(lasts).toBeGreaterThanOrEqual(minutes);
        else expect(lasts).toBe(minutes);
      }
    });
  });

  test('begins nothing in the night that leads to a long wait', () => {
    const entries = timelineOf([dishOf('roast-chicken')], 19 * 60);
    const salting = entries[0];
    // At ten in the evening, not at six in the morning.
    expect(salting?.end).toBe(-21 * 60);
  });

  test('gives work that is longer than a day its time, though no day has room for it', () => {
    const stirred = simple(['Cook it for 20 hours, stirring often.', 'Chill it for 10 hours.']);
    expect(shape(timelineOf([stirred], 19 * 60))).toEqual(['HANDS 1200', 'WAIT 600']);
  });
});

test('an oven that would have to be hotter and cooler at once is named', () => {
  const cake = simple(['Heat the oven to 180 °C (350 °F).', 'Bake it for 40 minutes.']);
  const pizza = simple(['Bake it at 240 °C (475 °F) for 10 minutes.']);
  const clashes = ovenClashes(timelineOf([cake, pizza], 19 * 60));
  expect(clashes.map(({ one, other }) => [one.celsius, other.celsius])).toEqual([[180, 240]]);
  expect(ovenClashes(timelineOf([cake, cake], 19 * 60))).toEqual([]);
});

/** Holds a promise against meals drawn from the whole cookbook. */
function holds(promise: (entries: Entry[], dishes: Dish[]) => void): void {
  fc.assert(
    fc.property(anyMeal, ([slugs, eatAt]) => {
      const dishes = slugs.map(dishOf);
      promise(timelineOf(dishes, eatAt), dishes);
    }),
    { numRuns: 40 },
  );
}
