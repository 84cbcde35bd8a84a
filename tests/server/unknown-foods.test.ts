import { afterAll, describe, expect, test } from 'vitest';
import { checkLists } from '#server/content/check-lists.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { getSource } from '#server/content/reading/source-file.ts';
import { suggestFood } from '#server/content/similar.ts';
import { createContent, sampleRecipe } from '../support/content.ts';

const content = createContent();
afterAll(() => content.delete());
const checked = readContentFolder(content.dir).then((folder) =>
  checkLists(folder, content.dir, { cooking: true, socialPictures: false }),
);

const FILE = 'content/recipes/misir-wot.yaml';
const checkRecipe = async (changes: [piece: string, replacement: string][]) => {
  const text = changes.reduce((current, [piece, replacement]) => {
    expect(current).toContain(piece);
    return current.replace(piece, () => replacement);
  }, sampleRecipe);
  return { text, ...(await (await checked).checkRecipe('misir-wot', getSource(Buffer.from(text), FILE))) };
};
const celeriac: [string, string][] = [
  ['300 g split red lentils, rinsed', '300 g celeriac (about half of one), diced'],
  ['then the lentils', 'then the celeriac'],
];

describe('a food missing from the table', () => {
  test('is published as written, with a warning', async () => {
    const { content: recipe, problems, warnings } = await checkRecipe(celeriac);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      {
        file: FILE,
        line: 23,
        path: ['ingredients', 0, 'items', 0],
        message:
          '"300 g celeriac (about half of one), diced": "celeriac" is not in the table of foods, so the recipe states no diet and its nutrition leaves it out: add it to the foods',
      },
    ]);
    expect(recipe?.fields.ingredients[0]?.items[0]?.text).toBe('300 g celeriac (about half of one), diced');
  });

  test('rules out every diet, and matches no other food', async () => {
    const knownFoods = await checkRecipe([]);
    const { content: recipe } = await checkRecipe(celeriac);
    expect(knownFoods.content?.facts.diets).toContain('Vegan');
    expect(knownFoods.content?.facts.unknownFoods).toEqual([]);
    expect(recipe?.facts).toMatchObject({ diets: [], unknownFoods: ['celeriac'] });
    const [line] = recipe?.facts.lines ?? [];
    expect(line).toMatchObject({ food: { key: '', name: 'celeriac' }, grams: 300 });
    expect(recipe?.facts.nutrition.find(({ name }) => name === 'Protein')?.amount).toBeLessThan(3);
  });

  test('contains the allergens that its words name', async () => {
    const { content: recipe } = await checkRecipe([
      ['300 g split red lentils, rinsed', '300 g soy sauce jelly'],
      ['then the lentils', 'then the jelly'],
    ]);
    expect(recipe?.facts).toMatchObject({ contains: ['soy', 'gluten'], unknownFoods: ['soy sauce jelly'] });
  });

  test('has no weight if it is counted in pieces', async () => {
    const { content: recipe, problems } = await checkRecipe([
      ['300 g split red lentils, rinsed', '2 celeriacs, diced'],
      ['then the lentils', 'then the celeriacs'],
    ]);
    expect(problems).toEqual([]);
    expect(recipe?.facts.lines[0]).toMatchObject({ grams: null, eaten: 0 });
  });

  test('lets no text claim a diet', async () => {
    const { problems } = await checkRecipe([...celeriac, ['A weeknight wot', 'A vegan wot without nuts']]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('it is not Vegan: what celeriac contains is unknown'),
      expect.stringContaining('"without nuts", but it is not Nut-free: what celeriac contains is unknown'),
    ]);
  });
});

describe('a one-click fix', () => {
  const getFix = async (piece: string, replacement: string) => {
    const { text, problems, warnings } = await checkRecipe([[piece, replacement]]);
    const [fix] = [...warnings, ...problems].map((problem) => problem.fix);
    return fix ? { from: text.slice(...fix.range), to: fix.text } : null;
  };

  test.each([
    ['1 1/2 tbsp berbere', '1 1/2 tbsp berberre', { from: 'berberre', to: 'berbere' }],
    ['300 g split red lentils', '300 g hazelnuts', null],
    ['- 1.2 l water', '-1.2 l water', { from: '      -', to: '      - ' }],
    ['- 1.2 l water', ' - 1.2 l water', { from: '       ', to: '      ' }],
    ['servings: 4', 'servings: 4 people', { from: '4 people', to: '4' }],
    ['title: Misir Wot', 'title: “Misir Wot”', { from: '“Misir Wot”', to: '"Misir Wot"' }],
    // Two edits away from garlic and from paprika.
    ['2–3 cloves garlic', '2–3 cloves gerlick', null],
    ['1 1/2 tbsp berbere', '1 1/2 tbsp paprikish', null],
    // One edit away, but with another first letter, or too short for a suggestion.
    ['1.2 l water', '1.2 l mater', null],
    ['1.2 l water', '1.2 l ail', null],
  ])('is offered only for typos: %s, typed as %s', async (piece, replacement, fix) => {
    expect(await getFix(piece, replacement)).toEqual(fix);
  });

  test('suggests only keys one edit away', () => {
    const keys = ['walnut', 'cumin-seeds', 'fennel-bulb', 'onion-red'];
    expect(suggestFood('onion-rd', keys)).toEqual({ intended: 'onion-red', hint: 'did you mean "onion-red"?' });
    for (const key of ['hazelnut', 'chia-seeds', 'fennel', 'onion']) expect(suggestFood(key, keys).intended).toBeNull();
  });
});

describe('two foods in one line', () => {
  const applyFix = async (changes: [string, string][]) => {
    const { text, problems } = await checkRecipe(changes);
    const fix = problems[0]?.fix;
    return fix ? text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]) : null;
  };

  test('are split at a comma', async () => {
    const text = await applyFix([['- 1.2 l water', '- 1.2 l water, 1½ tsp salt']]);
    expect(text).toContain('\n      - 1.2 l water\n      - 1½ tsp salt\n');
  });

  test('are split at a forgotten dash', async () => {
    expect(await applyFix([['      - 1.2 l water', '          1.2 l water']])).toBe(sampleRecipe);
  });

  test.each([
    '1.2 l water, 200 ml of it for the end',
    '1.2 l water, about 5 cups water in all',
    '1.2 l water (5 cups water)',
    '1.2 l water, mixed with 1 tsp salt',
    '1.2 l water, plus 1 tsp salt',
    '1.2 kg/2lb 10oz water',
    '2lbs 10oz water',
    'A 1.2-l water',
  ])('are not assumed in %s', async (line) => {
    const { problems } = await checkRecipe([['- 1.2 l water', `- ${line}`]]);
    expect(problems).toEqual([]);
  });
});
