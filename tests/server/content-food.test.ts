import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getFoodTable } from '#server/content/foods/table-of-foods.ts';
import { addFoodFromRow, proposeRows } from '#server/content/propose-food.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { readList } from '#server/content/reading/read-list.ts';
import { checkContent } from '../support/check-content.ts';
import { type ContentFixture, createContent } from '../support/content.ts';

let content: ContentFixture;
beforeEach(() => {
  content = createContent();
  fs.copyFileSync('content/usda-sr28-all.csv.gz', path.join(content.dir, 'usda-sr28-all.csv.gz'));
});
afterEach(() => content.delete());

it.each([
  ['quince paste', 'Quinces, raw'],
  ['raw quinces', 'Quinces, raw'],
  ['cherries, sweet, raw', 'Cherries, sweet, raw'],
])('proposes the closest match for "%s" first', async (name, description) => {
  const rows = await proposeRows(content.dir, name);
  expect(rows[0]?.description).toBe(description);
  expect(rows.length).toBeLessThanOrEqual(12);
});

it('proposes nothing for a word that the source does not have', async () => {
  expect(await proposeRows(content.dir, 'xyzzy')).toEqual([]);
});

it('copies a row, and starts a food that the check asks to complete', async () => {
  expect(await addFoodFromRow(content.dir, 'quince', '09296')).toBe('quince');
  const numbers = content
    .read('usda-sr28.csv')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 5));
  expect(numbers).toContain('09296');
  expect(numbers).toEqual([...numbers].sort());
  expect(content.read('foods.yaml')).toMatch(
    /^quince:\n {2}# Quinces, raw; 1 fruit[\s\S]*sugars_g empty[\s\S]* {2}edible: 0\.61\n/m,
  );
  await expect(checkContent(content.dir)).rejects.toThrow(/diet of quince must not be empty/);
  await expect(addFoodFromRow(content.dir, 'quince', '09296')).rejects.toThrow('already has the food quince');
  await expect(addFoodFromRow(content.dir, 'medlar', '00000')).rejects.toThrow('00000 is not a row of the source');
});

it('computes the foods again after a change of the USDA rows', async () => {
  const folder = await readContentFolder(content.dir);
  const foods = readList(folder, 'foods.yaml');
  const getEnergy = (lists: typeof folder.lists) =>
    getFoodTable({ ...folder, lists }, foods, undefined, content.dir).value?.foods.get('lentil-red')?.per100g.energy;
  const usda = folder.lists['usda-sr28.csv'];
  const [row = '', start = '', energy] =
    /^(16144,(?:"[^"]*"|[^,]*),(?:"[^"]*"|[^,]*),)(\d+)/m.exec(usda.text ?? '') ?? [];
  expect(getEnergy(folder.lists)).toBe(Number(energy));
  const changedUsda = { ...usda, text: usda.text?.replace(row, `${start}999`) ?? null };
  expect(getEnergy({ ...folder.lists, 'usda-sr28.csv': changedUsda })).toBe(999);
});
