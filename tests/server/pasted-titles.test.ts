import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps } from '../support/pasted-texts.ts';

const items = ['1 cup millet', '2 parsnips, grated', '1 tbsp oil'];
const steps = ['Rinse the millet.', 'Fry the parsnips in the oil.', 'Stir in the millet and 2 cups of water.'];
const list = items.join('\n');
const method = steps.join('\n');
const story = 'My aunt cooked this every Sunday, and we never asked what was in it until she moved away.';

async function read(text: string) {
  const recipes = await readRecipes(text);
  const fields = recipes[0]?.fields ?? {};
  return { count: recipes.length, title: fields.title, items: getItems(fields), steps: getSteps(fields) };
}

describe('the title of a pasted text', () => {
  it.each([
    [
      'the name of a dish below the name of the site',
      'Nell’s Kitchen\nMillet Parsnip Salad, and the virtues of millet',
      list,
    ],
    ['the name above the list, not the name of the article', 'Expert shares her dinner', `PARSNIP PAN\n\n${list}`],
    ['the name above the list, not the name of the story', 'A Sunday Special', `Parsnip and Millet Pan\n${list}`],
    ['the longer name above the list', 'Parsnip Pan', `Aunt Nell’s Parsnip Pan\n${list}`],
    ['a name after a code', 'QX7\nRecipe of the Week Millet, Oil And Parsnip Salad', `Ingredients\n${list}`],
  ])('is %s', async (_name, head, listText) => {
    const title = [...head.split('\n'), ...listText.split('\n')]
      .findLast((line) => /parsnip.* (?:pan|salad)/i.test(line))
      ?.replace(/:$/, '');
    expect(await read(`${head}\n\n${story}\n\n${listText}\n\n${method}`)).toEqual({ count: 1, title, items, steps });
  });

  it('may be followed by a colon', async () => {
    const text = `Oh dear, what a fine stew that was!\n\n${story}\n\nAunt Nell’s Stew Recipe:\n${list}\n\n${method}`;
    expect(await read(text)).toEqual({ count: 1, title: 'Aunt Nell’s Stew Recipe', items, steps });
  });

  it('begins no other recipe if it names a topping', async () => {
    const topping = 'Parsnip Pie Topping\n\n1 cup oats\n1 egg\n\nRub the egg into the oats. Bake for 10 minutes.';
    expect(await read(`Parsnip Pie\n\n${list}\n\n${method}\n\n${topping}`)).toEqual({
      count: 1,
      title: 'Parsnip Pie',
      items: [...items, '1 cup oats', '1 egg'],
      steps: [...steps, 'Rub the egg into the oats. Bake for 10 minutes.'],
    });
  });
});

describe('a heading of a pasted text', () => {
  const firstItem = items[0] ?? '';
  it.each([
    ['Ingredients ', 'Method '],
    ['Ingredients; ', 'Method; '],
    ['Ingredients: ', 'Preparation - '],
    ['Ingredients\n', 'Preparation 1. '],
  ])('may be %j or %j before its first ingredient or step', async (above, aboveSteps) => {
    const long = 'Preheat the oven to 425°F and rinse the millet.';
    const text = `Parsnip bake\n\n${above}${firstItem}\n${items.slice(1).join('\n')}\n\n${aboveSteps}${long}\n${steps.slice(1).join('\n')}`;
    expect(await read(text)).toMatchObject({ items, steps: [long, ...steps.slice(1)] });
  });

  it('may share its line with a step without a period', async () => {
    const step = 'Whisk the millet and the oil in a large bowl';
    expect(await read(`Pan\n\nIngredients\n${list}\n\nMethod: ${step}\n${method}`)).toMatchObject({
      steps: [step, ...steps],
    });
  });

  it('"Preparation" is not a time, although a temperature follows', async () => {
    const text = `Parsnip bake\n\nIngredients\n${list}\nPreparation\n-\nHeat the oven to 425°F.\n${method}`;
    expect(await read(text)).toMatchObject({ items, steps: ['Heat the oven to 425°F.', ...steps] });
  });

  it('begins the ingredients below a tip', async () => {
    const tip = 'Pro tip\nUse a pan of cast iron, which keeps its heat longer than the thin ones that shops sell.';
    const tips = 'Sometimes, with little time and good parsnips, the simplest meals are the best of all.';
    const short = ['Noodles 200g', 'Curd 90g', 'Cheddar as needed'];
    const lines = [
      'Boil 90g of noodles per person until they are soft.',
      'Confiscate a ladle or two of the water before draining.',
      'Return them to the pan and add, off the heat, the water and the curd.',
    ];
    const text = `Curd pan\n\n${story}\n\n${tip}\n\nIngredients for two\n${tips}\n\n${short.join('\n')}\n\n${lines.join('\n\n')}`;
    expect(await read(text)).toMatchObject({ items: short, steps: lines });
  });

  it('may begin the method above the ingredients', async () => {
    const lines = [
      'All you do to prepare the parsnips is grate them into small pieces, then put them in a bowl.',
      'The grated parsnips can now be kept in the fridge for a day.',
      'Spread them out on a tray and bake them for 20 minutes.',
    ];
    const text = `Parsnip pan\n\nThis is good with whatever is in the house.\n\nMethod\n\n${lines.join('\n\n')}\n\nIngredients\n\n${list}`;
    expect(await read(text)).toMatchObject({ items, steps: lines });
  });
});

describe('an ingredient of a pasted text', () => {
  it.each([
    ['** 1 cup seeds or 1 cup figs are optional', '1 cup seeds or 1 cup figs are optional'],
    ['thyme (or another herb); or a grating of nutmeg; or a grind of pepper', undefined],
  ])('may be %j', async (line, item = line) => {
    expect((await read(`Pan\n\nIngredients\n${list}\n${line}\nMethod\n${method}`)).items).toEqual([...items, item]);
  });
});

it('reads a food without an amount right above the others', async () => {
  const text = `Pan\n\n${story}\n\nfat for greasing\n${list}\n\n${method}`;
  expect(await read(text)).toMatchObject({ title: 'Pan', items: ['fat for greasing', ...items] });
});

it('reads a table with the foods above their amounts', async () => {
  const table = 'Ingredients:\nIngredient\nQuantity\nMillet\n2 cups\nParsnips\n2, grated\nPastry\n3 sheets';
  expect((await read(`Pan\n\n${table}\nMethod\n${method}`)).items).toEqual([
    '2 cups Millet',
    '2, grated Parsnips',
    '3 sheets Pastry',
  ]);
});

it('reads "enough" as an amount', async () => {
  const text = `Pan\n\n${list}\nEnough water to make it pourable, like cream!\n${method}`;
  expect((await read(text)).items).toEqual([...items, 'Enough water to make it pourable, like cream!']);
});

describe('the steps of a pasted text', () => {
  it('may begin with words other than verbs below a heading', async () => {
    const lines = [
      'Your oven should be hot, at 400°F.',
      'You should have two tins that are lightly coated with oil.',
      'The millet should be added to the parsnips by and by.',
      'You must put it all evenly into the tins.',
    ];
    const toList = (texts: string[]) => texts.map((text) => `– ${text}`).join('\n\n');
    const text = `Millet cake\n\nIngredients:\n\n${toList(items)}\n\nDirections:\n\n${toList(lines)}`;
    expect(await read(text)).toMatchObject({ items, steps: lines });
  });

  it('may be numbered without periods in one paragraph', async () => {
    const numbered = steps.map((step, index) => `${index + 1} ${step}`).join(' ');
    expect(await read(`Pan\n\nIngredients\n${list}\n\nMethod: ${numbered}`)).toMatchObject({ items, steps });
  });
});

describe('the ingredients of a pasted text', () => {
  it('may be numbered, with their amounts last', async () => {
    const foods = ['Bone-in parsnips – 2 lbs', 'Carrots – 3 large, peeled', 'Millet – 2 cups'];
    const text = `Pan\n\nWhat goes into the pan\nHere is all that you bring home:\n${foods.map((food, index) => `${index + 1}. ${food}`).join('\n')}\n\nMethod\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`;
    expect(await read(text)).toMatchObject({
      items: ['2 lbs Bone-in parsnips', '3 large, peeled Carrots', '2 cups Millet'],
      steps,
    });
  });
});

describe('the servings of a pasted text', () => {
  it.each(['-8 people-', 'Serving Size: 8-10', 'Number of Servings: 8', 'Servings Per Recipe: 8'])(
    'are read from %j',
    async (line) => {
      const [recipe] = await readRecipes(`Pan\n\n${line}\n\nIngredients\n${list}\n\nMethod\n${method}`);
      expect(recipe?.fields).toMatchObject({ title: 'Pan', servings: 8 });
    },
  );
});

describe('the yield of a pasted text', () => {
  it('may be in the last step', async () => {
    const [recipe] = await readRecipes(
      `Pan\n\n${list}\n\n${method} Makes about 12 4-inch cakes. Everybody likes them.`,
    );
    expect(recipe?.fields).toMatchObject({ yield: 'about 12 4-inch cakes' });
    expect(recipe?.fields.servings).toBeUndefined();
  });
});

it('does not join a title with the story below it in a narrow column', async () => {
  const column =
    'Parsnip of the Week Millet and Oil Salad Bake\nGrated parsnips are filling for lunch or for supper\nor as a side to your stew. Made with good millet it\nis a dish for all days, and it is good when cold.';
  expect(await read(`${column}\nServes 6\nIngredients\n${list}\nMethod\n${method}`)).toMatchObject({
    title: 'Parsnip of the Week Millet and Oil Salad Bake',
    items,
  });
});

describe('a pasted email', () => {
  const long = [
    'Rinse the millet in a sieve under cold running water until the water runs clear, then drain it well and let it dry.',
    'Heat the oil in a large pan over medium heat, add the parsnips, and fry them gently for 10 to 12 minutes, until soft.',
  ];
  const longItem = '1 1/2 pounds of young parsnips, peeled, trimmed and then cut into 1/2-inch slices';
  const wrapLines = (text: string, prefix: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/(?=.{61})(.{1,60}) /g, `$1\n`))
      .join('\n')
      .replace(/^/gm, prefix);

  it.each(['', '> ', '> > '])('may have wrapped lines that begin with %j', async (prefix) => {
    const text = `Parsnip pan\n\n${story}\n\nIngredients\n1 cup millet\n${longItem}\n1 tbsp oil for frying, and a little more of it to serve\nMethod\n${long.join('\n\n')}`;
    expect(await read(wrapLines(text, prefix))).toMatchObject({
      title: 'Parsnip pan',
      items: ['1 cup millet', longItem, '1 tbsp oil for frying, and a little more of it to serve'],
      steps: long,
    });
  });
});
