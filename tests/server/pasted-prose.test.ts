import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';

/** Returns the title, the servings, the ingredients, the steps and the tips of the first recipe in a text. */
async function read(text: string) {
  const [recipe] = await readRecipes(text);
  const { title, servings, ingredients = [], instructions = [], tips = [] } = recipe?.fields ?? {};
  const [groups, sections] = [ingredients, instructions] as [{ items: string[] }[], { steps: string[] }[]];
  return {
    title,
    servings,
    items: groups.flatMap(({ items }) => items),
    steps: sections.flatMap(({ steps }) => steps),
    tips,
  };
}

const list = '1 cup millet\n2 parsnips, grated\n1 tbsp oil';
const items = list.split('\n');
const method = 'Rinse the millet.\nFry the parsnips in the oil.\nStir in the millet and 2 cups of water.';
const steps = method.split('\n');

describe('a recipe without lists', () => {
  it.each([
    [
      'in the style of an old book',
      'MILLET PUDDING.\nTo one pound of millet put six ounces of butter, and two\ntea-spoonsful of salt; set it by the fire, then work in four\neggs, half a pound of honey, and a gill of cream; add\nraisins, and beat well together. If required to be richer,\nput more butter, and add candied lemon-peel.',
      'MILLET PUDDING.',
      1,
    ],
    [
      'in the past tense, in a letter',
      'Dear Nell,\n\nwe had such rain all week that nobody went out.\n\nI grated two parsnips and fried them gently in a spoonful of oil for about 10 minutes, then added a cup of millet and stirred until it was all coated. I poured in two cups of water, covered the pan and simmered it for 20 minutes.\n\nLove, Ida',
      undefined,
      1,
    ],
    [
      'in paragraphs of a newsletter',
      'Parsnips for one pan\n\nOur gardens are full of parsnips, and every member asks what to do with them.\n\nHeat a little oil in a wide pan, and fry 2 grated parsnips with half an onion until they are soft.\n\nAdd a cup of millet and 2 cups of stock, bring it to the boil, and simmer for 20 minutes. Season with salt and serve hot.\n\nThe next meeting is in May.',
      'Parsnips for one pan',
      2,
    ],
  ])('is read as steps, %s', async (_name, text, title, count) => {
    const recipe = await read(text);
    expect(recipe).toMatchObject({ items: [], ...(title !== undefined && { title }) });
    expect(recipe.steps).toHaveLength(count);
  });
});

describe('a pasted article', () => {
  const story = 'Just as the first cold days call for soup, the last warm ones call for a quick dinner.';

  it.each([
    ['Millet and parsnip casserole', 'Millet and parsnip casserole'],
    ['Green bean sauce', 'An easy dinner: Millet parsnip casserole'],
  ])('with "%s" above its ingredients is called %j', async (name, title) => {
    const text = `Food\n\nAn easy dinner: Millet parsnip casserole\n\n${story}\n\nWe cook it every week.\n\n${name}\n\n${list}\n\n${method}`;
    const [recipe] = await readRecipes(text);
    expect(recipe?.fields.title).toBe(title);
    expect(recipe?.unread).toContain(title === name ? 'An easy dinner: Millet parsnip casserole' : name);
  });
});

describe('a pasted list', () => {
  it.each(['?', '►', '➤', '■'])('may have the bullets %s', async (mark) => {
    const [bulletedList, bulletedMethod] = [list, method].map((lines) => lines.replace(/^/gm, `${mark} `));
    const recipe = await read(`Millet pan\n\nIngredients\n${bulletedList}\n\nMethod\n${bulletedMethod}`);
    expect(recipe).toMatchObject({ items, steps });
  });

  it.each([
    ['List of ingredients', 'Instructions/Method'],
    ['Ingredients I used', 'How I made it'],
    ['Ingredients you need', 'Steps to make'],
    ['Ingredients required', 'Making it'],
  ])('may have the headings %j and %j', async (heading, methodHeading) => {
    const [recipe] = await readRecipes(`Millet pan\n\n${heading}\n${list}\n\n${methodHeading}\n${method}`);
    expect(recipe?.unread).toEqual([]);
  });

  it.each([':-', ': -', ' :–'])('may have headings followed by %j', async (marks) => {
    const text = `Millet pan\n\nIngredients${marks}\n${list}\n\nMethod${marks}\n${method}`;
    const [recipe] = await readRecipes(text);
    expect(await read(text)).toMatchObject({ items, steps });
    expect(recipe?.unread).toEqual([]);
  });
});

describe('a pasted step', () => {
  it.each([
    ['"1.)"', '1.) ', '2.) ', '3.) '],
    ['"1)."', '1). ', '2). ', '3). '],
    ['"01 -" on its own line', '01 -\n', '02 -\n', '03 -\n'],
  ])('has no number %s in its text', async (_name, ...numbers) => {
    const numbered = steps.map((step, index) => `${numbers[index]}${step}`).join('\n');
    expect(await read(`Millet pan\n\nIngredients\n${list}\n\nMethod\n${numbered}`)).toMatchObject({ items, steps });
  });

  it('is not part of an ingredient with an open parenthesis', async () => {
    const open = `${list}\n3 tbsp salt (1 for the pan`;
    expect(await read(`Millet pan\n\n${open}\n\n${method}`)).toMatchObject({ items: open.split('\n'), steps });
  });

  it('may begin in lower case below a line without a period', async () => {
    const notes = [
      'rinse the millet well in a sieve under cold water',
      'fry the parsnips in the oil until golden. stir now and then',
      'add the millet and 2 cups of water and simmer it all until it is soft',
    ];
    expect(await read(`Millet pan\n\n${list}\n\n${notes.join('\n')}`)).toMatchObject({ items, steps: notes });
  });
});

describe('a pasted text', () => {
  it('is read as a step although it tells a story and ends with the time of day', async () => {
    const story =
      'We often eat millet. Boil the millet for 30 minutes with salt and a carrot. Fry the parsnips until they are brown. Mix everything and season it well. Everybody liked it.';
    expect(await read(`${story}\n7:55 PM`)).toMatchObject({ items: [], steps: [story] });
  });

  it.each([
    ['10 serves', 10],
    ['4Servings', 4],
    ['[Servings] 8', 8],
    ['Good for 3-4 persons', 3],
    ['Makes two meal-sized portions.', 2],
  ])('states its servings as %j', async (line, servings) => {
    expect(await read(`Millet pan\n${line}\n\n${list}\n\nMethod\n${method}`)).toMatchObject({ servings, items, steps });
  });

  it.each([
    ['tips in bullets', 'Tips\n- Make sure to rinse the millet.\n- Use old parsnips, as they are sweeter.'],
    ['a tip', 'Cooking Tip\n\nMost people use pearl millet, but you can use a wild one instead.'],
    ['a vegan version', 'Vegan substitutions:\nUse oil instead of the butter.'],
    ['another version', 'To make it vegan:\nReplace the butter by the same amount of oil.'],
  ])('has tips, not steps, in %s below its steps', async (_name, tail) => {
    const recipe = await read(`Millet pan\n\nIngredients\n${list}\n\nMethod\n${method}\n\n${tail}`);
    expect(recipe).toMatchObject({ items, steps });
    expect(recipe.tips).not.toEqual([]);
  });
});
