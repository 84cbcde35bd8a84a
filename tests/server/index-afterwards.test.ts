import { expect, it } from 'vitest';
import { indexAfterwards } from '#server/content/writing/index-afterwards.ts';
import { importRealContent } from '../support/catalogue.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const { dataSource } = await setUpDatabase();

const indexes = (): Promise<{ oid: number; definition: string }[]> =>
  dataSource.query(
    `select indexrelid as oid, indexdef as definition
     from pg_indexes join pg_index on indexrelid = indexname::regclass
     where tablename like 'recipe\\_search%' order by indexdef`,
  );

it('builds the indexes of an empty table after it is filled, as they were', async () => {
  const before = await indexes();
  await importRealContent(dataSource);
  const after = await indexes();
  expect(after.map(({ definition }) => definition)).toEqual(before.map(({ definition }) => definition));
  expect(after.map(({ oid }) => oid)).not.toEqual(before.map(({ oid }) => oid));
});

it('leaves those of a table with rows alone: readers would wait for them', async () => {
  const before = await indexes();
  let isFilled = false;
  await dataSource.transaction((manager) =>
    indexAfterwards(manager, 'recipe_search', async () => {
      isFilled = true;
    }),
  );
  expect(isFilled).toBe(true);
  expect(await indexes()).toEqual(before);
});
