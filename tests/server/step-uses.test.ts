import Fraction from 'fraction.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAmount } from '#cooking/amount.ts';
import { getUnit } from '#cooking/units.ts';
import { ContentError } from '#server/content/problem.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { readUses } from '#server/content/uses/read-uses.ts';
import { checkFolder } from '../support/check-content.ts';
import { type ContentFixture, createContent, sampleRecipe, withFields } from '../support/content.ts';
import { cookbook } from '../support/cookbook.ts';

const { recipes } = cookbook;

/** Returns the ingredients that each text of a step uses, in words. */
function getUses(slug: string, step: string): string[][] {
  const { fields, facts, uses } = recipes.find((recipe) => recipe.slug === slug) ?? expect.fail(`There is no ${slug}`);
  const index = fields.instructions.findIndex(({ title }) => title === step);
  expect(index, `${slug}: ${step}`).toBeGreaterThanOrEqual(0);
  return (uses[index] ?? []).map((each) =>
    each.map(({ line, part, quantity, unit }) => {
      const { item } = facts.lines[line]?.line ?? expect.fail('There is no such line');
      return [part, quantity, unit, item].filter((word) => word !== null).join(' ');
    }),
  );
}

describe('the ingredients of steps', () => {
  // biome-ignore format: one step per line
  test.each<[slug: string, step: string, uses: string[][]]>([
    ['churros', 'Make the dough', [['all 300 ml water', 'all 1 tbsp sunflower oil', 'all 1/2 tsp fine salt', 'all 1 tbsp sugar', 'all 220 g plain flour', 'all 1/2 tsp baking powder']]],
    ['churros', 'Make the chocolate', [['part 2 tbsp whole milk', 'rest 270 ml whole milk', 'all 2 tsp cornflour', 'all 150 g dark chocolate']]],
    ['churros', 'Heat the oil', [['all 1 l sunflower oil', 'all 80 g sugar', 'all 2 tsp ground cinnamon']]],
    ['doro-wat', 'Cook the onions dry', [['all 1 kg red onions'], ['some hot water']]],
    ['doro-wat', 'Simmer the chicken', [['rest hot water'], []]],
    ['doro-wat', 'Finish and rest', [['all 1/2 tsp ground cardamom', 'all 1/4 tsp ground black pepper'], ['all salt']]],
    ['atakilt-wat', 'Begin with the roots', [['part 1/2 tsp fine salt', 'part 60 ml water']]],
    ['dal-tadka', 'Fry the second tempering', [['all 1 tbsp ghee', 'all 2 clove garlic', 'all 2 dried red chillies'], ['all 1/4 tsp asafoetida', 'all 1/2 tsp Kashmiri chilli powder']]],
    ['lentil-sambusa', 'Roll and halve', [['all 1 tbsp plain flour', 'all 2 tbsp water']]],
    ['butter-chicken', 'Enrich it', [['rest 30 g unsalted butter', 'all 120 ml whipping cream', 'all 2 tsp sugar', 'all 1 tbsp dried fenugreek leaves', 'all 1/2 tsp garam masala']]],
  ])('are found: %s, %s', (slug, step, uses) => {
    expect(getUses(slug, step)).toEqual(uses);
  });

  test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
    'add up to the whole amount of each line: %s',
    (_, recipe) => {
      const allUses = recipe.uses.flat(2);
      for (const [index, { line }] of recipe.facts.lines.entries()) {
        const uses = allUses.filter((use) => use.line === index);
        expect(uses.length, line.text).toBeGreaterThan(0);
        const lineAmount = getAmount(line);
        if (!lineAmount) continue;
        const amounts = uses.flatMap((use) => getAmount(use) ?? []);
        if (amounts.length < uses.length) {
          // If a step states no amount, another one uses the rest.
          expect(
            uses.map(({ part }) => part),
            line.text,
          ).toContain('rest');
          continue;
        }
        const size = (unit: string | null | undefined) => (unit ? getUnit(unit).size : new Fraction(1));
        const sum = amounts.reduce(
          (total, { from, unit }) => total.add(from.mul(size(unit?.singular))),
          new Fraction(0),
        );
        expect(sum.toFraction(), line.text).toBe(lineAmount.from.mul(size(lineAmount.unit?.singular)).toFraction());
      }
    },
  );
});

describe('the check of the steps’ ingredients', () => {
  let content: ContentFixture;
  beforeEach(() => {
    content = createContent();
  });
  afterEach(() => content.delete());

  /** Returns the ingredients that each step of a cake uses. */
  async function getCakeUses(...steps: string[]): Promise<string[][]> {
    const ingredients = `
  - title: For the cake
    items: [200 g plain flour, 115 g butter, 2 tsp ground cinnamon]
  - title: For the glaze
    items: [50 g icing sugar, 30 g pecans]
`;
    const instructions = `\n  - title: Bake\n    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`;
    content.write('recipes/misir-wot.yaml', withFields(sampleRecipe, { ingredients, instructions }));
    const folder = await readContentFolder(content.dir);
    const { recipes } = await checkFolder(folder, content.dir, { cooking: false });
    const recipe = recipes.find(({ slug }) => slug === 'misir-wot') ?? expect.fail();
    return recipe.uses.flat().map((uses) => uses.map(({ line }) => recipe.facts.lines[line]?.line.item ?? ''));
  }

  test.each(['Butter an 18 cm tin.', 'Grease and flour a tin.', 'Lightly butter two tins.', 'Butter and flour a tin.'])(
    'knows that "%s" uses none of the cake’s butter and flour',
    async (step) => {
      const mix = 'Rub the butter into the flour and cinnamon, and bake.';
      expect(await getCakeUses(step, mix, 'Mix the icing sugar with water. Add the pecans.')).toEqual([
        [],
        ['plain flour', 'butter', 'ground cinnamon'],
        ['icing sugar', 'pecans'],
      ]);
    },
  );

  test('knows that "all the spices" are not all ingredients of "For the glaze"', async () => {
    const steps = [
      'Mix the flour with all the spices. Rub in the butter and bake.',
      'Add the icing sugar and the nuts.',
    ];
    await expect(getCakeUses(...steps)).rejects.toThrow(/"30 g pecans" is not used in any step: name pecans/);
  });

  test('distinguishes dry ingredients from the others', async () => {
    const steps = ['Mix the dry ingredients, rub in the butter and bake.', 'Add the icing sugar and the pecans.'];
    expect((await getCakeUses('Grease a tin with butter.', 'Melt the butter.', ...steps)).slice(0, 3)).toEqual([
      [],
      ['butter'],
      ['plain flour', 'ground cinnamon'],
    ]);
  });

  test.each([
    ['Rub 100 g butter into the flour with the cinnamon.', 'Brush it with the remaining butter and bake.'],
    ['Rub 100 g of the butter into the flour with the cinnamon.', 'Dot with the other butter and bake.'],
  ])('reads the part that "%s" states without braces', async (...steps) => {
    const uses = await getCakeUses(...steps, 'Add the icing sugar and the pecans.');
    expect(uses.slice(0, 2)).toEqual([['plain flour', 'butter', 'ground cinnamon'], ['butter']]);
  });

  test('ignores an ingredient that a step goes without', async () => {
    const steps = ['Heat the oven without butter in it.', 'Add the butter, flour and cinnamon, and bake.'];
    expect((await getCakeUses(...steps, 'Add the icing sugar and the pecans.'))[0]).toEqual([]);
  });

  test('counts butter for the tin if no other step uses it', async () => {
    const steps = ['Butter a tin.', 'Add flour and cinnamon, and bake.', 'Add the icing sugar and the pecans.'];
    expect((await getCakeUses(...steps))[0]).toEqual(['butter']);
  });

  const twoSalts =
    '\n  - title: Pot\n    items:\n      - 300 g red lentils\n      - 1 l water\n      - 1 tsp fine salt\n      - 2 tsp fine salt\n';
  const method = (...texts: string[]) =>
    `\n  - title: Cook\n    steps:\n${texts.map((text) => `      - ${text}\n`).join('')}`;

  async function getProblems(ingredients: string, instructions: string): Promise<string[]> {
    content.write('recipes/misir-wot.yaml', withFields(sampleRecipe, { ingredients, instructions }));
    try {
      await checkFolder(await readContentFolder(content.dir), content.dir, { cooking: false });
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map(({ message }) => message);
    }
  }

  test('reports an ambiguous ingredient, and accepts steps that state its amount', async () => {
    const ambiguity = [expect.stringMatching(/^may mean "1 tsp fine salt" or "2 tsp fine salt": name the group/)];
    expect(await getProblems(twoSalts, method('Boil the lentils in the water with the salt.'))).toEqual(
      expect.arrayContaining(ambiguity),
    );
    expect(
      await getProblems(
        twoSalts,
        method(
          'step: Boil the lentils in the water with the salt.\n        uses: {1 tsp fine salt: all}',
          'Add the last of the salt.',
        ),
      ),
    ).toEqual([]);
    expect(
      await getProblems(twoSalts, method('Boil the lentils in the water with {1 tsp} salt. Add {2 tsp} salt.')),
    ).toEqual([]);
  });

  const list = '\n  - title: Pot\n    items:\n      - 300 g red lentils\n      - 1 l water\n      - 1 tsp fine salt\n';
  test.each<[what: string, instructions: string, message: RegExp]>([
    [
      'an ingredient that no step uses',
      method('Boil the lentils in the water.'),
      /"1 tsp fine salt" is not used in any step: name fine salt/,
    ],
    [
      'an amount that is left over',
      method('Boil the lentils in {600 ml} of the water. Add the salt.'),
      /"1 l water" is more than the steps use/,
    ],
    [
      'more than the list has',
      method('Boil the lentils in {800 ml} of the water. Add {300 ml} of the water and the salt.'),
      /"1 l water" is less than the steps use/,
    ],
    [
      'more than the list has, in decimals',
      method('Boil the lentils in {1.2 l} of the water. Add the salt.'),
      /"1 l water" is less than the steps use/,
    ],
    [
      'an unknown ingredient in "uses"',
      method('step: Boil the lentils in the water with the salt.\n        uses: {pepper: all}'),
      /says what it uses of "pepper", which is in no ingredient line/,
    ],
  ])('reports %s', async (_, instructions, message) => {
    expect(await getProblems(list, instructions)).toEqual([expect.stringMatching(message)]);
  });
});

test('"pepper" in a step means the black pepper, so it does not use the cayenne pepper', () => {
  const recipe = recipes.find(({ slug }) => slug === 'fried-chicken') ?? expect.fail('There is no fried chicken');
  const { ingredients, instructions } = recipe.fields;
  const withoutCayenne = instructions.map((each) => ({
    ...each,
    steps: each.steps.map((step) => ({ ...step, text: step.text.replace(' and the cayenne', '') })),
  }));
  expect(readUses({ ingredients, instructions: withoutCayenne }, recipe.facts.lines).problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^"1 tsp cayenne pepper" is not used/) }),
  ]);
});

test('the words of a line are parsed once for all steps', () => {
  const recipe = recipes.find(({ slug }) => slug === 'gomen') ?? expect.fail('There is no Gomen');
  const [first] = recipe.facts.lines;
  if (!first) expect.fail('It has no lines');
  const countReads = (steps: number): number => {
    let reads = 0;
    const count = <T>(value: T): T => {
      reads += 1;
      return value;
    };
    const lines = Array.from({ length: 20 }, () => {
      const { note, unit, item, ...line } = first.line;
      const counts = {
        ...line,
        get note() {
          return count(note);
        },
        get unit() {
          return count(unit);
        },
        get item() {
          return count(item);
        },
      };
      return { ...first, line: counts };
    });
    const step = { text: 'Wash the greens for the pot, and the greens.', uses: [] };
    const instructions = [{ title: 'Wash', steps: Array.from({ length: steps }, () => step) }];
    readUses({ ingredients: recipe.fields.ingredients, instructions }, lines);
    return reads;
  };
  expect(countReads(60)).toBe(countReads(6));
});
