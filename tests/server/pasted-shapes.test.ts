import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps, toCard } from '../support/pasted-texts.ts';

const list = '2 leeks\n1 egg';
const method = 'Fry the leeks.\nStir in the egg.';
const items = ['2 leeks', '1 egg'];
const steps = ['Fry the leeks.', 'Stir in the egg.'];

/** Reads a text with one recipe. */
async function readOne(text: string) {
  const [{ fields, unread } = { fields: {}, unread: [] }] = await readRecipes(text);
  return { fields, unread, items: getItems(fields), steps: getSteps(fields) };
}

const getGroupTitles = (fields: Record<string, unknown>) =>
  Array.isArray(fields.ingredients) ? fields.ingredients.map(({ title }) => title) : [];

describe('the parser of pasted lines', () => {
  it('keeps a first ingredient with a number in words, and all bullets of the steps', async () => {
    const text = `Never-fail fudge\n\none 7-1/2 oz. jar Fluff\n1/2 stick butter\n2 cups sugar\n\nMethod\n• Stir all over low heat for 5 minutes\n• Pour into a tin and leave to cool\n• Best eaten when left overnight\n\nResult\n\nIt should be soft, but keep its shape.`;
    const recipe = await readOne(text);
    expect(recipe.items?.[0]).toBe('one 7-1/2 oz. jar Fluff');
    expect(recipe.steps).toHaveLength(3);
  });

  it('reads no ingredient in a description that begins with "A"', async () => {
    const text = `Leek tart\n\nA taste of the far north, full of butter and of aromatic leeks\n2 leeks\n1 egg\n\nMethod\n${method}`;
    expect((await readOne(text)).items).toEqual(items);
  });

  it('reads "serves: 4+" as 4 servings, and lists that as unread', async () => {
    const text = `---\ntitle: Leek tart\nserves: 4+\n---\n\n${toCard(list, method)}`;
    const { fields, unread } = await readOne(text);
    expect(fields).toMatchObject({ title: 'Leek tart', servings: 4 });
    expect(unread.join()).toContain('read as 4');
  });

  it('reads a page by its heading if its structured data has no recipe', async () => {
    const toList = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const data = '{"@type":"WebPage","name":"Leek Tart Recipe","description":"A recipe with leeks."}';
    const text = `<!doctype html><html><head><script type="application/ld+json">${data}</script></head><body><div><p>Search for: results</p></div><main><header><h1>Leek tart</h1></header><p>Serves 4</p><h2>Ingredients</h2>${toList(items)}<h2>Method</h2>${toList(steps)}</main></body></html>`;
    expect(await readOne(text)).toMatchObject({
      fields: { title: 'Leek tart', servings: 4 },
      items,
      steps,
      unread: [],
    });
    const headingBelow = text.replace(/<header>.*<\/header>/, '').replace('</main>', '</main><h1>About us</h1>');
    expect(await readOne(headingBelow)).toMatchObject({ items, steps });
  });

  it('reads a step whose first verb is followed by a comma and another verb', async () => {
    const text = `Leek tart\n\n${list}\n\nFry the leeks.\nCover, and simmer until soft\nStir in the egg.`;
    expect((await readOne(text)).steps).toEqual([steps[0], 'Cover, and simmer until soft', steps[1]]);
  });

  it('does not join dashed lines with titles to the lines around them', async () => {
    const rule = (title: string) => `MMMMM--------------------------------${title}--------------------------------`;
    const text = `Title: Leek tart\nServings: 4\n\n${rule('DOUGH')}\n200 g flour\n${rule('FILLING')}\n2 leeks\n\n${rule('DOUGH')}\nKnead the flour with a little cold water until it is smooth, then let\nit rest for an hour.\n${rule('FILLING')}\nFry the leeks slowly in a heavy pan with a lid until they are soft and\nsweet.`;
    const recipe = await readOne(text);
    expect(getGroupTitles(recipe.fields)).toEqual(['DOUGH', 'FILLING']);
    expect(recipe.steps).toEqual([
      'Knead the flour with a little cold water until it is smooth, then let it rest for an hour.',
      'Fry the leeks slowly in a heavy pan with a lid until they are soft and sweet.',
    ]);
  });

  it('reads the cells of a table with bars on their own lines, and of rows with several columns', async () => {
    const text = `Leek tart\n|\nWhat you need: |\n|\n${list}\n|\nMethod: |\n| |\n1. ${steps[0]} |\n|\n2. ${steps[1]} |\n|`;
    expect(await readOne(text)).toMatchObject({ items, steps });
    const rows = '2 | 300 g | leeks |\n1 | 50 g | egg |';
    expect((await readOne(toCard(rows, method))).items).toEqual(['2 300 g leeks', '1 50 g egg']);
  });

  it('joins lines of one width above a longer footer, but not a title below a paragraph', async () => {
    const text = `I think of my aunt's kitchen whenever the wind turns cold in autumn,\nand then I make this. It is easy and good, and it is even better warm.\nLeek soup\n2 leeks\n1 litre stock\nWash the leeks, cut them into thin rings and fry them in a little oil\npan by pan until they are soft. Pour the stock over them, and let it\nsimmer with the lid on for as long as it takes to lay the table. Blend\nhalf of it and pour it back. Season it with a little salt and with a\nlittle nutmeg, and serve it in warm bowls.\nServes 4.\nThis message was sent to the list of soups by the program that sends all messages here.`;
    expect(await readOne(text)).toMatchObject({
      fields: { title: 'Leek soup', servings: 4 },
      items: ['2 leeks', '1 litre stock'],
      steps: [expect.stringMatching(/^Wash .* thin rings and fry .* warm bowls\.$/)],
    });
  });

  it('reads the step below a number with a middle dot', async () => {
    const [first, second] = [
      'In a wide pan, over a low flame, the leeks should sweat for ten minutes.',
      'While the pan is hot, the egg goes in.',
    ];
    const text = toCard(`${list}\nFor the top:\n- juice of 1 lemon`, `1·\n${first}\n2·\n${second}`);
    expect(await readOne(text)).toMatchObject({ steps: [first, second] });
  });

  it.each([
    ['a check mark of a word processor', 'ü '],
    ['an asterisk without a space', '*'],
  ])('reads bullets that are %s', async (_name, mark) => {
    const marked = ['Thaw the leeks.', 'Pour oil into a pan.', 'While it is hot, add the leeks.', ...steps];
    const text = `Leek tart\n\n2 leeks\n1 egg\n${marked.map((step) => `${mark}${step}`).join('\n')}`;
    expect(await readOne(text)).toMatchObject({ items, steps: marked });
  });

  it('does not take a count in parentheses, or a food that begins like a verb, for a step', async () => {
    const lines = ['1 lb leeks', '1 qt. water', '(2) 14.5 oz cans broth', '2 potatoes', 'Brown or white rice'];
    const text = `Leek soup\n\n${lines.join('\n')}\nWash the leeks well, and remove their ends.\nBoil all of it.`;
    expect((await readOne(text)).items).toEqual(lines);
  });

  it.each([
    ['with a package', ['1 pkt Nice biscuits (I used plain ones, 250g packet)', '6 oz butter', '1 tin condensed milk']],
    ['with dashes after the counts', ['1 – Red bell pepper', '1 – Green bell pepper', '2 – Leeks', '2 cups – Rice']],
    [
      'with the letter I for the number 1',
      [
        'One packet coffee biscuits, crushed',
        '150g dried coconut',
        'I tin (395g) condensed milk',
        '90g margarine, melted',
        'Juice and rind of 1½ limes',
      ],
    ],
    [
      'with letters as numbers',
      [
        'a. 1-2 leeks',
        'b. 2 spoonfuls of gochugaru (red pepper flakes)',
        'c. 2 spoonfuls of gochujang (red pepper paste)',
        'd. Several dashes of soy sauce, enough to taste.',
        'e. 2 cloves of garlic',
      ],
    ],
  ])('reads a list %s', async (_name, lines) => {
    const text = `Easy slice\n\nThe slice of my childhood, from an old book.\n\n${lines.join('\n')}\n\nMix all of it in a bowl.\nBake it for 30 minutes.`;
    expect((await readOne(text)).items).toEqual(lines);
  });

  it('reads steps whose numbers are followed by no space', async () => {
    const glued = '1Mix, egg, leeks and salt.\n2Shape into balls.\n3Fry the balls in a wide pan.';
    expect((await readOne(toCard(list, glued))).steps).toEqual([
      'Mix, egg, leeks and salt.',
      'Shape into balls.',
      'Fry the balls in a wide pan.',
    ]);
  });

  it('joins a line that ends within an amount with the next one', async () => {
    const wrapped = `1. Preheat oven to 400 F. Grease a baking sheet lightly\nwith oil.\n2. Bake until thoroughly cooked and brown, for about 10 to\n12 minutes.`;
    expect((await readOne(toCard(list, wrapped))).steps).toEqual([
      'Preheat oven to 400 F. Grease a baking sheet lightly with oil.',
      'Bake until thoroughly cooked and brown, for about 10 to 12 minutes.',
    ]);
  });

  it('reads the first ingredient below the author of the recipe', async () => {
    const text = `Kale Chips\n\n1 Bunch Kale\n\n1 teaspoon salt\n\nBake until brown.\n\nGreen Kale Salad\n\nRecipe courtesy of Linda Moss\n\n1 Big Bunch of Kale\n\n2 tablespoons oil\n\n1 pinch salt\n\n  1. Stack two of the leaves and roll them up.\n  2. Cut them into thin strips.`;
    const [, salad] = await readRecipes(text);
    expect(getItems(salad?.fields ?? {})).toEqual(['1 Big Bunch of Kale', '2 tablespoons oil', '1 pinch salt']);
  });

  it('reads ingredients with their amounts in parentheses', async () => {
    const text = `Leek soup\n\nLeeks (400 g)\nPotatoes (250 g)\nSalt\n\n${method}`;
    expect(await readOne(text)).toMatchObject({
      fields: { title: 'Leek soup' },
      items: ['400 g Leeks', '250 g Potatoes', 'Salt'],
    });
  });
});

describe('the parser of pasted facts', () => {
  it('reads facts in a line without separators', async () => {
    const facts =
      'Prep Time 15 min Cook Time 1 hour Total Time 1 hr 15 mins Servings: 6 Calories: 210 Best Season: Spring';
    const { fields, unread } = await readOne(toCard(list, method, `Leek tart\n${facts}`));
    expect(fields).toMatchObject({ prepTime: 15, cookTime: 60, totalMinutes: 75, servings: 6 });
    expect(unread).toEqual(['Calories: 210', 'Best Season: Spring']);
    const glued = await readOne(toCard(list, `${method}\nPrep Time: 5 MinCook Time: 1 Hr Ready In: 1 Hr 5 Min`));
    expect(glued.fields).toMatchObject({ prepTime: 5, cookTime: 60, totalMinutes: 65 });
  });

  it('does not take the servings for an ingredient', async () => {
    const text = `Fish and Seafood\nRecipe:\nLeek shrimp\nserves:\n4\nMethod:\n1. Peel the shrimp, and open each along its back.\n2. ${steps[0]}`;
    expect(await readOne(text)).toMatchObject({ fields: { title: 'Leek shrimp', servings: 4 }, items: undefined });
  });

  it('reads names with underscores in front matter', async () => {
    const text = `---\ntitle: Leek tart\nprep_time: 15min\nservings: 4\n---\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. ${steps[0]}`;
    expect((await readOne(text)).fields).toMatchObject({ title: 'Leek tart', prepTime: 15, servings: 4 });
  });
});

describe('the parser of pasted titles', () => {
  it.each([
    [
      'a date',
      `Sunday, March 4, 2012\n\nWe had nine guests that evening, and all of them asked me how I do it, so I promised to write it down here as soon as I found the time.\n\nFry 2 leeks in a cup of oil, then stir in the egg and cook it.`,
    ],
    [
      'the name of a part',
      `This one never fails, and I have made it for every birthday since the children were small.\n\nFor the cake\n\n- 2 leeks\n- 1 egg\n\nFor the top\n\n- 20 g sugar\n\n${method}`,
    ],
    [
      'the heading of a recipe card',
      `Recipe Card\n\nCourse Breakfast\nPrep Time 10 minutes\nServings 12 muffins\nAuthor Ida\n\nIngredients\n${list}\n\nInstructions\n${method}`,
    ],
  ])('does not take %s as the title', async (_name, text) => {
    expect((await readOne(text)).fields.title).toBeUndefined();
  });

  it('takes the name of the dish right above the ingredients if the title names none', async () => {
    const text = `Dinner is Served\n\nTarts are a bit of a gamble. Some days they come out well, and some days not. Who knows why?\n\nThis one is always good. I grew up with it, and my own family loves it.\n\nGrandma’s Leek Tart\n\n${list}\n\n${method}`;
    expect((await readOne(text)).fields.title).toBe('Grandma’s Leek Tart');
  });

  it.each([
    ['Dough Ingredients', 'Filling Ingredients'],
    ['Ingredients - Dough', 'Ingredients - Filling'],
    ['Ingredients (Dough)', 'Ingredients (Filling)'],
  ])('reads the part of the dish in "%s"', async (doughHeading, fillingHeading) => {
    const text = `Leek tart\n\n${doughHeading}\n200 g flour\n\n${fillingHeading}\n${list}\n\nMethod\n${method}`;
    const recipe = await readOne(text);
    expect(recipe.fields.title).toBe('Leek tart');
    expect(getGroupTitles(recipe.fields)).toEqual(['Dough', 'Filling']);
    expect(recipe.items).toEqual(['200 g flour', ...items]);
  });

  it.each([
    [
      'below a story and above its source',
      `“All the world is a birthday cake, so take a piece.” –Ida Moss\nWe had guests again this week, and all of them liked these.\nIDA’S FAVORITE PANCAKES\nfrom an old book\n- 2 leeks\n- 1 egg\n${method}`,
    ],
    [
      'above its source',
      `Ida’s Favorite Pancakes\n\nMornings are quiet here.\n\nRecipe: Adapted from an old book\n\n6 Servings\n\n2 leeks\n\n1 egg\n\n${method}`,
    ],
  ])('takes the name of the dish %s as the title', async (_name, text) => {
    expect((await readOne(text)).fields.title).toMatch(/^Ida’s Favorite Pancakes$/i);
  });

  it('reads no title in a story above facts, and no part of the dish in "The Ingredients"', async () => {
    const story =
      'Whenever I eat out, I tend to choose a tart of some kind. There are a lot of very good ones, but leek tarts are my favorite. I hope you enjoy this one, which I make often.';
    const text = `${story}\n\nPrep time: 10 minutes\nCook time: 40 minutes\n\nThe Ingredients:\n4 tbsp butter, 2 cups leeks, one large egg\n\nMethod\n${method}`;
    const recipe = await readOne(text);
    expect(recipe.fields.title).toBeUndefined();
    expect(getGroupTitles(recipe.fields)).toEqual([null]);
    expect(recipe.items).toEqual(['4 tbsp butter', '2 cups leeks', 'one large egg']);
  });

  it('reads titles of numbered steps without a heading above, and leaves nothing unread', async () => {
    const text = `Leek tart\n\nThis tart is a family recipe, good with and without cheese.\n\nPrep Time 15 min Servings: 4\n\n  1. Combine dry ingredients\n\n    In a large bowl, sift together the dry ingredients - flour, salt and pepper.\n\n    Flour sticks, so keep a little of it for the tin.\n  2. Add egg and leeks\n\n    Add the beaten egg and then the leeks, stirring after each.`;
    const recipe = await readOne(text);
    expect(recipe.unread).toEqual([]);
    expect(recipe.steps).toHaveLength(3);
  });
});
