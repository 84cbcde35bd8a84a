import { describe, expect, it } from 'vitest';
import { MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { readRecipeParts } from '#server/content/recipe-parts.ts';
import { setUpContentDesk } from '../support/content-desk.ts';
import { pastedTexts } from '../support/pasted-texts.ts';

const { sendQuery, check, getFile, save } = await setUpContentDesk();

const PASTE = `query($text: String!) { desk { pastedText(text: $text) { problem isPlain recipes {
  file draft title servings prepTime cookTime parts { field title lines } unread { text line } } } } }`;

type PasteResult = {
  isPlain: boolean;
  problem: string | null;
  recipes: {
    file: string;
    draft: string;
    title: string | null;
    servings: number | null;
    prepTime: number | null;
    cookTime: number | null;
    parts: { field: string; title: string | null; lines: string[] }[];
    unread: { text: string; line: number | null }[];
  }[];
};
const paste = async (text: string) =>
  (await sendQuery<{ desk: { pastedText: PasteResult } }>(PASTE, { text })).data.desk.pastedText;

describe('a text at the desk', () => {
  it('is stored with line feeds only', async () => {
    const file = 'recipes/crlf.yaml';
    expect(await save('title: Tej\r\nservings: 4\rcourse: drink\n', null, { file })).toMatchObject({
      __typename: 'ContentSuccess',
    });
    expect(await getFile(file)).toMatchObject({ title: 'Tej', text: 'title: Tej\nservings: 4\ncourse: drink\n' });
  });

  it.each([
    ['a decimal comma', /1\.2 l water/, '1,2 l water', '1,2', '1.2'],
    ['a fraction in figures', /^description: .*$/m, 'description: Use 1/4 of it.', '1/4', '¼'],
  ])('has a fix for %s', async (_what, part, replacement, from, text) => {
    const original = (await getFile('recipes/gomen.yaml'))?.text ?? '';
    const mistyped = original.replace(part, replacement);
    expect(mistyped).not.toBe(original);
    const start = mistyped.indexOf(from, mistyped.indexOf(replacement));
    const { problems } = await check(mistyped, 'recipes/gomen.yaml');
    expect(problems.map(({ fix }) => fix)).toEqual([{ range: [start, start + from.length], text }]);
  });

  it('of a new recipe has questions in comments, which can be omitted', async () => {
    const { data } = await sendQuery<{ desk: { asks: string; bare: string } }>(
      '{ desk { asks: newRecipeText(title: "Tej") bare: newRecipeText(title: "Tej", questions: false) } }',
    );
    expect(data.desk.asks).toContain('servings: # How many');
    expect(data.desk.bare).toMatch(/^title: Tej\ndescription:\nauthor:\n/);
  });
});

describe('a pasted text at the desk', () => {
  // Every seventh text, because other tests read all of them.
  it.each(pastedTexts.filter((_, index) => index % 7 === 0))('becomes a draft: $name', async ({ text, recipe }) => {
    const { recipes, problem } = await paste(text);
    expect(problem).toBeNull();
    const [parsed] = recipes;
    const getLines = (field: string) =>
      parsed?.parts.filter((part) => part.field === field).flatMap(({ lines }) => lines);
    expect(parsed?.title?.toLowerCase()).toBe(recipe.title.toLowerCase());
    expect(parsed?.servings).toBe(recipe.servings);
    expect(getLines('ingredients')).toEqual(recipe.groups.flatMap(({ items }) => items));
    expect(getLines('instructions')).toEqual(recipe.steps);
  });

  it('has its unrecognized parts listed with their lines, and missing fields are empty', async () => {
    const text =
      'Leek soup\nPhoto: a friend\n\nServes 4 to 6\n\n1 leek\n200 g peas\n\nBoil them for 5 minutes.\n\nNutrition\n90 kcal\n';
    const { recipes } = await paste(text);
    expect(recipes).toHaveLength(1);
    const [parsed] = recipes;
    expect(parsed?.unread).toEqual([
      { text: 'Photo: a friend', line: 2 },
      { text: 'Serves 4 to 6, read as 4', line: 4 },
      { text: 'Nutrition', line: 11 },
      { text: '90 kcal', line: 12 },
    ]);
    expect(parsed).toMatchObject({ file: 'recipes/leek-soup.yaml', prepTime: null, cookTime: null });
    expect(parsed?.draft).toMatch(/^title: Leek soup\ndescription:\nauthor:\n/);
    // Lists without a title have none in the draft.
    expect(parsed?.parts.map(({ title }) => title)).toEqual([null, null]);
    expect(parsed?.draft).toContain('instructions:\n  - title:\n    steps:\n      - Boil them for 5 minutes.\n');
    const { problems } = await check(parsed?.draft ?? '', parsed?.file);
    expect(problems.map(({ message }) => message)).toContain('author must not be empty');
  });

  it.each([
    ['Leek soup\n\n1 leek\n\nBoil it in {salted} water.', true],
    ['# Leek soup\n\n- 1 leek\n\n1. Boil it.', true],
    ['Boil @leek{1} in a #pot{}.', false],
    ['{"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["1 leek"]}', false],
    [
      '<div><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>1 leek</li></ul><h2>Method</h2><ol><li>Boil it.</li></ol></div>',
      false,
    ],
  ])('is plain, with lines that can be labeled, if it is text or Markdown: %j', async (text, isPlain) => {
    const result = await paste(text);
    expect(result.recipes).toHaveLength(1);
    expect(result.isPlain).toBe(isPlain);
  });

  it('gets names as spelled in the lists, and reports unknown names', async () => {
    const [parsed] = (
      await paste(
        '{"@type": "Recipe", "name": "Kale", "author": "Ida", "recipeCuisine": "ethiopian", "recipeCategory": "Feasts", "recipeIngredient": ["1 onion"]}',
      )
    ).recipes;
    expect(parsed?.draft).toContain('cuisine: Ethiopian\n');
    expect(parsed?.draft).toContain('author:\n');
    expect(parsed?.unread.map(({ text }) => text)).toEqual([
      'author: Ida, not in authors.yaml',
      'category: Feasts, not in categories.yaml',
    ]);
  });

  it('with several recipes becomes several drafts, each in its own file', async () => {
    const toText = (title: string) =>
      `${title}\n\nIngredients\n1 onion\n2 eggs\n\nMethod\n1. Fry the onion.\n2. Add it.`;
    const { recipes } = await paste(['Gomen', 'Tej', 'Tej'].map(toText).join('\n\n'));
    expect(recipes.map(({ file }) => file)).toEqual(['recipes/gomen-2.yaml', 'recipes/tej.yaml', 'recipes/tej-2.yaml']);
    for (const { file, draft } of recipes)
      expect(await save(draft, null, { file })).toMatchObject({ __typename: 'ContentSuccess' });
    expect(await getFile('recipes/gomen-2.yaml')).toMatchObject({ state: 'DRAFT', title: 'Gomen' });
  });

  it('without a recipe, or too long, is refused with the reason', async () => {
    expect(await paste('Hello!')).toMatchObject({ problem: 'It has no ingredients and no steps', recipes: [] });
    const { errors } = await sendQuery(PASTE, { text: 'x'.repeat(MAX_PASTED_LENGTH + 1) });
    expect(errors?.[0]?.message).toContain('At most 200000 characters');
  });
});

describe('lines and steps of a recipe that is being written', () => {
  const PARTS = `query($text: String!) { checkContent(file: "recipes/tej.yaml", text: $text) {
    note problems { path message isMissing }
    lines { group index amount unit item food grams contains mayContain }
    steps { instruction index uses { line part amount } } } }`;
  type Parts = {
    note: string | null;
    problems: { path: string[] | null; message: string; isMissing: boolean }[];
    lines: { group: number; index: number; food: string | null; grams: number | null; contains: string[] }[];
    steps: { instruction: number; index: number; uses: { line: number; part: string; amount: string | null }[] }[];
  };
  const readParts = async (text: string): Promise<Parts> => {
    const { checkContent } = (await sendQuery<{ checkContent: Parts }>(PARTS, { text })).data;
    // On a busy machine a check can time out.
    return checkContent.note === null ? checkContent : readParts(text);
  };

  it('are parsed one by one, and unreadable lines are reported', async () => {
    const { lines, steps, problems } = await readParts(`title: Tej
ingredients:
  - title: Base
    items:
      - 2 tbsp butter
      - 1,5 l water
      - line: 1–2 onions, sliced
      - butter & flour for the tin
      - 3 tbsp moon dust
  - title:
    items:
      -
      - salt
instructions:
  - title: Fry
    steps:
      - Melt {1 tbsp} of the butter and fry the onions.
      -
      - Stir in the rest of the butter and the salt.
`);
    const emptyLine = { amount: null, unit: null, grams: null, contains: [], mayContain: [] };
    expect(lines).toEqual([
      {
        ...emptyLine,
        group: 0,
        index: 0,
        amount: '2',
        unit: 'tbsp',
        item: 'butter',
        food: 'butter',
        grams: 28,
        contains: ['MILK'],
      },
      { ...emptyLine, group: 0, index: 2, amount: '1–2', item: 'onions', food: 'red onion', grams: 165 },
      { ...emptyLine, group: 0, index: 4, amount: '3', unit: 'tbsp', item: 'moon dust', food: null },
      { ...emptyLine, group: 1, index: 1, item: 'salt', food: 'salt' },
    ]);
    expect(steps).toEqual([
      {
        instruction: 0,
        index: 0,
        uses: [
          { line: 0, part: 'PART', amount: '1 tbsp' },
          { line: 1, part: 'ALL', amount: '1–2' },
        ],
      },
      {
        instruction: 0,
        index: 2,
        uses: [
          { line: 0, part: 'REST', amount: '1 tbsp' },
          { line: 3, part: 'ALL', amount: null },
        ],
      },
    ]);
    expect(problems).toContainEqual({
      path: ['ingredients', '0', 'items', '1'],
      isMissing: false,
      message: expect.stringContaining('has a comma in its number'),
    });
    // This line has a problem although both of its foods are in the table.
    expect(problems).toContainEqual({
      path: ['ingredients', '0', 'items', '3'],
      isMissing: false,
      message: expect.stringContaining('put that on a separate line'),
    });
    expect(problems).toContainEqual({ path: ['servings'], isMissing: true, message: 'servings is missing' });
  });

  it('are at most 150 lines and 60 steps', () => {
    const items = Array.from({ length: 400 }, (_, index) => `${index + 2} onions`);
    const steps = Array.from({ length: 100 }, () => 'Fry the onions.');
    const recipe = { ingredients: [{ title: 'A', items }], instructions: [{ title: 'B', steps }] };
    const parts = readRecipeParts(recipe, new FoodFinder(new Map()));
    expect([parts.lines.length, parts.steps.length]).toEqual([150, 60]);
  });
});
