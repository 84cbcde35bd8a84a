import { expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { addPicture, sampleRecipe } from '../support/content.ts';
import { setUpContentDesk } from '../support/content-desk.ts';

const { sendQuery, change, content, database, getFile, publish, saveNewest } = await setUpContentDesk();
const { dataSource } = database;

const FILE = 'recipes/short-lived.yaml';
const remove = (file: string, slug: string, name: 'editor' | 'other' = 'other') =>
  change('deleteRecipe', 'DeleteRecipeInput', { file, slug }, name);
const countRows = async (table: string, where: string) =>
  (await dataSource.query(`select count(*)::int as count from ${table} where ${where}`))[0].count;

it('deletes a withdrawn recipe with its comments, for administrators only', async () => {
  await setRole(dataSource, 'other@gmail.com', { role: StaffRole.ADMINISTRATOR, granted: true });
  addPicture(content, 'short-lived', { title: 'Short-lived' });
  await publish(await saveNewest(sampleRecipe.replace(/^title: .*$/m, 'title: Short-lived'), FILE), { file: FILE });
  const review =
    'mutation { addReview(input: { recipeSlug: "short-lived", message: "Good.", rating: 4 }) { __typename } }';
  expect((await sendQuery(review, {}, 'member')).errors).toBeUndefined();

  expect(await remove(FILE, 'short-lived')).toMatchObject({ message: 'Readers still see it: withdraw it first.' });
  await change('withdrawContent', 'ContentFileInput', { file: FILE });
  expect(await remove(FILE, 'short-live')).toMatchObject({ problems: [{ path: ['slug'] }] });
  const query = `mutation { deleteRecipe(input: { file: "${FILE}", slug: "short-lived" }) { __typename } }`;
  expect((await sendQuery(query)).errors?.[0]?.message).toBe('There is nothing here.');
  expect((await getFile(FILE))?.state).toBe('WITHDRAWN');

  expect(await remove(FILE, 'short-lived')).toMatchObject({ message: 'Deleted permanently.' });
  expect(await getFile(FILE)).toBeNull();
  expect(await countRows('recipes', "slug = 'short-lived'")).toBe(0);
  expect(await countRows('reviews', "message = 'Good.'")).toBe(0);
  expect(await countRows('revisions', `path = '${FILE}'`)).toBe(0);
  const [action] = await dataSource.query('select kind, before from desk_actions order by id desc limit 1');
  expect(action).toMatchObject({ kind: 'DELETE_RECIPE', before: { file: FILE } });
  const response = await sendQuery('{ desk { actions(first: 1) { nodes { kind subject { id exists } } } } }');
  const subject = { id: FILE, exists: false };
  expect(response.data).toEqual({ desk: { actions: { nodes: [{ kind: 'DELETE_RECIPE', subject }] } } });
});

it('keeps a recipe whose file would restore it', async () => {
  await change('withdrawContent', 'ContentFileInput', { file: 'recipes/tibs.yaml' });
  expect(await remove('recipes/tibs.yaml', 'tibs')).toMatchObject({
    message: 'Its file is in the content folder: delete the file and restart the site first.',
  });
});
