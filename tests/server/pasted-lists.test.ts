import { describe, expect, it } from 'vitest';
import { linesIn } from '#server/content/formats/plain-text-lines.ts';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps } from '../support/pasted-texts.ts';

async function read(text: string) {
  const [recipe] = await readRecipes(text);
  const fields = recipe?.fields ?? {};
  return { title: fields.title, items: getItems(fields), steps: getSteps(fields) };
}

const items = ['2 cups millet', '1 tbsp oil', '3 parsnips, grated'];
const steps = [
  'Rinse the millet in a sieve under cold running water until the water runs clear, then drain it well.',
  'Heat the oil in a large pan over medium heat. Add the parsnips, and fry them for 5 minutes, stirring often.',
  'Stir in the millet and 4 cups of water, season with salt and pepper, and simmer for 20 minutes.',
];
const lists = `Ingredients\n${items.join('\n')}\nMethod\n${steps.join('\n')}`;
const milletPan = { title: 'Millet pan', items, steps };

describe('an ingredient of a pasted text', () => {
  it('is not split from its list by dashes between two amounts', () => {
    const getRuleFlags = (text: string) => linesIn(text).map(({ isAfterRule }) => isAfterRule);
    expect(getRuleFlags('1 tbsp oil\n----\n3 parsnips')).toEqual([false, false]);
    expect(getRuleFlags('1 tbsp oil\n\n----\n\nMillet pan')).toEqual([false, true]);
  });

  it('may continue on the next line with alternatives', async () => {
    const text = `Millet pan\n\nIngredients:\n${items.join('\n')}\n10 cups chard\nor kale or beet leaves\n\nMethod:\n${steps.join('\n')}`;
    expect((await read(text)).items).toEqual([...items, '10 cups chard or kale or beet leaves']);
  });

  it('may have its amount at the end', async () => {
    const list = ['Top rump 3 lbs (2 - 4 would be enough)', '1 cup oil', '1 onion'];
    const text = `Pan\n\nIngredients\n${list.join('\n')}\nMethod\nHeat the oven\n${steps.join('\n')}`;
    expect((await read(text)).items).toEqual(list);
  });

  it('may be numbered, like the steps below the next heading', async () => {
    const list = ['Lamb 2kg', 'Bay leaf 6pc', 'Mild chili powder 2 teaspoon', 'Raw mango 1 pc small'];
    const [numberedList, numberedSteps] = [list, steps].map((lines) =>
      lines.map((line, index) => `${index + 1}. ${line}`),
    );
    const text = `Millet pan\n\n${numberedList?.join('\n')}\n\nProcedure\n\n${numberedSteps?.join('\n')}`;
    expect(await read(text)).toEqual({ ...milletPan, items: list });
  });

  it('continues on the next line after "drained", or with "lightly beaten"', async () => {
    const text = `Millet pan\n\nIngredients\n${items.join('\n')}\n2 cups fresh or thawed drained\ngooseberries\n1 egg\nlightly beaten\n\nMethod\n${steps.join('\n')}`;
    expect((await read(text)).items).toEqual([
      ...items,
      '2 cups fresh or thawed drained gooseberries',
      '1 egg lightly beaten',
    ]);
  });

  it('may be a tool in the list', async () => {
    const text = `Millet pan\n\nIngredients\n${items.join('\n')}\nSalt to taste\nBaking parchment\n\nMethod\n${steps.join('\n')}`;
    expect((await read(text)).items).toEqual([...items, 'Salt to taste', 'Baking parchment']);
  });

  it('may have the bullet of the list, but no amount', async () => {
    const list = ['Buckwheat pancake mix', ...items];
    const text = `Millet pan\n\n### Ingredients\n\n${list.map((line) => `* ${line}`).join('\n')}\n\n### Method\n\n${steps.join('\n')}`;
    expect(await read(text)).toEqual({ ...milletPan, items: list });
  });
});

describe('a step of a pasted text', () => {
  it('with the next number may begin like the name of a part: "To serve"', async () => {
    const last = 'To serve, heap on split rolls and pass the additional chilled relish around.';
    const numbered = [...steps, last].map((step, index) => `${index + 1}. ${step}`);
    const text = `Millet pan\n${items.join('\n')}\n${numbered.join('\n')}\nYield: About 4 servings.`;
    expect((await read(text)).steps).toEqual([...steps, last]);
  });

  it.each(['Serve hot', 'Serve warm'])('may be the last one, without a period: %s', async (last) => {
    expect(await read(`Millet pan\n${lists}\n${last}\nBack\nHome`)).toEqual({ ...milletPan, steps: [...steps, last] });
  });
});

it('a step of a pasted text may begin with a word that can be an adjective or a food', async () => {
  const firstStep = 'Dry the parsnips and salt them.';
  const text = `Millet pan\n\n${items.join('\n')}\nDill\n\n${firstStep}\nDill in last, then 450 for an hour.\nRest 15 mins.`;
  expect(await read(text)).toMatchObject({
    items: [...items, 'Dill'],
    steps: [firstStep, 'Dill in last, then 450 for an hour.', 'Rest 15 mins.'],
  });
});

it('the heading of a pasted list may contain the yield', async () => {
  const text = `Millet pan\n\n${lists.replace('Ingredients', 'INGREDIENTS | MAKES 24')}`;
  expect((await readRecipes(text))[0]).toMatchObject({ fields: { yield: '24', ingredients: [{ items }] }, unread: [] });
});

it('one line of a pasted text may contain the time and the servings', async () => {
  const [recipe] = await readRecipes(`Millet pan\n\nTakes: 35 minutes   Feeds: 3\n\n${lists}`);
  expect(recipe?.fields).toMatchObject({ totalMinutes: 35, servings: 3 });
});

describe('a group of a pasted text', () => {
  it('may be for a part of the dish, with foods that have no amounts', async () => {
    const bowlItems = ['Golden beets', 'Cooked millet or black rice', 'Torn chicory (washed)', 'Salted almonds'];
    const text = `Winter bowl\n\nWe eat this when the market is full of roots.\n\nServes: 2\n\nFor the bowl\n${bowlItems.join('\n')}\n\nFor the dressing\n${items.join('\n')}\n\nHow to put it together\n\n${steps.join('\n')}`;
    expect(await read(text)).toEqual({ title: 'Winter bowl', items: [...bowlItems, ...items], steps });
  });
});

describe('a short step of a pasted text', () => {
  it('is recognized by its number', async () => {
    const lines = [...steps, 'ENJOY!!!'];
    const text = `Millet pan\n\nIngredients\n${items.join('\n')}\n\nMethod\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n\n')}`;
    expect((await read(text)).steps).toEqual(lines);
  });
});

describe('a line right below a step', () => {
  it.each([
    'Heap onto toasted rye bread.',
    '20 minutes at 350°',
    'Griddle on medium. Flip when bubbles pop',
    'Syrup. Eat.',
  ])('is a step: %s', async (line) => {
    const text = (method: string) => `Millet pan\n\n${items.join('\n')}\n\n${method}\n\nSubmitted by Ada Moss`;
    expect((await read(text([...steps, line].join('\n')))).steps).toEqual([...steps, line]);
    expect((await read(text([steps[0], line, steps[1]].join('\n')))).steps).toEqual([steps[0], line, steps[1]]);
  });

  it.each(['Submitted by Ada Moss', 'It was always on the table when we had guests.'])(
    'is not a step if it is not about the cooking: %s',
    async (line) => {
      const text = `Millet pan\n\n${items.join('\n')}\n\n${steps.join('\n')}\n${line}`;
      expect((await read(text)).steps).toEqual(steps);
    },
  );

  it('is a step with a time in a text without empty lines', async () => {
    const text = `Millet pan\n${items.join('\n')}\n${steps[2]}\n350 for 50-60 min.\nNote: Add 2 tsp salt to plain millet.`;
    expect((await read(text)).steps).toEqual([steps[2], '350 for 50-60 min.']);
  });

  it('is a step below "What you’ll do", even with arrows before all lines', async () => {
    const addArrows = (lines: string[]) => lines.map((line) => `-> ${line}`).join('\n');
    const text = `Millet pan\n\nWhat you'll need:\n${addArrows(items)}\n\nWhat you'll do:\n${addArrows(steps)}`;
    expect(await read(text)).toEqual(milletPan);
  });
});

describe('the title of a pasted page', () => {
  it('may be below the name and the menu of the site', async () => {
    const list = ['2 Tablespoons Oil', '1 Pound Spelt Flour', '½ Cup Oats', '2 Large Eggs', 'Sea Salt'];
    const text = `Harbor Table\nGet In Touch\nRecipes\nHome\nBaltic Dumplings\nIngredients\n${list.join('\n')}\nMethod\n${steps.join('\n')}`;
    expect(await read(text)).toEqual({ title: 'Baltic Dumplings', items: list, steps });
  });

  it('is the name of a known dish, not the name of a column above it', async () => {
    const text = `What's Cooking with Mr. Moss\nHarbor Jambalaya\n\nI've been cooking this since I was ten.\n\n${lists}`;
    expect((await read(text)).title).toBe('Harbor Jambalaya');
  });

  it('may begin with a number, or be followed by the servings', async () => {
    expect((await read(`Fwd: the potluck!\n\nHere goes\n\n7 LAYER DIP\n\n${lists}`)).title).toBe('7 LAYER DIP');
    const [recipe] = await readRecipes(`Millet pan                       Serves 8\n\n${lists}`);
    expect(recipe?.fields).toMatchObject({ title: 'Millet pan', servings: 8 });
  });

  it('is not the label of a print button', async () => {
    const text = `Share this\nBaking\nMillet Walnut Pan\nBy Ada Moss\nRating\nHere is a pan for cold days. This pan is good with soup.\n\nHow to Print This Recipe\n\n${lists}`;
    expect(await read(text)).toEqual({ ...milletPan, title: 'Millet Walnut Pan' });
  });

  it('is the name that the page repeats', async () => {
    const text = `Start\nDishes\nrecipe search\nStart / Dishes / supper / pans\nMillet Hotpot\nprint recipe\nsend recipe\nadd photo\n#7\n\nServes:\n  \n\nDone in:\n  30 minutes\n\n${lists}\n\nMore dishes like Millet Hotpot\nRICE PAN\n\nWhat readers say about Millet Hotpot`;
    expect(await read(text)).toEqual({ ...milletPan, title: 'Millet Hotpot' });
  });
});
