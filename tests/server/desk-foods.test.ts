import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportContent } from '#server/content/export.ts';
import { syncFolder } from '#server/content/sync-folder.ts';
import { sampleRecipe } from '../support/content.ts';
import { setUpContentDesk } from '../support/content-desk.ts';

const { sendQuery, change, check, content, database, getFile, getRow, publish, saveNewest } = await setUpContentDesk();
const { dataSource } = database;
fs.copyFileSync('content/usda-sr28-all.csv.gz', path.join(content.dir, 'usda-sr28-all.csv.gz'));

const SALSIFY = 'recipes/salsify.yaml';
const withSalsify = sampleRecipe
  .replace(/^title: .*$/m, 'title: Salsify pot')
  .replace(/^( +- )(?=\d)/m, '$12 tbsp oyster-plant purée\n$1');
type UnknownFoods = { desk: { missingFoods: { name: string; files: { file: string }[] }[] } };
const getMissingFoods = async () =>
  (await sendQuery<UnknownFoods>('{ desk { missingFoods { name files { file } } } }')).data.desk.missingFoods;
const publishText = async (file: string, text: string) => publish(await saveNewest(text, file), { file });
const SOURCE = `query($search: String!) { desk {
  sourceFoods(search: $search) { ndb description energy edible measures { name grams } } } }`;

it('shows editors the unknown foods of drafts', async () => {
  await saveNewest(withSalsify, SALSIFY);
  expect(await getMissingFoods()).toEqual([{ name: 'oyster-plant purée', files: [{ file: SALSIFY }] }]);
});

it('finds rows of the source data, with their measures', async () => {
  type SourceFoods = { desk: { sourceFoods: { ndb: string; measures: object[] }[] } };
  const { data } = await sendQuery<SourceFoods>(SOURCE, { search: 'salsify' });
  expect(data.desk.sourceFoods).toContainEqual({
    ...{ ndb: '11437', description: 'Salsify, (vegetable oyster), raw', energy: 82, edible: 0.87 },
    measures: [{ name: 'cup', grams: 133 }],
  });
  const { errors } = await sendQuery(SOURCE, { search: 'salsify' }, 'moderator');
  expect(errors?.[0]?.message).toBe('There is nothing here.');
});

it('adds a food with a row that usda-sr28.csv lacks, and recipes use it immediately', async () => {
  const file = 'foods/salsify.yaml';
  const text =
    'name: salsify\naka: ["oyster-plant purée"]\nndb: "11437"\nmeasures: {tbsp: 15}\ndiet: vegan\nprice: 6\naisle: produce\n';
  expect(await publishText(file, text)).toMatchObject({ message: 'Published.' });
  expect(await getMissingFoods()).toEqual([]);
  const { problems } = await check(withSalsify, SALSIFY);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('name oyster-plant purée in the step that adds it'),
  );
  const [row] = await dataSource.query("select per_100g from foods where key = 'salsify'");
  expect(row.per_100g.energy).toBe(82);
  type Foods = { desk: { foods: { key: string; isEditable: boolean }[] } };
  const { data } = await sendQuery<Foods>('{ desk { foods(search: "Oyster-Plant") { key isEditable } } }');
  expect(data.desk.foods).toEqual([{ key: 'salsify', isEditable: true }]);
  type Log = { desk: { actions: { nodes: { subject: { title: string } }[] } } };
  const log = await sendQuery<Log>('{ desk { actions(first: 1) { nodes { subject { title } } } } }');
  expect(log.data.desk.actions.nodes, 'the log names the food, not its file').toEqual([
    { subject: { title: 'salsify' } },
  ]);
});

it('derives the allergens of a composed food from its parts', async () => {
  const text =
    'name: salsify butter\naka: [root spread]\nparts: {salsify: 50, butter-unsalted: 50}\nmeasures: {}\ndiet: vegetarian\naisle: dairy and eggs\n';
  const foods = content.read('foods.yaml');
  const butter = /^(butter[\w-]*):/m.exec(foods)?.[1] ?? 'niter-kibbeh';
  expect(await publishText('foods/salsify-butter.yaml', text.replace('butter-unsalted', butter))).toMatchObject({
    message: 'Published.',
  });
  const [row] = await dataSource.query("select contains, made_of from foods where key = 'salsify-butter'");
  expect(row.contains).toContain('milk');
});

it('updates recipes if a part of one of their foods changes', async () => {
  const gomen = 'recipes/gomen.yaml';
  const gomenText = (await getFile(gomen))?.text ?? '';
  const text = gomenText
    .replace(/^( +- )(?=1\.2 l water)/m, '$12 tbsp root spread\n$1')
    .replace('then the lentils', 'then the root spread, the lentils');
  expect(await publishText(gomen, text)).toMatchObject({ message: 'Published.' });
  const getContains = async () => (await getRow('gomen')).contains;
  expect(await getContains()).toEqual(['milk']);

  const salsify = 'foods/salsify.yaml';
  const salsifyText = (await getFile(salsify))?.text ?? '';
  expect(await publishText(salsify, `${salsifyText}contains: [celery]\n`)).toMatchObject({ message: 'Published.' });
  expect(await getContains()).toEqual(['celery', 'milk']);
  await publishText(salsify, salsifyText);
  await publishText(gomen, gomenText);
});

it.each([
  [
    'a name that another food has',
    'foods/other.yaml',
    'name: salsify\nndb: "11437"\n',
    /"salsify" is already a name of/,
  ],
  ['a row that the source lacks', 'foods/other.yaml', 'name: other\nndb: "99999"\n', /"99999" is not a row/],
  [
    'a part that is not a food',
    'foods/other.yaml',
    'name: other\nparts: {salsyfy: 10}\n',
    /salsyfy.*did you mean "salsify"/,
  ],
  ['a key of the table', 'foods/berbere.yaml', 'name: other\nndb: "11437"\n', /already has the entry berbere/],
])('refuses %s', async (_what, file, text, message) => {
  const refusal = await publishText(file, `${text}measures: {}\ndiet: vegan\nprice: 1\naisle: produce\n`);
  expect(refusal).toMatchObject({ __typename: 'InvalidInput' });
  expect(refusal.message).toMatch(message);
  await change('deleteDraft', 'DeleteDraftInput', { file, revision: (await getFile(file))?.revision });
});

it('stores the explanation of each food in a separate text', async () => {
  const file = 'glossary/berbere.yaml';
  const text = (await getFile(file))?.text ?? '';
  const rowBefore = await getRow('gomen');
  expect(await publishText(file, text.replace('Hot and round.', 'Hot, round and red.'))).toMatchObject({
    message: 'Published.',
  });
  const [{ glossary }] = await dataSource.query("select glossary from foods where key = 'berbere'");
  expect(glossary.taste).toBe('Hot, round and red.');
  expect(await getRow('gomen')).toEqual(rowBefore);
  expect((await publishText(file, text.replace('kind: Spice mixes', 'kind: Mixes'))).message).toMatch(
    /^kind of berbere must be one of/,
  );
});

it('exports its foods to files that an import accepts, and deletes a food with its file', async () => {
  const { files } = await exportContent({ dataSource, contentDir: content.dir });
  expect(files).toEqual(['foods/salsify-butter.yaml', 'foods/salsify.yaml', 'glossary/berbere.yaml']);
  const log: string[] = [];
  await syncFolder({ dataSource, contentDir: content.dir, log: (line) => void log.push(line), skip: true });
  expect(log.filter((line) => line.includes('SKIPPED'))).toEqual([]);
  content.remove('foods/salsify-butter.yaml');
  await syncFolder({ dataSource, contentDir: content.dir, log: (line) => void log.push(line), skip: true });
  expect(await dataSource.query("select key from foods where key like 'salsify%'")).toEqual([{ key: 'salsify' }]);
});
