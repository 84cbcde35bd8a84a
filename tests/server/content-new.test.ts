import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { getSlug } from '#schema/rules/slug.ts';
import { checkDraft } from '#server/content/check-content.ts';
import { recipeSchema } from '#server/content/format/recipe.schema.ts';
import { newRecipe } from '#server/content/new-recipe.ts';
import { ContentError, formatProblem } from '#server/content/problem.ts';
import { checkContent } from '../support/check-content.ts';
import { addPicture, type ContentFixture, createContent, sampleRecipe } from '../support/content.ts';

let content: ContentFixture;
beforeEach(() => {
  content = createContent();
});
afterEach(() => content.delete());

/** Returns the check's findings in the draft, one per line. */
async function getFindings(slug: string): Promise<string[]> {
  try {
    await checkDraft(content.dir, slug);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

test('a new draft has every field without a value, and the check lists the required ones', async () => {
  await newRecipe(content.dir, 'gomen');
  const lines = content.read('drafts/gomen.yaml').split('\n');
  const problems = await getFindings('gomen');
  expect(problems.length).toBeGreaterThan(20);
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/drafts\/gomen\.yaml:\d+: .* must not be empty$/);
    expect(lines[Number(/:(\d+):/.exec(problem)?.[1]) - 1]).toMatch(/^ *(?:- )?(?:\w+: )?# \S/);
  }
  const fieldNames = lines.flatMap((line) => /^(?:# )?(\w+):/.exec(line)?.[1] ?? []).filter((name) => name !== 'yaml');
  expect(fieldNames).toEqual(Object.keys(recipeSchema().shape));
});

test('a new draft has no values', async () => {
  await newRecipe(content.dir, 'gomen');
  const values: unknown[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    else values.push(value);
  };
  collect(parseDocument(content.read('drafts/gomen.yaml')).toJS());
  expect(new Set(values)).toEqual(new Set([null]));
});

test('a new draft lists the existing authors, categories and cuisines', async () => {
  await newRecipe(content.dir, 'gomen');
  expect(content.read('drafts/gomen.yaml').split('\n')).toEqual(
    expect.arrayContaining([
      'author: # Who wrote it? hanna-tesfaye',
      'category: # What is its main category? It is part of the address. Lunch, Dinner, Winter',
      'cuisine: # Which cuisine is it from? Ethiopian, Indian',
    ]),
  );
});

test('a completed draft passes the check, and is a recipe once it has a picture and its file is moved', async () => {
  await newRecipe(content.dir, 'gomen');
  const answers = parseDocument(sampleRecipe.replace('Misir Wot', 'Gomen')).toJS() as Record<string, unknown>;
  const draft = parseDocument(content.read('drafts/gomen.yaml'));
  for (const [field, answer] of Object.entries(answers)) draft.set(field, answer);
  content.write('drafts/gomen.yaml', draft.toString());
  expect(await getFindings('gomen')).toEqual([]);
  content.write('recipes/gomen.yaml', content.read('drafts/gomen.yaml'));
  content.remove('drafts/gomen.yaml');
  addPicture(content, 'gomen', { title: 'Gomen' });
  expect((await checkContent(content.dir)).recipes.map(({ slug }) => slug)).toContain('gomen');
});

describe('an invalid or taken slug', () => {
  test.each([
    [
      'Crème Brûlée',
      '"Crème Brûlée" is not a slug: use only lowercase letters a–z, digits and single hyphens, try creme-brulee',
    ],
    [
      'doro_wat.yaml',
      '"doro_wat.yaml" is not a slug: use only lowercase letters a–z, digits and single hyphens, try doro-wat',
    ],
    [
      '../authors',
      '"../authors" is not a slug: use only lowercase letters a–z, digits and single hyphens, try authors',
    ],
    ['ዶሮ', '"ዶሮ" is not a slug: use only lowercase letters a–z, digits and single hyphens, try doro'],
    [
      '紅燒肉',
      '"紅燒肉" is not a slug: use only lowercase letters a–z, digits and single hyphens, for example doro-wat',
    ],
    ['a'.repeat(81), `"${'a'.repeat(81)}" is longer than 80 characters`],
    ['misir-wot', '"misir-wot" is taken: content/recipes/misir-wot.yaml already exists'],
    ['gomen', '"gomen" is taken: content/drafts/gomen.yaml already exists'],
  ])('is refused: %s', async (slug, message) => {
    content.write('drafts/gomen.yaml', 'mine');
    await expect(newRecipe(content.dir, slug)).rejects.toThrow(new Error(message));
    expect(content.read('drafts/gomen.yaml')).toBe('mine');
  });
});

test('a draft is checked alone: problems elsewhere are reported only if the draft depends on them', async () => {
  content.write('drafts/gomen.yaml', sampleRecipe.replace('Misir Wot', 'Gomen').replace('servings: 4', 'servings: 0'));
  content.write('recipes/misir-wot.yaml', sampleRecipe.replace('servings: 4', 'servings: 0'));
  expect(await getFindings('gomen')).toEqual([
    'content/drafts/gomen.yaml:10: servings must be a whole number of servings, for example 4 (found 0)',
  ]);
  content.write('drafts/gomen.yaml', sampleRecipe.replace('Misir Wot', 'Gomen'));
  expect(await getFindings('gomen')).toEqual([]);
  content.remove('foods.yaml');
  expect(await getFindings('gomen')).toEqual(['content/foods.yaml:1: the file is missing']);
  expect(await getFindings('gomn')).toEqual(['content/drafts/gomn.yaml:1: the file is missing']);
});

describe('the slug of a title', () => {
  test.each([
    ['Grandma’s bread', 'grandmas-bread'],
    ["Grandma's bread", 'grandmas-bread'],
    ['‘Quick’ bread', 'quick-bread'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ['ﬁne soufﬂé', 'fine-souffle'],
    ['H₂O', 'h2o'],
    ['Grandma´s bread', 'grandmas-bread'],
    ['ዶሮ ወጥ', 'doro-wet'],
    ['ምስር ወጥ', 'misir-wet'],
    ['እንጀራ', 'injera'],
    ['አይብ', 'ayib'],
    ['ሽሮ', 'shiro'],
    ['紅燒肉', ''],
  ])('%s: %s', (title, slug) => {
    expect(getSlug(title)).toBe(slug);
  });
});
