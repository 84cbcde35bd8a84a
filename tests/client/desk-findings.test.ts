import { expect, test } from 'vitest';
import { applyFix, toFixLabel } from '#client/pages/desk/recipes/apply-fix.ts';
import { getMissing, withFieldLabel } from '#client/pages/desk/recipes/form/findings.ts';
import { parseYaml } from '#client/pages/desk/recipes/form/yaml-source.ts';
import type { ContentProblem } from '#client/pages/desk/recipes/use-check.ts';

const problem = (message: string): ContentProblem => ({
  ...{ __typename: 'ContentProblem', line: 1, path: null, message, isMissing: false, fix: null },
  replaced: '',
});

test.each([
  [
    'item 2 of ingredient group 1 has a comma in its number (found "1,5 lb flour")',
    'This line has a comma in its number',
  ],
  ['step 3 of instruction 1 has "1/4": write ¼', 'This step has "1/4": write ¼'],
  ['keeps it for 7 days: cooked rice keeps 1 day', 'This text keeps it for 7 days: cooked rice keeps 1 day'],
  ['leaves it out of the fridge for 3 hours', 'This text leaves it out of the fridge for 3 hours'],
  ['step 2 of instruction 1 says what it uses of "oil"', 'This step says what it uses of "oil"'],
  ['gives 350 °F alone: write 180 °C (350 °F)', 'This text gives 350 °F alone: write 180 °C (350 °F)'],
  ['prepTime must be a whole number', 'Preparation must be a whole number'],
  ['"1 onion" names an unknown food', '"1 onion" names an unknown food'],
])('a message names fields and rows as the form does: %s', (message, shown) => {
  expect(withFieldLabel(problem(message)).message).toBe(shown);
});

test('the label of a fix says what it does, without YAML syntax', () => {
  expect(toFixLabel('1.5')).toBe('Write “1.5”');
  expect(toFixLabel('\n      - 3 garlic')).toBe('Put “3 garlic” on a separate line');
});

test('a fix applies only while the part that it replaces is unchanged', () => {
  const fixable = { ...problem(''), fix: { range: [2, 5], text: '1.5' }, replaced: '1,5' } as ContentProblem;
  expect([applyFix(fixable, '- 1,5 lb'), applyFix(fixable, '- 2 lb')]).toEqual(['- 1.5 lb', '- 2 lb']);
});

test('missing fields are in the order in which to fill them in', () => {
  const parsed = parseYaml('title: Stew');
  if (!parsed) throw new Error('The text cannot be parsed');
  const problems = ['category', 'author', 'difficulty'].map((key) => ({
    ...problem(''),
    path: [key],
    isMissing: true,
  }));
  const missing = getMissing({ note: null, problems, warnings: [], isFresh: true, hasRun: true }, parsed);
  expect(missing.map(({ field }) => field)).toEqual(['difficulty', 'author', 'category']);
});
