import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALLERGENS } from '#schema/rules/vocabulary.ts';
import { getCheckedTexts, toCheckedRecipe } from '#server/content/checks/checked-recipe.ts';
import { ingredientRules } from '#server/content/checks/ingredients-and-steps.ts';
import { AllergenNames } from '#server/content/foods/allergen-names.ts';
import { FoodFinder } from '#server/content/foods/find-food.ts';
import { computeFoods } from '#server/content/foods/foods.ts';
import { getRecipeFacts } from '#server/content/foods/recipe-facts.ts';
import { readUsda } from '#server/content/foods/usda.ts';
import { allergensSchema } from '#server/content/format/allergens.schema.ts';
import { foodsSchema } from '#server/content/format/foods.schema.ts';
import { recipeSchema } from '#server/content/format/recipe.schema.ts';
import { readYaml } from '#server/content/reading/yaml-source.ts';
import { sampleRecipe } from '../support/content.ts';
import { FOODS, USDA } from '../support/foods.ts';

const { rows } = readUsda({ file: 'usda-sr28.csv', text: USDA, hash: '', problems: [] });
const yaml = readYaml({ file: 'foods.yaml', text: FOODS, hash: '', problems: [] });
const { foods } = computeFoods(foodsSchema().parse(yaml.value), rows, yaml);
const allergenList = allergensSchema.parse(parse(fs.readFileSync('content/allergens.yaml', 'utf8')));
const finder = new FoodFinder(foods, new AllergenNames(foods, allergenList));
const sample: object = parse(sampleRecipe);
const schema = recipeSchema();

function getFindings(
  step: string,
  lines = ['300 g red lentils', '1 l water'],
  title = 'Cook',
  group = 'All',
): string[] {
  const fields = schema.parse({
    ...sample,
    ingredients: [{ title: group, items: lines }],
    instructions: [{ title, steps: [step] }],
  });
  const facts = getRecipeFacts(fields, finder);
  if ('problems' in facts) throw new Error(facts.problems[0]?.message);
  const recipe = toCheckedRecipe({ fields, facts, finder, today: '2026-11-20', texts: getCheckedTexts(fields, []) });
  return ingredientRules.flatMap((rule) => rule(recipe)).map(({ message }) => message);
}

test.each(ALLERGENS)('a step with a name of %s is an error if no ingredient contains it', (allergen) => {
  const names = allergenList[allergen]
    .map((entry) => (typeof entry === 'string' ? entry : entry.name))
    .filter((name) => !name.includes('-free '));
  expect(names.length).toBeGreaterThan(15);
  const missedNames = names.filter(
    (name) => !getFindings(`Simmer them, then top with ${name}.`).some((each) => /\(/.test(each)),
  );
  expect(missedNames).toEqual([]);
});

test.each([
  'Scatter chopped macadamias over it.',
  'Fold in the cubes of marzipan and nougat.',
  'Grill the halloumi and lay it on top.',
  'Whisk the kefir into the soup.',
  'Stir in crème fraîche off the heat.',
  'Add the crab and the squid for a minute.',
  'Serve it over couscous.',
  'Top with croutons.',
  'Beat in a spoonful of white miso.',
  'Butter the dish well.',
  'Flour the board and roll it out.',
  'Dredge it in seasoned flour.',
  'Wrap it in tortillas.',
  'Spread it with Philly.',
])('%s is reported to use a food that is not in the ingredients', (step) => {
  const findings = getFindings(step);
  expect(findings.length).toBeGreaterThan(0);
  for (const message of findings) expect(message).toMatch(/^uses .* \(.*\), which is not in the ingredients/);
});

test.each([
  'Serve it with oyster mushrooms, or with butter beans.',
  'Cut pieces the size of a walnut.',
  'Fish out the bay leaf, and stir so that nothing cakes on the bottom.',
  'Heat the pan until a drop of water skates across it.',
  'It is dairy-free and nut-free.',
])('%s names no allergen', (step) => {
  expect(getFindings(step).filter((each) => /\(/.test(each))).toEqual([]);
});

test.each([
  ['of steps', 'Beat in the eggs', 'All'],
  ['of a group', 'Cook', 'Eggs'],
])('a food in a title %s does not count as an ingredient', (_, title, group) => {
  expect(getFindings('Beat in the eggs.', undefined, title, group)).toEqual([
    'uses egg (egg), which is not in the ingredients: add it there, or remove it from the step',
  ]);
});

test('a food that an ingredient only may contain still has to be listed', () => {
  const lines = ['300 g red lentils', '1 l water', '1 tbsp berbere'];
  expect(getFindings('Add the celery stalks.', lines)).toEqual([expect.stringContaining('(celery)')]);
  expect(getFindings('Add the berbere.', lines)).toEqual([]);
});
