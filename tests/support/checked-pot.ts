import { afterAll, describe, expect, test } from 'vitest';
import { type CheckedFolder, checkLists } from '#server/content/check-lists.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { getSource } from '#server/content/reading/source-file.ts';
import { addPicture, type ContentFixture, createContent } from './content.ts';

/** A recipe in which the content check finds no problems; tests apply faults and harmless changes to it. */
export const GOOD = `# yaml-language-server: $schema=../schemas/recipe.schema.json
title: Slow Pot with Onions
description: Chicken and red lentils in one pot, with an egg for everyone.
author: hanna-tesfaye
published: 2025-05-20
category: Lunch
cuisine: Ethiopian
servings: 4
prepTime: 15
cookTime: 45
difficulty: Easy
course: main
why:
  - One pot, and little to wash up.
  - The lentils thicken it by themselves.
  - It tastes better on the second day.
ingredients:
  - title: Pot
    items:
      - 600 g chicken thighs, boneless
      - 300 g red lentils
      - 1 l water
      - 2 large red onions, chopped
      - 3 cloves garlic, grated
      - 2 tbsp sunflower oil
      - 2 tsp fine salt
  - title: To serve
    items:
      - 4 eggs
instructions:
  - title: Fry
    steps:
      - Heat the oil in a heavy pot and fry the onions for 10 minutes. Add the garlic for 1 minute.
  - title: Simmer
    steps:
      - Add the chicken, lentils, salt and water and simmer for 25 minutes, until the thickest piece of chicken reads 74 °C (165 °F).
  - title: Boil the eggs
    steps:
      - Boil the eggs for 10 minutes, until the yolks are firm, and halve them over the pot.
tips:
  - "Stir: Lentils stick to the bottom."
equipment:
  - Heavy pot with a lid
  - Kitchen thermometer
serving:
  - Serve it with flatbread.
faqs:
  - question: Can I keep it?
    answer: Yes, for three days in the fridge, chilled within two hours.
summary: A pot that looks after itself. Make enough for tomorrow.
`;
const FILE = 'recipes/chicken-pot.yaml';
const MORE_FOODS = `peas-split: {name: split peas, parts: {kidney-beans-dried: 100}, diet: vegan, price: 4, aisle: dry goods, cooking: {simmer: 40}}
sugar: {name: sugar, parts: {paprika: 100}, diet: vegan, aisle: dry goods}
baking-soda: {name: baking soda, parts: {paprika: 100}, measures: {tsp: 5}, diet: vegan, price: 4, aisle: dry goods}
vinegar: {name: vinegar, parts: {water: 100}, measures: {tbsp: 15}, diet: vegan, price: 4, aisle: cans and jars}
cream-whipping: {name: whipping cream, parts: {water: 100}, diet: vegetarian, contains: [milk], price: 4, aisle: dairy and eggs}
stock-chicken: {name: chicken stock, parts: {chicken-thigh: 10, water: 90}, diet: meat, aisle: dry goods}
`;

/** Part of the recipe, and its replacement. */
export type Replacement = [piece: string, by: string];
/** An author's change: its name, the replacements, the beginning of the finding's line, and the finding. */
export type Fault = [what: string, changes: Replacement[], at: string, message: RegExp];
/** Changes that must not cause a finding. */
export type Harmless = [what: string, changes: Replacement[]];

/** Replaces the chicken with chickpeas, so that eggs are the only food that must be heated through. */
export const chickpeas: Replacement[] = [
  ['600 g chicken thighs, boneless', '600 g canned chickpeas'],
  ['the chicken, lentils', 'the chickpeas, lentils'],
  ['piece of chicken reads 74 °C (165 °F)', 'of them is soft'],
];
export const rice: Replacement[] = [
  ['300 g red lentils', '300 g rice'],
  ['chicken, lentils', 'chicken, rice'],
];
export const flour: Replacement[] = [
  ['300 g red lentils', '300 g flour'],
  ['chicken, lentils', 'chicken, flour'],
];

/** Creates content with the recipe `chicken-pot`. */
export function createPotContent(): ContentFixture {
  const content = createContent();
  content.write('foods.yaml', `${content.read('foods.yaml')}${MORE_FOODS}`);
  content.addRecipe('chicken-pot');
  content.write(FILE, GOOD);
  addPicture(content, 'chicken-pot', { title: /^title: (.*)$/m.exec(GOOD)?.[1] });
  return content;
}

/** Returns the check's findings in this text of the recipe, each as `line: message`. */
export async function getFindings(content: ContentFixture, text: string): Promise<string[]> {
  return getProblems(await checkPotLists(content), text);
}

const checkPotLists = async ({ dir }: ContentFixture) =>
  checkLists(await readContentFolder(dir), dir, { cooking: true, socialPictures: false });

async function getProblems(checked: CheckedFolder, text: string): Promise<string[]> {
  checked.getLists();
  const { problems } = await checked.checkRecipe('chicken-pot', getSource(Buffer.from(text), `content/${FILE}`));
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

function applyReplacements(changes: readonly Replacement[]): string {
  return changes.reduce((text, [piece, replacement]) => {
    expect(text).toContain(piece);
    return text.replace(piece, () => replacement);
  }, GOOD);
}

/** Tests that each fault causes exactly its finding, and that harmless changes cause none. */
export function testRecipes(faults: Record<string, Fault[]>, harmless: Harmless[]): void {
  const content = createPotContent();
  afterAll(() => content.delete());
  // All tests share the same lists.
  const checked = checkPotLists(content);
  const findings = async (text: string) => getProblems(await checked, text);
  describe.each(Object.entries(faults))('%s', (_, list) => {
    test.each(list)('%s', async (_what, changes, at, message) => {
      const changedText = applyReplacements(changes);
      const line = changedText.split('\n').findIndex((each) => each.startsWith(at)) + 1;
      const problems = await findings(changedText);
      expect(problems).toEqual([expect.stringMatching(message)]);
      expect(problems[0]).toMatch(new RegExp(`^${line}: `));
    });
  });

  test.each(harmless)('causes no finding: %s', async (_what, changes) => {
    expect(await findings(applyReplacements(changes))).toEqual([]);
  });
}
