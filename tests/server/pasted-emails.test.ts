import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps } from '../support/pasted-texts.ts';

async function read(text: string) {
  const [recipe] = await readRecipes(text);
  const fields = recipe?.fields ?? {};
  return { title: fields.title, servings: fields.servings, items: getItems(fields), steps: getSteps(fields) };
}

const items = ['1 cup spelt', '2 leeks, sliced', '3 tbsp oil'];
const steps = ['Boil the spelt for 40 minutes.', 'Fry the leeks in the oil.', 'Mix everything and season it.'];
const [list, method] = [items, steps].map((lines) => lines.join('\n'));
const lists = `Ingredients\n${list}\n\nMethod\n${method}`;
const spelt = { title: 'Spelt pan', servings: 4, items, steps };

describe('the title of a pasted email', () => {
  it.each([
    ['Hi Nell,\n\nhere is my recipe for the leek and spelt soup that you liked. It serves 4.', 'Leek and spelt soup'],
    ['Hello! You asked for the recipe for spelt stew, so here it is.\n\nServes 4', 'Spelt stew'],
    ['My aunt’s leek casserole is great on cold days, and it keeps for a week.\n\nServes 4', 'Leek casserole'],
    ['Speltotto is a hearty Swabian dish, and children like it.\n\nServes 4', 'Speltotto'],
    ['Dear editors,\n\nhere is something for your spring issue. Serves 4.', undefined],
    ['Recipe for: Spelt pan\nServes: 4', 'Spelt pan'],
    ['Recipe of the week: Spelt pan\nServes: 4', 'Spelt pan'],
    ['SPELT PAN\t\tMrs. Ada Moss\nServes 4', 'SPELT PAN'],
    ['Spelt Pan\n\nCooking Instructions\n\nFollow these steps for perfect results\n\nServes 4', 'Spelt Pan'],
    ['* Spelt pan\n:PROPERTIES:\n:Servings: 4\n:END:', 'Spelt pan'],
  ])('in %j is %j', async (head, title) => {
    expect(await read(`${head}\n\n${lists}`)).toEqual({ ...spelt, title });
  });

  it('is not the first ingredient below "Recipe (serves 4)"', async () => {
    const text = `[Homemade] Spelt pan\n\n**Recipe** (serves 4):\n\n* ${items.join('\n* ')}\n\n${method}`;
    expect(await read(text)).toEqual(spelt);
  });
});

describe('the ingredients of a pasted email', () => {
  const readItems = async (text: string) => (await read(`Spelt pan\nServes 4\n\n${text}\n\nMethod\n${method}`)).items;

  it('may be in the paragraph below the title', async () => {
    const text = `Spelt pan\n\nServes 4. Ingredients: ${items.join('; ')}.`;
    expect(await read(`${text} Directions: ${steps.join(' ')}`)).toEqual({ ...spelt, steps: [steps.join(' ')] });
    expect(await read(`${text}\n\n${steps.join(' ')}`)).toEqual({ ...spelt, steps: [steps.join(' ')] });
  });

  it('begin above the first group', async () => {
    const text = `I looked for this recipe for years, and last week it fell out of a book. Serves 4.\nCrunchy Spelt Pie\n1 refrigerated pie crust or enough dough for a 9 inch pan\nFor the topping:\n${list}\n${method}`;
    expect((await read(text)).items).toEqual(['1 refrigerated pie crust or enough dough for a 9 inch pan', ...items]);
  });

  it.each([
    '1 cup syrup - use a dark one if you can\nlike you get at a market',
    '1 onion, sliced very thin so that\nit softens',
    '1 cup sugar or a bit more, depending\non your taste',
    '2 kg plums, halved and pitted\n stones kept in a bag',
  ])('continue on the next line: %j', async (item) => {
    expect(await readItems(`Ingredients\n${item}\n${list}`)).toEqual([item.replace(/\n */, ' '), ...items]);
  });

  it('may be in two columns, with amounts or without', async () => {
    expect(await readItems('1 cup spelt\t2 leeks\n3 tbsp oil\tsalt and pepper')).toEqual([
      '1 cup spelt',
      '2 leeks',
      '3 tbsp oil',
      'salt and pepper',
    ]);
  });

  it('may be foods without an amount, and not the temperature of the oven', async () => {
    expect(await readItems(`${list}\nIce\nSprig of mint, for garnish`)).toEqual([
      ...items,
      'Ice',
      'Sprig of mint, for garnish',
    ]);
    expect((await read(`Spelt pan\nServes 4\nOven: 350°F\n\nTopping:\n${list}\n\n${method}`)).items).toEqual(items);
  });

  it('continue after a hyphen in Meal-Master’s format', async () => {
    const text =
      '                            SPELT PAN\n Serving Size  : 4\n\n    1       c            Spelt\n    2                    Leeks; sliced\n                         - and rinsed\n    3       tb           Melted vegetable shortening\n                         -(margarine can be\n                         -substituted in a pinch)\n   Boil the spelt in a wide pan. Add the leeks and the\n   shortening (the shortening can be melted in a small\n   pan for two minutes). Mix everything and season it.';
    expect((await read(text)).items).toEqual([
      '1 c Spelt',
      '2 Leeks; sliced and rinsed',
      '3 tb Melted vegetable shortening (margarine can be substituted in a pinch)',
    ]);
  });
});

describe('the steps of a pasted email', () => {
  it('may begin with a day', async () => {
    const days = ['Day 1: Nothing to do.', 'Day 2: Same as before.', 'Day 10: Drain and rinse the leeks.'];
    expect((await read(`Spelt pan\n\n${list}\n\n${days.join('\n\n')}`)).steps).toEqual(days);
  });

  it('may have letters after their numbers', async () => {
    const text = `Spelt pan\nServes 4\n\n${list}\n\n1. ${steps[0]}\n2a. ${steps[1]}\n2b. ${steps[2]}`;
    expect(await read(text)).toEqual(spelt);
  });

  it('may be below "How to"', async () => {
    const dashed = ['Put the leeks and the oil in a baking dish', 'Bake at 400 for 35 min'];
    const text = `Spelt pan\n\nYou need:\n– ${items.join('\n– ')}\n\nHow to:\n– ${dashed.join('\n– ')}`;
    expect(await read(text)).toMatchObject({ items, steps: dashed });
  });
});
