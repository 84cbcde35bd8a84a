import { describe, expect, it } from 'vitest';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { pastedTexts } from '../support/pasted-texts.ts';

const getItems = (fields: Record<string, unknown>) =>
  Array.isArray(fields.ingredients) ? fields.ingredients.flatMap(({ items }) => items) : undefined;
const getSteps = (fields: Record<string, unknown>) =>
  Array.isArray(fields.instructions) ? fields.instructions.flatMap(({ steps }) => steps) : undefined;

describe('a pasted text', () => {
  it('is tested in at least forty formats', () => expect(pastedTexts.length).toBeGreaterThanOrEqual(40));

  it.each(pastedTexts)('keeps title, servings, every ingredient and every step in order: $name', async (pasted) => {
    const { title, servings, groups, steps } = pasted.recipe;
    const [read, ...others] = await readRecipes(pasted.text);
    const fields = read?.fields ?? {};
    expect(others).toEqual([]);
    // Capitals of a heading stay as they are.
    expect([String(fields.title).toLowerCase(), fields.servings]).toEqual([title.toLowerCase(), servings]);
    expect(getItems(fields)).toEqual(groups.flatMap(({ items }) => items));
    expect(getSteps(fields)).toEqual(steps);
  });

  it('has groups, sections, tips, equipment, an author and times; other parts are listed in order', async () => {
    const text = [
      'Mushroom pie\nBy Ines Duarte\nEarthy, with a short crust.\nPhoto: a friend',
      'Serves 4 to 6\nPrep time: 30 minutes plus chilling\nTotal time: 2 hours',
      'Ingredients\nCrust:\n200 g flour\nFilling:\n500 g mushrooms\n1 egg',
      'Equipment\nA pie dish',
      'Method\nCrust:\n1. Rub the butter into the flour.\nFilling:\n2. Fry the mushrooms.',
      'Tips\n- It freezes well.\n- Use wild mushrooms.\nNutrition\n400 kcal',
    ].join('\n\n');
    expect(await readRecipes(text)).toEqual([
      {
        fields: {
          title: 'Mushroom pie',
          author: 'Ines Duarte',
          description: 'Earthy, with a short crust.',
          servings: 4,
          yield: undefined,
          prepTime: 30,
          totalMinutes: 120,
          ingredients: [
            { title: 'Crust', items: ['200 g flour'] },
            { title: 'Filling', items: ['500 g mushrooms', '1 egg'] },
          ],
          instructions: [
            { title: 'Crust', steps: ['Rub the butter into the flour.'] },
            { title: 'Filling', steps: ['Fry the mushrooms.'] },
          ],
          tips: ['It freezes well.', 'Use wild mushrooms.'],
          equipment: ['A pie dish'],
        },
        unread: [
          'Photo: a friend',
          'Serves 4 to 6, read as 4',
          'Prep time: 30 minutes plus chilling, read as 30 minutes',
          'Nutrition',
          '400 kcal',
        ],
      },
    ]);
  });

  it('needs no headings: groups, lists and numbers show where the steps start', async () => {
    const text = (steps: string) =>
      `Skewers (2 people)\n\nMarinade:\n150 g yogurt\n1 lemon\nThe rest:\n300 g chicken\nblack pepper\n\n${steps}`;
    const steps = ['Mix the marinade.', 'Grill the chicken'];
    for (const pasted of [
      `- ${steps.join('\n- ')}`,
      `1\n${steps[0]}\n2\n${steps[1]}`.replace(/^/, 'Method\n'),
      `1 ${steps[0]}\n2) ${steps[1]}`,
    ]) {
      const [read] = await readRecipes(text(pasted));
      expect(read?.fields).toMatchObject({
        title: 'Skewers',
        servings: 2,
        ingredients: [
          { title: 'Marinade', items: ['150 g yogurt', '1 lemon'] },
          { title: 'The rest', items: ['300 g chicken', 'black pepper'] },
        ],
        instructions: [{ title: 'Method', steps }],
      });
    }
  });

  it('mistakes no ingredient for a title, and may have several facts in one line', async () => {
    const [read] = await readRecipes(
      'Author: Ada Moss  Prep Time: 5 minutes  Yield: 3 servings\n\n1 leek\n200 g peas\n\nBoil it for 5 minutes, then blend.',
    );
    expect(read).toMatchObject({
      fields: { author: 'Ada Moss', prepTime: 5, servings: 3, ingredients: [{ items: ['1 leek', '200 g peas'] }] },
      unread: [],
    });
    expect(read?.fields.title).toBeUndefined();
  });

  it('leaves missing fields empty', async () => {
    const [read] = await readRecipes('Toast\n\n2 slices of bread\n\nToast the bread until it is brown.');
    expect(Object.keys(read?.fields ?? {})).toEqual(['title', 'ingredients', 'instructions']);
  });

  it('moves amounts from the end of a line, and joins amounts alone on a line', async () => {
    const [read] = await readRecipes(
      'Dough\n\nIngredients\nFlour – 200 g\nButter: 100 g\n50 ml\nwater\n\nMethod\nKnead.',
    );
    expect(getItems(read?.fields ?? {})).toEqual(['200 g Flour', '100 g Butter', '50 ml water']);
  });

  it.each([
    [
      'headings',
      (title: string) => `${title}\n\nIngredients\n1 onion\n2 eggs\n\nMethod\n1. Fry the onion.\n2. Add the eggs.`,
    ],
    [
      'Markdown',
      (title: string) =>
        `# ${title}\n\nFrom the sea.\n\n## Ingredients\n\n- 1 onion\n- 2 eggs\n\n## Method\n\nFry the onion.\n\nAdd the eggs.`,
    ],
    ['a line between them', (title: string) => `${title}\n\n1 onion\n2 eggs\n\nFry the onion.\nAdd the eggs.\n\n---`],
  ])('is split into several recipes: %s', async (_name, toText) => {
    const read = await readRecipes(['First dish', 'Second dish', 'Third dish'].map(toText).join('\n\n'));
    expect(read.map(({ fields }) => fields.title)).toEqual(['First dish', 'Second dish', 'Third dish']);
    for (const { fields } of read) {
      expect(getItems(fields)).toEqual(['1 onion', '2 eggs']);
      expect(getSteps(fields)).toEqual(['Fry the onion.', 'Add the eggs.']);
    }
  });

  it('joins amounts in lines of their own, and lists what the page has around a recipe', async () => {
    const story =
      'This is the soup that I make on the first cold evening of the year, when the garden has only leeks left in it.';
    const [read] = await readRecipes(
      `Cooking at home\nLog in\nA Better Leek Soup\n${story}\n\nIngredients\nSoup Base\n1 lb.\nleeks\n2 c.\nmilk\nTo finish\n1 ½\ntbsp chives\n\nInstructions\nSoup Base\nSimmer the leeks in the milk.\nNote: it may look split.\nStir in the chives.\nRelated recipes\nPea soup.`,
    );
    expect(read).toEqual({
      fields: {
        title: 'A Better Leek Soup',
        description: story,
        ingredients: [
          { title: 'Soup Base', items: ['1 lb. leeks', '2 c. milk'] },
          { title: 'To finish', items: ['1 ½ tbsp chives'] },
        ],
        instructions: [{ title: 'Soup Base', steps: ['Simmer the leeks in the milk.', 'Stir in the chives.'] }],
        tips: ['it may look split.'],
      },
      unread: ['Cooking at home', 'Log in', 'Related recipes', 'Pea soup.'],
    });
  });

  const card = (list: string, method: string, head = 'Leek tart\nServes 4') =>
    `${head}\n\nIngredients\n${list}\n\nMethod\n${method}`;
  const list = '2 leeks\n1 egg';
  const method = 'Fry the leeks.\nStir in the egg.';
  const tart = {
    title: 'Leek tart',
    servings: 4,
    items: ['2 leeks', '1 egg'],
    steps: ['Fry the leeks.', 'Stir in the egg.'],
  };

  it.each([
    [
      'a path and a button with the title',
      card(list, method, `Log in\nHome » Pies » Sunday special\nBook of Pies\nSunday special\nPrint\nServes 4`),
      { ...tart, title: 'Sunday special' },
    ],
    [
      'a title that only a button says',
      card(list, method, 'Log in\nShare “Leek tart” on the net\nPrint\nServes 4'),
      tart,
    ],
    [
      'a title in two lines',
      card(list, method, 'Leek tart\nwith egg and cream\nServes 4'),
      { ...tart, title: 'Leek tart with egg and cream' },
    ],
    ['labels above their values', card(list, method, 'Leek tart\nPrep time\tServings\n10 minutes\t4 people'), tart],
    ['a label with a remark', card(list, method, 'Leek tart\nServings (tap to change): 4 plates'), tart],
    ['two digits of pieces', card(list, method, 'Leek tart\nServings 14 slices'), { ...tart, servings: 14 }],
    ['a menu copied twice', card(list, method, 'Leek tart\nSERVINGS\n4 4'), tart],
    ['no servings in "Servings: serving"', card(`${list}\n\nServings: serving`, method), tart],
    ['facts below the steps', card(list, `${method}\nServes\n4\nPrep time\n5 mins`, 'Leek tart'), tart],
    ['ingredients twice', card(`for\n4\nIngredients\n${list}`, method), tart],
    ['servings to choose', card(`4 Servings\n1 serving\n2 servings\n${list}`, method), tart],
    [
      'remarks and a question in the list',
      card(
        `${list}\n*Young ones are best\nIf you have no leeks, use onions\nAny egg will do, as long as it is a fresh one from a hen.\nHow green are these leeks?\nVery green`,
        method,
      ),
      tart,
    ],
    [
      'remarks in parentheses',
      card('2 leeks (\n\nwhite part only\n\n)\n1 egg', method),
      { ...tart, items: ['2 leeks (white part only)', '1 egg'] },
    ],
    ['a card of a shop and nutrition', card(`${list}\nCheck all\nAdd to list\nCalories: 200\nFat\t3 g`, method), tart],
    [
      'an own list below the steps',
      card(list, `${method}\nNotes\nIt keeps.\nMethod\nFor another one, double it.\nIngredients\n${list}`),
      tart,
    ],
    [
      'links and a promise below the steps',
      card(list, `${method}\nToolbox\nTo the shop\nAna Moss\nIf you make this recipe, show me.`),
      tart,
    ],
    [
      'a source and a mark below the steps',
      card(list, `${method}\nSource:\nP-I-E\n____\n™Keep is a mark of the Pie Press.`),
      tart,
    ],
    [
      'an appeal between the steps',
      card(list, 'Fry the leeks.\nWant more pies in your inbox?\nStir in the egg.'),
      tart,
    ],
    [
      'information between the steps',
      card(list, 'Fry the leeks.\nInformation:\nLeeks are onions.\nStir in the egg.'),
      tart,
    ],
    [
      'steps above the ingredients',
      `Log in\nLeek tart\nServes 4\nPrint\nMethod\nFor the leeks and egg:\n1. Fry the leeks.\n2. Stir in the egg.\n\nIngredients\n${list}`,
      tart,
    ],
    ['numbers twice', card(list, '1. Step 1Fry the leeks.\n2. Step 2Stir in the egg.'), tart],
    [
      'a number above a word that is a heading',
      card(list, '1\nFry the leeks.\n2\nVariations: stir in the egg.'),
      { ...tart, steps: ['Fry the leeks.', 'Variations: stir in the egg.'] },
    ],
    [
      'an amount before a sentence',
      card('2 leeks that I grow in my own garden every year, if it rains.\n1 egg', method),
      { ...tart, items: ['2 leeks that I grow in my own garden every year, if it rains.', '1 egg'] },
    ],
    ['empty headings at the end', card(list, `${method}\nIngredients\nMethod\nStep 1\nComments`), tart],
  ])('is read in full from a page with %s', async (_name, text, expected) => {
    const [read, ...others] = await readRecipes(text);
    const { title, servings } = read?.fields ?? {};
    expect(others).toEqual([]);
    expect({ title, servings, items: getItems(read?.fields ?? {}), steps: getSteps(read?.fields ?? {}) }).toEqual(
      expected,
    );
  });

  it('names groups and sections as the page does, and keeps lines that it does not understand', async () => {
    const [read] = await readRecipes(
      card(
        'Sauce\n1 egg\nfor plating\n2 leaves of sorrel\nSeed topping (optional)\n1 tbsp seeds\nFor Baking\n20 g butter\nServe with\nPickles\nSalt and lemon for garnish\n*Or none',
        'Method for the sauce\nStep 1\nWhisk the egg.\nMaking the tart\nStep 1\nPour it in.\nTo Store\nKeep it cold, in the coldest part of the house, and eat it on the next day, when it has become much better still.\nH-A-Y',
      ),
    );
    expect(read?.fields).toMatchObject({
      ingredients: [
        { title: 'Sauce', items: ['1 egg'] },
        { title: 'for plating', items: ['2 leaves of sorrel'] },
        { title: 'Seed topping (optional)', items: ['1 tbsp seeds'] },
        { title: 'For Baking', items: ['20 g butter'] },
        { title: 'Serve with', items: ['Pickles', 'Salt and lemon for garnish'] },
      ],
      instructions: [
        { title: 'Method for the sauce', steps: ['Whisk the egg.'] },
        { title: 'Making the tart', steps: ['Pour it in.'] },
        { title: 'To Store', steps: [expect.stringMatching(/^Keep it cold, .*still\.$/)] },
      ],
    });
    expect(read?.unread).toEqual(['*Or none', 'H-A-Y']);
  });

  const filling = {
    ...tart,
    steps: ['Fry the leeks in a wide pan with a little oil until they are soft.', 'Stir in the egg off the heat.'],
  };

  it.each([
    [
      'with broken lines',
      `Leek tart\nServes 4\n\n${list}\n\nFry the leeks in a wide pan with a\nlittle oil until they are soft.\n\nStir in the egg off\nthe heat.\n\n(My aunt makes it with cream and more\neggs than this.)`,
      filling,
    ],
    [
      'with front matter of other fields',
      `---\nlayout: post\ntitle: "Leek tart"\ntags: [pie]\nservings: 4\n---\n\n## Ingredients\n\n- 2 leeks\n- 1 egg\n\n## Method\n\n${method}`,
      tart,
    ],
    ['with front matter of signs', `+++\ntitle = "Leek tart"\nservings = 4\n+++\n${card(list, method, '')}`, tart],
    [
      'with servings in a sentence',
      card(list, `${method}\nEnough for 4 hungry portions.`, 'Leek tart'),
      {
        ...tart,
        steps: [...tart.steps, 'Enough for 4 hungry portions.'],
      },
    ],
    ['with servings in words below the steps', card(list, `${method}\nMakes four servings.`, 'Leek tart'), tart],
    ['with pieces and no servings', card(list, method, 'Leek tart\nMakes 12 slices'), { ...tart, servings: undefined }],
    [
      'with the figures of a serving',
      card(
        list,
        `${method}\nNutrition per serving (1/8 of the whole tart, cut evenly): 90 kcal\nServing size: 1 slice`,
        'Leek tart',
      ),
      { ...tart, servings: undefined },
    ],
    [
      'in a single list',
      'Leek tart (serves 4)\n\n• 2 leeks\n• 1 egg\n• Fry the leeks in some oil / butter\n• Stir in the egg.',
      { ...tart, steps: ['Fry the leeks in some oil / butter', 'Stir in the egg.'] },
    ],
    ['with dashes without spaces', card('-2 leeks\n-1 egg', '-Fry the leeks.\n-Stir in the egg.'), tart],
    [
      'with steps in small letters',
      card(list, 'fry the leeks\nstir in the egg'),
      { ...tart, steps: ['fry the leeks', 'stir in the egg'] },
    ],
    [
      'with small letters and a centered title',
      `                        Leek tart\n Servings      : 4\n Prep time     : 10 min\n\n2 leeks\n1 egg\n\nfry the leeks in a wide pan with a little oil\nstir in the egg off the heat and leave it there\nbake it at 200 degrees until it is all golden`,
      {
        ...tart,
        steps: [
          'fry the leeks in a wide pan with a little oil',
          'stir in the egg off the heat and leave it there',
          'bake it at 200 degrees until it is all golden',
        ],
      },
    ],
    [
      'with numbers before a colon',
      card(list, '1: fry the leeks\n2: stir in the egg'),
      { ...tart, steps: ['fry the leeks', 'stir in the egg'] },
    ],
    [
      'with a sentence in a list',
      `Leek tart\nServes 4\n\n• 2 leeks – young ones are the best.\n• 1 egg\n\n${method}`,
      { ...tart, items: ['2 leeks – young ones are the best.', '1 egg'] },
    ],
    ['with a yield below the list', card(`${list}\n(Makes approx 1 kg)`, method), tart],
    [
      'with numbered ingredients',
      'Leek tart\nServes 4\n1. 2 leeks\n2. 1 egg\n3. salt\n1. Fry the leeks.\n2. Stir in the egg.',
      { ...tart, items: [...tart.items, 'salt'] },
    ],
    [
      'with broken lines below a long one',
      `Leek tart serves 4\n${'It is the pie of my childhood, which we ate on the first day of spring in the garden behind the house. '.repeat(2)}\nIngredients\n${list}\nMethod\nFry the leeks in a wide pan with a\nlittle oil until they are soft.\nStir in the egg off\nthe heat.`,
      filling,
    ],
    [
      'with an amount in an open parenthesis',
      card('2 leeks (about\n300 g in all)\n1 egg', method),
      { ...tart, items: ['2 leeks (about 300 g in all)', '1 egg'] },
    ],
    [
      'with a short order without a period',
      card(list, 'Heat an oven to 200C\nFry the leeks.\nStir in the egg.'),
      { ...tart, steps: ['Heat an oven to 200C', ...tart.steps] },
    ],
    ['with a button above the title', card(list, method, 'Go Back\n+ servings\nLeek tart\nServes 4'), tart],
    ['with two columns', `Leek tart\nServes 4\n\n2 leeks\t1 egg\n\n${method}`, tart],
    [
      'with numbers above indented steps',
      card(list, '  1. Fry the leeks.\n  2. Stir in the egg\n     off the heat.'),
      { ...tart, steps: ['Fry the leeks.', 'Stir in the egg off the heat.'] },
    ],
    [
      'with a line below its number',
      card(list, '1. Fry the leeks.\nSalt them.\n2. Stir in the egg.'),
      { ...tart, steps: ['Fry the leeks. Salt them.', 'Stir in the egg.'] },
    ],
    [
      'of Meal-Master',
      'MMMMM----- Recipe via Meal-Master (tm) v8\n\n      Title: Leek tart\n Categories: Pies\n      Yield: 4 Servings\n\n      2    leeks\n      1    egg\n\n  Fry the leeks.\n\n  Stir in the egg.\n\nMMMMM',
      tart,
    ],
    ['with equipment in the list', card(`${list}\nYou will need\n- tin of 20 cm`, method), tart],
    ['with times below the list', card(`- 2 leeks\n- 1 egg\nCooking time:\n30 minutes`, method), tart],
    [
      'with an item in two lines',
      card('2 leeks, plus\nmore to serve\n1 egg', method),
      { ...tart, items: ['2 leeks, plus more to serve', '1 egg'] },
    ],
    [
      'with a remark in parentheses',
      card(`2 leeks\n(they are in season from the autumn on, and last for a whole winter)\n1 egg`, method),
      tart,
    ],
    ['with a source', card(list, `${method}\nFrom a book by Ada Moss that I have lost`), tart],
    [
      'of a page without data',
      `<html><body><h1>Leek tart</h1><p>Serves 4</p><ul><li>leeks • 2 small</li><li>1 egg</li></ul><ol><li>Fry the leeks.</li><li>Stir in the egg.</li></ol></body></html>`,
      { ...tart, items: ['leeks • 2 small', '1 egg'] },
    ],
  ])('is read in full %s', async (_name, text, expected) => {
    const [read, ...others] = await readRecipes(text);
    const { title, servings } = read?.fields ?? {};
    expect(others).toEqual([]);
    expect({ title, servings, items: getItems(read?.fields ?? {}), steps: getSteps(read?.fields ?? {}) }).toEqual(
      expected,
    );
  });

  const parts = {
    ingredients: [
      { title: 'Ingredients', items: ['2 leeks', '1 egg'] },
      { title: 'Glaze', items: ['1 tbsp honey', '2 tbsp water'] },
    ],
    instructions: [
      { title: 'Method', steps: ['Fry the leeks.', 'Stir in the egg.'] },
      { title: 'Glaze', steps: ['Warm the honey in the water.'] },
    ],
  };

  it.each([
    [
      'headings',
      card(list, `${method}\nGlaze:\nIngredients:\n1 tbsp honey\n2 tbsp water\nMethod:\nWarm the honey in the water.`),
    ],
    [
      'no headings',
      `Leek tart\n\n${list}\n\n${method}\n\nGlaze:\n\n1 tbsp honey\n2 tbsp water\n\nWarm the honey in the water.`,
    ],
  ])('may have a part with a list and steps of its own: %s', async (_name, text) => {
    const read = await readRecipes(text);
    expect(read.map(({ fields }) => fields)).toMatchObject([parts]);
  });

  it('may have titles of steps that are numbered, or end in a colon', async () => {
    const instructions = [
      { title: 'Filling', steps: ['Fry the leeks.', 'Stir in the egg.'] },
      { title: 'Oven', steps: ['Bake it.'] },
    ];
    for (const steps of [
      'Step 1: Filling\n1. Fry the leeks.\n2. Stir in the egg.\nStep 2: Oven\n1. Bake it.',
      '- Filling:\n- Fry the leeks.\n- Stir in the egg.\n- Oven:\n- Bake it.',
      '1. Filling:\n\n   • Fry the leeks.\n   • Stir in the egg.\n2. Oven:\n\n   • Bake it.',
    ])
      expect((await readRecipes(card(list, steps)))[0]?.fields).toMatchObject({ instructions });
  });

  it('is split into several recipes above lists without headings', async () => {
    const toText = (title: string) => `${title}\n\n• 2 leeks\n• 1 egg\n\n${method}\n\n`;
    const read = await readRecipes(['First dish', 'Leek salad'].map(toText).join(''));
    expect(read.map(({ fields }) => fields.title)).toEqual(['First dish', 'Leek salad']);
  });

  it('takes little time with long lines and many links', { timeout: 5_000 }, async () => {
    const long = ['1', ' ', '(', '\t', '- '].map((sign) => `Add ${sign.repeat(50_000 / sign.length)} salt`);
    const text = `${'Leek » tart\n'.repeat(1_000)}${'Leek tart\n'.repeat(2_000)}${card([list, ...long].join('\n'), long.join('\n'))}`;
    await expect(readRecipes(text)).resolves.toHaveLength(1);
  });

  it('is recognized as Cooklang, JSON or a page', async () => {
    const titles = await Promise.all(
      [
        '---\ntitle: Omelet\n---\n\nBeat @eggs{3} with @salt.',
        '{"@type": "Recipe", "name": "Omelet"}',
        '<html><script type="application/ld+json">{"@type": "Recipe", "name": "Omelet"}</script></html>',
      ].map(async (text) => (await readRecipes(text))[0]?.fields.title),
    );
    expect(titles).toEqual(['Omelet', 'Omelet', 'Omelet']);
  });

  it.each(['', 'Hello!', 'A sentence about food. And another one about the sea.'])(
    'is refused without a recipe: %j',
    async (text) => {
      await expect(readRecipes(text)).rejects.toThrow(/no ingredients and no steps/);
    },
  );
});
