import { afterAll, beforeAll, expect, test } from 'vitest';
import { importContent } from '#server/importing/import-content.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let db: TestDatabase;
let content: ContentFixture;
beforeAll(async () => {
  db = await createTestDatabase();
  content = createContent();
});
afterAll(async () => {
  await db?.close();
  content?.delete();
});
test('x', async () => {
  console.log(db.url);
  const run = () => importContent({ dataSource: db.dataSource, contentDir: content.dir, log: console.log });
  console.log(await run(), await run());
  content.addRecipe('b', { title: 'B', category: 'Dinner', alsoIn: null });
  console.log(await run());
  content.remove('recipes/b.yaml');
  console.log(await run());
  console.log(
    await db.dataSource.query('select * from recipe_search'),
    await db.dataSource.query('select * from search_words'),
  );
  console.log(
    await db.dataSource.query('select * from recipes'),
    await db.dataSource.query('select * from categories'),
  );
});
