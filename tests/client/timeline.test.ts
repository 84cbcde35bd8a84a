import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDishState, getRows } from '#client/features/timeline/schedule-meal.ts';
import { type Dish, getTasks, type Task } from '#cooking/dish-tasks.ts';
import { getStepsDayBefore } from '#cooking/steps-day-before.ts';
import { getTimeline, ovenClashes, type ScheduledTask } from '#cooking/timeline.ts';
import { cookbook } from '../support/cookbook.ts';

const allDishes = new Map(
  cookbook.recipes.map(({ slug, fields }): [string, Dish] => {
    const { prepTime, cookTime, totalMinutes, instructions } = fields;
    const steps = instructions.map(({ title, steps: details }) => ({
      title,
      details: details.map(({ text }) => text),
      lines: 2,
    }));
    return [slug, { totalMinutes: totalMinutes ?? prepTime + cookTime, steps }];
  }),
);
const getDish = (slug: string) => {
  const dish = allDishes.get(slug);
  if (!dish) throw new Error(`no ${slug}`);
  return dish;
};
const anyMeal = fc.tuple(
  fc.uniqueArray(fc.constantFrom(...allDishes.keys()), { minLength: 1, maxLength: 6 }),
  fc.integer({ min: 0, max: 24 * 12 - 1 }).map((fives) => fives * 5),
);
const createDish = (details: string[], totalMinutes = 0): Dish => ({
  totalMinutes,
  steps: [{ title: 'Cook', details, lines: 0 }],
});
/** Minutes of preparation added to a dish without ingredient lines. */
const UNSTATED_MINUTES = 20;
const formatTasks = (tasks: readonly Task[]) => tasks.map(({ kind, minutes }) => `${kind} ${minutes}`);

describe('the tasks of a dish', () => {
  test('are hands-on if the cook attends to them, and otherwise waits', () => {
    const kinds = (sentence: string) => formatTasks(getTasks(createDish([sentence]))).slice(-1);
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

  test('are hands-on if pieces or batches are cooked at the stove one after the other', () => {
    const minutes = (...details: string[]) => {
      const tasks = getTasks(createDish(details, 240));
      const sum = (kind: string) => tasks.reduce((all, task) => all + (task.kind === kind ? task.minutes : 0), 0);
      expect(sum('WAIT')).toBe(0);
      return sum('HANDS') - UNSTATED_MINUTES;
    };
    expect(minutes('Cook all 8 pieces in the same way, about 25 minutes.')).toBe(25);
    expect(minutes('Wipe the pan and make the next, 12 pieces in all, in about 40 minutes.')).toBe(40);
    expect(minutes('Go on with the others, about 20 minutes for all.')).toBe(20);
    expect(minutes('All of them take about 20 minutes.')).toBe(20);
    expect(minutes('Fry them in three batches for 8 minutes each.')).toBe(24);
    expect(minutes('Fry them in batches for 8 minutes.')).toBe(16);
    expect(
      minutes('Fry half of the pieces for 14 minutes, turning them now and then.', 'Fry the second half the same way.'),
    ).toBe(28);
    expect(minutes('Put on the lid and steam for 2 minutes.', 'Wipe it dry and go on, 8 pieces in all.')).toBe(16);
    expect(minutes('Add the onions and cook for 12 minutes, until they are golden.')).toBe(12);
    expect(minutes('Leave them in the pan for 10 minutes, until the skin is deep gold.')).toBe(10);
  });

  test.each([
    ['masala-dosa', 'Crisp and fill', 40],
    ['roti', 'Brush and wrap', 20],
    ['naan', 'Cook under a lid', 20],
    ['aloo-paratha', 'Cook', 25],
    ['fried-chicken', 'Fry', 28],
    ['injera', 'Cool on a cloth', 14],
    ['gulab-jamun', 'Fry slowly', 24],
  ])('for %s include “%s” at the pan for %i minutes or more', (slug, title, minMinutes) => {
    const dish = getDish(slug);
    const hands = getTasks(dish).filter(({ kind, step }) => kind === 'HANDS' && dish.steps[step]?.title === title);
    expect(hands.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(minMinutes);
  });

  test('are waits only if their step’s words say so; the list was reviewed by a cook', async () => {
    const reviewLines = [...allDishes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([slug, dish]) =>
        getTasks(dish).flatMap(({ kind, minutes, cues, step }) => {
          if (kind === 'HANDS') return cues.length > 0 ? [`${slug}: hands because of ${cues}`] : [];
          const { title = '', details = [] } = dish.steps[step] ?? {};
          const text = [title, ...details].join(' ').toLowerCase();
          const isQuoted = cues.length > 0 && cues.every((words) => text.includes(words));
          return [
            `${slug} | ${title} | ${minutes} | ${cues.join(', ')}${isQuoted ? '' : ' | CUES ARE NOT IN THE STEP'}`,
          ];
        }),
      );
    expect(reviewLines.filter((line) => /CUES ARE NOT|hands because/.test(line))).toEqual([]);
    await expect(`${reviewLines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/waits.txt');
  });

  test('start the day before if a dish waits overnight', () => {
    const lateDishes = [...allDishes].filter(([, dish]) => {
      const waits = getTasks(dish).filter(({ kind, minutes }) => kind === 'WAIT' && minutes >= 6 * 60);
      return waits.some(({ step }) => step >= getStepsDayBefore(dish.steps).length);
    });
    expect(lateDishes.map(([slug]) => slug)).toEqual([]);
  });

  test('have the oven’s temperature', () => {
    const tasks = getTasks(
      createDish([
        'Heat the oven to 180 °C (350 °F).',
        'Bake for 20 minutes, until the middle is 74 °C (165 °F). Let it rest for 10 minutes.',
        'Turn the oven up to 230 °C (450 °F) and bake for 6 minutes.',
      ]),
    );
    expect(tasks.flatMap(({ kind, celsius }) => (kind === 'WAIT' ? [celsius] : []))).toEqual([180, null, 230]);
  });

  test('do not rest while a second batch is in the oven', () => {
    const details = ['Bake for 60 minutes.', 'Bake the second batch in the same way. Let it cool for 15 minutes.'];
    const rests = getTasks(createDish(details, 240)).flatMap(({ restingMinutes }) => restingMinutes || []);
    expect(rests).toEqual([15]);
  });

  test('run in parallel with the previous wait if the text says so', () => {
    const tasks = getTasks(getDish('doro-wat'));
    const eggs = tasks.findIndex(({ step }) => step === 4);
    const simmer = tasks.findIndex(({ step, kind }) => step === 3 && kind === 'WAIT');
    expect(tasks[eggs]?.after).toEqual(tasks[simmer]?.after);
    const finish = tasks.find(({ step }) => step === 5);
    expect(finish?.after).toEqual(expect.arrayContaining([simmer]));
  });

  test('take about as long as the recipe says', () => {
    for (const [slug, dish] of allDishes) {
      const duration = -(getTimeline([dish], 19 * 60)[0]?.start ?? 0);
      const tasks = getTasks(dish);
      const hasLongWait = tasks.some(({ kind, minutes }) => kind === 'WAIT' && minutes >= 240);
      if (!hasLongWait) expect(duration, slug).toBeLessThanOrEqual(dish.totalMinutes * 1.25 + tasks.length);
      expect(duration, slug).toBeGreaterThan(0);
    }
  });
});

describe('a timeline of any dishes for any time', () => {
  test('lets no two hands-on tasks overlap', () => {
    assertForAnyMeal((timeline) => {
      const hands = timeline.filter(({ kind }) => kind === 'HANDS').sort((a, b) => a.start - b.start);
      for (const [index, next] of hands.slice(1).entries()) expect(hands[index]?.end).toBeLessThanOrEqual(next.start);
    });
  });

  test('keeps the order of each dish', () => {
    assertForAnyMeal((timeline) => {
      for (const entry of timeline)
        for (const position of entry.after) {
          const predecessor = timeline.find(
            (other) => other.dishIndex === entry.dishIndex && other.position === position,
          );
          expect(predecessor?.end).toBeLessThanOrEqual(entry.start);
        }
    });
  });

  test('has everything ready by mealtime, and one dish exactly then', () => {
    assertForAnyMeal((timeline) => expect(Math.max(...timeline.map(({ end }) => end))).toBe(0));
  });

  test('shortens no wait and no task', () => {
    assertForAnyMeal((timeline, dishes) => {
      const tasks = dishes.map(getTasks);
      for (const entry of timeline) {
        const minutes = tasks[entry.dishIndex]?.[entry.position]?.minutes ?? 0;
        const duration = entry.end - entry.start;
        if (entry.kind === 'WAIT') expect(duration).toBeGreaterThanOrEqual(minutes);
        else expect(duration).toBe(minutes);
      }
    });
  });

  test('schedules no task before a long wait at night', () => {
    const timeline = getTimeline([getDish('roast-chicken')], 19 * 60);
    const salting = timeline[0];
    // At ten in the evening, not at six in the morning.
    expect(salting?.end).toBe(-21 * 60);
  });

  test('schedules tasks that are longer than a day', () => {
    const stirred = createDish(['Cook it for 20 hours, stirring often.', 'Chill it for 10 hours.']);
    expect(formatTasks(getTimeline([stirred], 19 * 60))).toEqual(['HANDS 1200', 'WAIT 600']);
  });
});

test('reports an oven that two dishes need at different temperatures at the same time', () => {
  const cake = createDish(['Heat the oven to 180 °C (350 °F).', 'Bake it for 40 minutes.']);
  const pizza = createDish(['Bake it at 240 °C (475 °F) for 10 minutes.']);
  const clashes = ovenClashes(getTimeline([cake, pizza], 19 * 60));
  expect(clashes.map(({ one, other }) => [one.celsius, other.celsius])).toEqual([[180, 240]]);
  expect(ovenClashes(getTimeline([cake, cake], 19 * 60))).toEqual([]);
});

/** Asserts a property for random meals from the whole cookbook. */
function assertForAnyMeal(property: (timeline: ScheduledTask[], dishes: Dish[]) => void): void {
  fc.assert(
    fc.property(anyMeal, ([slugs, eatAt]) => {
      const dishes = slugs.map(getDish);
      property(getTimeline(dishes, eatAt), dishes);
    }),
    { numRuns: 40 },
  );
}

describe('the state of the other dishes', () => {
  const getLanes = (slugs: string[], eatAt: number) => {
    const tasks = getTimeline(slugs.map(getDish), eatAt);
    const rows = getRows(tasks);
    return rows.flatMap(({ task }) =>
      slugs.flatMap((slug, dishIndex) =>
        dishIndex === task.dishIndex
          ? []
          : [{ slug, dishIndex, task, tasks, rows, ...getDishState({ tasks, rows }, task, dishIndex) }],
      ),
    );
  };

  test('names only times at which the cook is told to do something', () => {
    fc.assert(
      fc.property(anyMeal, ([slugs, eatAt]) => {
        for (const { dishIndex, task, tasks, rows, next, waitEnd } of getLanes(slugs, eatAt)) {
          if (next !== undefined)
            expect(rows.some((row) => row.task.dishIndex === dishIndex && row.task.start === next)).toBe(true);
          const missed = tasks.filter(
            ({ kind, start, ...other }) =>
              kind === 'HANDS' &&
              other.dishIndex === dishIndex &&
              start >= task.start &&
              start < (waitEnd ?? next ?? 0),
          );
          expect(missed).toEqual([]);
        }
      }),
    );
  });
});
