import { describe, expect, it } from 'vitest';
import { withFeatures } from '#server/content/formats/plain-text-features.ts';
import { linesIn } from '#server/content/formats/plain-text-lines.ts';
import { CHANGES, MOVES, WEIGHTS } from '#server/content/formats/plain-text-weights.ts';
import { readRecipes } from '#server/content/formats/read-recipes.ts';
import { getItems, getSteps, pastedTexts, toCard } from '../support/pasted-texts.ts';

describe('a pasted text', () => {
  it('is tested in at least forty formats', () => expect(pastedTexts.length).toBeGreaterThanOrEqual(40));

  it.each(pastedTexts)('keeps title, servings, every ingredient and every step in order: $name', async (pasted) => {
    const { title, servings, groups, steps } = pasted.recipe;
    const [parsed, ...others] = await readRecipes(pasted.text);
    const fields = parsed?.fields ?? {};
    expect(others).toEqual([]);
    // Some formats have the title in capitals, which are kept.
    expect([String(fields.title).toLowerCase(), fields.servings]).toEqual([title.toLowerCase(), servings]);
    expect(getItems(fields)).toEqual(groups.flatMap(({ items }) => items));
    expect(getSteps(fields)).toEqual(steps);
  });

  it('has groups, sections, tips, equipment, an author and times; other parts are listed as unread, in order', async () => {
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

  it('needs few headings: bullets, numbers or "Method" show where the steps start', async () => {
    const toText = (stepLines: string) =>
      `Skewers (2 people)\n\nMarinade:\n150 g yogurt\n1 lemon\nThe rest:\n300 g chicken\nblack pepper\n\n${stepLines}`;
    const steps = ['Mix the marinade.', 'Grill the chicken'];
    for (const stepLines of [
      `- ${steps.join('\n- ')}`,
      `1\n${steps[0]}\n2\n${steps[1]}`.replace(/^/, 'Method\n'),
      `1 ${steps[0]}\n2) ${steps[1]}`,
    ]) {
      const [parsed] = await readRecipes(toText(stepLines));
      expect(parsed?.fields).toMatchObject({
        title: 'Skewers',
        servings: 2,
        ingredients: [
          { title: 'Marinade', items: ['150 g yogurt', '1 lemon'] },
          { title: 'The rest', items: ['300 g chicken', 'black pepper'] },
        ],
        instructions: [{ title: null, steps }],
      });
    }
  });

  it('may have its times in two sentences of one line', async () => {
    const [parsed] = await readRecipes(
      'Pea soup\nServes 4 hungry people\nPrep: 20 mins. Cooking: 1 hr 10 mins.\n\n1 leek\n200 g peas\n\nBoil it, then blend.',
    );
    expect(parsed).toMatchObject({
      fields: { servings: 4, prepTime: 20, cookTime: 70 },
      unread: ['Serves 4 hungry people, read as 4'],
    });
  });

  it('mistakes no ingredient for a title, and may have several facts in one line', async () => {
    const [parsed] = await readRecipes(
      'Author: Ada Moss  Prep Time: 5 minutes  Yield: 3 servings\n\n1 leek\n200 g peas\n\nBoil it for 5 minutes, then blend.',
    );
    expect(parsed).toMatchObject({
      fields: { author: 'Ada Moss', prepTime: 5, servings: 3, ingredients: [{ items: ['1 leek', '200 g peas'] }] },
      unread: [],
    });
    expect(parsed?.fields.title).toBeUndefined();
  });

  it('has no fields for missing parts', async () => {
    const [parsed] = await readRecipes('Toast\n\n2 slices of bread\n\nToast the bread until it is brown.');
    expect(Object.keys(parsed?.fields ?? {})).toEqual(['title', 'ingredients', 'instructions']);
  });

  it('has amounts at the end of a line moved to its start, and amounts on their own line joined to the next', async () => {
    const [parsed] = await readRecipes(
      'Dough\n\nIngredients\nFlour – 200 g\nButter: 100 g\n50 ml\nwater\n\nMethod\nKnead.',
    );
    expect(getItems(parsed?.fields ?? {})).toEqual(['200 g Flour', '100 g Butter', '50 ml water']);
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
    const parsed = await readRecipes(['First dish', 'Second dish', 'Third dish'].map(toText).join('\n\n'));
    expect(parsed.map(({ fields }) => fields.title)).toEqual(['First dish', 'Second dish', 'Third dish']);
    for (const { fields } of parsed) {
      expect(getItems(fields)).toEqual(['1 onion', '2 eggs']);
      expect(getSteps(fields)).toEqual(['Fry the onion.', 'Add the eggs.']);
    }
  });

  it('has amounts on their own line joined to the next, and lines around the recipe listed as unread', async () => {
    const story =
      'This is the soup that I make on the first cold evening of the year, when the garden has only leeks left in it.';
    const [parsed] = await readRecipes(
      `Cooking at home\nLog in\nA Better Leek Soup\n${story}\n\nIngredients\nSoup Base\n1 lb.\nleeks\n2 c.\nmilk\nTo finish\n1 ½\ntbsp chives\n\nInstructions\nSoup Base\nSimmer the leeks in the milk.\nNote: it may look split.\nStir in the chives.\nRelated recipes\nPea soup.`,
    );
    expect(parsed).toEqual({
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

  const list = '2 leeks\n1 egg';
  const method = 'Fry the leeks.\nStir in the egg.';

  const tartWithGlaze = {
    ingredients: [
      { title: null, items: ['2 leeks', '1 egg'] },
      { title: 'Glaze', items: ['1 tbsp honey', '2 tbsp water'] },
    ],
    instructions: [
      { title: null, steps: ['Fry the leeks.', 'Stir in the egg.'] },
      { title: 'Glaze', steps: ['Warm the honey in the water.'] },
    ],
  };

  it.each([
    [
      'headings',
      toCard(
        list,
        `${method}\nGlaze:\nIngredients:\n1 tbsp honey\n2 tbsp water\nMethod:\nWarm the honey in the water.`,
      ),
    ],
    [
      'no headings',
      `Leek tart\n\n${list}\n\n${method}\n\nGlaze:\n\n1 tbsp honey\n2 tbsp water\n\nWarm the honey in the water.`,
    ],
  ])('may have a part with a list and steps of its own: %s', async (_name, text) => {
    const parsed = await readRecipes(text);
    expect(parsed.map(({ fields }) => fields)).toMatchObject([tartWithGlaze]);
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
      expect((await readRecipes(toCard(list, steps)))[0]?.fields).toMatchObject({ instructions });
  });

  it('has each labeled line where its label says, regardless of the lines around it', async () => {
    const text =
      'Tip: Photo: a friend\nLentil soup\nIngredients\n200 g lentils\nStep: Rinse the lentils.\n\nMethod\n1. Boil the lentils.\nIngredient: a ladle of stock\n2. Serve.\n\nNotes\nStep: Warm the bowls.\nIt freezes well.';
    const [parsed] = await readRecipes(text);
    expect(getItems(parsed?.fields ?? {})).toEqual(['200 g lentils', 'a ladle of stock']);
    expect(getSteps(parsed?.fields ?? {})).toEqual([
      ...['Rinse the lentils.', 'Boil the lentils.', 'Serve.', 'Warm the bowls.'],
    ]);
    expect(parsed).toMatchObject({
      fields: { title: 'Lentil soup', tips: ['Photo: a friend', 'It freezes well.'] },
      unread: [],
    });
  });

  it('is split into several recipes at titles above lists without headings', async () => {
    const toText = (title: string) => `${title}\n\n• 2 leeks\n• 1 egg\n\n${method}\n\n`;
    const parsed = await readRecipes(['First dish', 'Leek salad'].map(toText).join(''));
    expect(parsed.map(({ fields }) => fields.title)).toEqual(['First dish', 'Leek salad']);
  });

  it('is read within five seconds despite very long and very many lines', { timeout: 5_000 }, async () => {
    const long = ['1', ' ', '(', '\t', '- '].map((part) => `Add ${part.repeat(50_000 / part.length)} salt`);
    const text = `${'Leek » tart\n'.repeat(1_000)}${'Leek tart\n'.repeat(2_000)}${toCard([list, ...long].join('\n'), long.join('\n'))}`;
    await expect(readRecipes(text)).resolves.not.toEqual([]);
  });

  it('is labeled by weights that name only known labels and features, none of them NaN', () => {
    const features = Object.keys(withFeatures(linesIn('1 leek'))[0]?.features ?? {});
    const labels = [...WEIGHTS.keys()];
    const columns = (table: ReadonlyMap<string, ReadonlyMap<string, number>>) =>
      [...table.values()].flatMap((row) => [...row.keys()]);
    expect(columns(WEIGHTS).filter((name) => !features.includes(name))).toEqual([]);
    expect([...columns(MOVES), ...MOVES.keys()].filter((name) => !['start', ...labels].includes(name))).toEqual([]);
    expect(
      [...WEIGHTS.values(), ...MOVES.values(), ...CHANGES.values()].flatMap((row) => [...row.values()]),
    ).not.toContain(Number.NaN);
  });

  it('may be Cooklang, JSON or an HTML page', async () => {
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
