import { expect, test } from 'vitest';
import { setUpImport } from '../support/set-up-import.ts';

const fixture = await setUpImport();
const { runSql, runImport } = fixture;

test('the search index has the words and stems of titles and texts, without accents', async () => {
  fixture.content.addRecipe('huevos', { title: 'Huevos Rancheros', description: 'Eggs with jalapeños.', alsoIn: null });
  await runImport();
  const findHits = async (column: string, configuration: string, query: string) => {
    const matches = await runSql<{ slug: string }>(
      `select slug from recipe_search join recipes on id = recipe_id where ${column} @@ to_tsquery($1, $2) order by slug`,
      [configuration, query],
    );
    return matches.map((row) => row.slug);
  };
  expect(await findHits('words', 'mesob_simple', 'wot:A')).toEqual(['misir-wot']);
  expect(await findHits('words', 'mesob_english', 'huevo:A')).toEqual(['huevos']);
  expect(await findHits('words', 'mesob_simple', 'injera')).toEqual([]);
  expect(await findHits('words', 'mesob_simple', 'jalapenos')).toEqual([]);
  expect(await findHits('words', 'mesob_simple', 'misir & vegan:D & garlic')).toEqual(['misir-wot']);
  expect(await findHits('texts', 'mesob_simple', 'jalapenos')).toEqual(['huevos']);
  expect(await findHits('texts', 'mesob_english', 'lentil & ethiopian & winter & tesfaye')).toEqual(['misir-wot']);
  expect(await findHits('texts', 'mesob_simple', 'misir & vegan & easy & cloves')).toEqual([]);
  expect(await findHits('texts', 'mesob_simple', 'misir & vegan & easy & garlic')).toEqual(['misir-wot']);
  // Search ignores ingredients' notes, and tips.
  expect(await findHits('texts', 'mesob_simple', 'cayenne')).toEqual([]);

  const words = await runSql<{ word: string; recipe_count: number }>('select * from search_words order by word');
  // A word of a description. Words are corrected only to names of dishes and ingredients, which have a count.
  expect(words).toContainEqual({ word: 'jalapenos', recipe_count: 0 });
  expect(words).toContainEqual({ word: 'huevos', recipe_count: 1 });
  expect(words).toContainEqual({ word: 'lentils', recipe_count: 3 });
  expect(words.filter(({ word }) => !/^\p{L}{3,}$/u.test(word))).toEqual([]);
  expect(words.map(({ word }) => word)).not.toContain('lentil');

  fixture.content.remove('recipes/huevos.yaml');
  await runImport();
  expect(await runSql(`select from search_words where word = 'jalapenos'`)).toEqual([]);
  expect(await runSql(`select recipe_count from search_words where word = 'lentils'`)).toEqual([{ recipe_count: 2 }]);
});

test('a title in two words makes recipes with the compound findable by both words', async () => {
  fixture.content.addRecipe('cornbread', { title: 'Cornbread' });
  await runImport();
  const getMatches = () =>
    runSql(`select slug from recipe_search join recipes on id = recipe_id
          where words @@ to_tsquery('mesob_simple', 'corn:ab & bread:ab') order by slug`);
  expect(await getMatches()).toEqual([]);
  fixture.content.addRecipe('corn-bread-soup', { title: 'Corn Bread Soup' });
  await runImport();
  expect(await getMatches()).toEqual([{ slug: 'corn-bread-soup' }, { slug: 'cornbread' }]);
});
