import { expect, it } from 'vitest';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase({ recipes: true });
const { app, taxonomy } = await setUpApp(database);

it('of an author that the server has not read yet ask for another try, until it has', async () => {
  await database.dataSource.query(
    `with author as (
       insert into authors (key, name, role, bio, picture_alt, picture_colour, picture_version)
       select 'new-cook', 'New Cook', role, bio, picture_alt, picture_colour, picture_version from authors limit 1
       returning id)
     update recipes set author_id = author.id from author where slug = 'gomen'`,
  );
  const payload = { query: '{ recipe(slug: "gomen") { author { name } } }' };
  const recipe = () => app.inject({ method: 'POST', url: '/graphql', payload });
  const early = await recipe();
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '1']);
  expect(early.json().errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect((await app.inject('/api/recipe/getalldetailswithrelated/gomen')).statusCode).toBe(503);
  await taxonomy.refresh();
  expect((await recipe()).json()).toMatchObject({ data: { recipe: { author: { name: 'New Cook' } } } });
});
