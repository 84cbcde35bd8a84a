import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { createDataSource, migrations } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();

/** Reverts every migration. */
async function undoAll(): Promise<void> {
  for (const _ of migrations) await database.dataSource.undoLastMigration();
}

/** Returns the statements by which TypeORM would change the tables to match the entities. */
async function findDrift(): Promise<string[]> {
  const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

describe('migrations', () => {
  it('produce exactly the entities’ schema', async () => {
    expect(await findDrift()).toEqual([]);
  });

  it('have a check that detects differences', async () => {
    await database.dataSource.query('alter table recipes add column stray integer');
    expect(await findDrift()).toEqual([expect.stringContaining('DROP COLUMN "stray"')]);
    await database.dataSource.query('alter table recipes drop column stray');
    await database.dataSource.query('alter table reviews drop constraint reviews_recipe_id_user_id_key');
    expect(await findDrift()).toEqual([expect.stringContaining('reviews_recipe_id_user_id_key')]);
    await database.dataSource.query(
      'alter table reviews add constraint reviews_recipe_id_user_id_key unique (recipe_id, user_id)',
    );
  });

  it('go down and up again', async () => {
    await undoAll();
    const tables = await database.dataSource.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables).toEqual([{ table_name: 'migrations' }]);
    expect(await migrate(database.dataSource)).toHaveLength(migrations.length);
    expect(await findDrift()).toEqual([]);
  });

  it('resume after an interrupted first start', async () => {
    await undoAll();
    const runner = database.dataSource.createQueryRunner();
    const executor = new MigrationExecutor(database.dataSource, runner);
    for (const migration of (await executor.getPendingMigrations()).slice(0, 2))
      await executor.executeMigration(migration);
    await runner.release();
    expect(await migrate(database.dataSource)).toHaveLength(migrations.length - 2);
  });

  it('replace the smaller ones of versions before 0.1.0, and refuse a database that is too old', async () => {
    const { dataSource } = database;
    const readNames = () => dataSource.query('select timestamp, name from migrations order by name');
    const currentNames = await readNames();
    const rename = (from: string, to: string) =>
      dataSource.query('update migrations set name = $2, timestamp = $3 where name = $1', [from, to, to.slice(-13)]);
    await rename('CreateReviews1763700300000', 'AddReviewEdits1763700300000');
    await rename('CreateSearch1763700600000', 'PartitionSearch1763700600000');
    await expect(migrate(dataSource)).rejects.toThrow(
      'The database is from a version before 0.1.0 that is too old to upgrade. ' +
        'Start commit 51cfce62 with it once, or use an empty database.',
    );
    await rename('PartitionSearch1763700600000', 'RememberWhatIsLeftOut1795662000000');
    expect(await migrate(dataSource)).toEqual([]);
    expect(await readNames()).toEqual(currentNames);
    // Migrations are reverted by id, and migrations that replace older ones have new ids.
    await dataSource.query(`update migrations m set id = position - 1000
      from (select id, row_number() over (order by timestamp) as position from migrations) o where o.id = m.id`);
  });

  it('have no timeouts', async () => {
    const { dataSource } = database;
    let limits = '';
    const show = "select current_setting('statement_timeout') || ', ' || current_setting('lock_timeout') as limits";
    const slow = {
      name: 'Slow9999999999999',
      async up(runner: QueryRunner) {
        [{ limits }] = await runner.query(show);
      },
      async down() {},
    };
    dataSource.migrations.push(slow);
    expect(await migrate(dataSource)).toEqual([slow.name]);
    await dataSource.undoLastMigration();
    dataSource.migrations.pop();
    expect(limits).toBe('0, 0');
    // The connection is back in the pool, with its timeouts.
    expect(await dataSource.query(show)).toEqual([{ limits: '15s, 5s' }]);
  });

  it('are run once by eight instances that start concurrently', async () => {
    await undoAll();
    await database.dataSource.query('drop schema graphile_worker cascade');
    const instances = Array.from({ length: 8 }, () =>
      createDataSource({ address: database.address, poolSize: 2, onPoolError: () => {} }),
    );
    await Promise.all(instances.map((instance) => instance.initialize()));
    const appliedMigrations = await Promise.all(instances.map((instance) => migrate(instance)));
    expect(appliedMigrations.flat()).toHaveLength(migrations.length);
    await Promise.all(instances.map((instance) => instance.destroy()));
  });
});

describe('rating counters', () => {
  it('follow every insert, update and delete', async () => {
    const { dataSource } = database;
    await dataSource.query(`
      insert into authors (key, name, role, bio) values ('a', 'A', '', '');
      insert into categories (name, slug, description, position) values ('C', 'c', '', 0);
      insert into cuisines (name, slug, description, position) values ('C', 'c', '', 0);
      insert into recipes (slug, title, description, author_id, category_id, category_ids, cuisine_id, published_on,
        picture_alt, picture_color, picture_version, servings, prep_minutes, cook_minutes, difficulty, diets)
      select slug, slug, '', 1, 1, '{1}', 1, '2026-01-01', '', '', '', 1, 0, 0, 'Easy', '{}' from unnest('{x,y}'::text[]) slug;
      insert into users (username) select 'u' || n from generate_series(1, 3) n;
      insert into reviews (recipe_id, user_id, rating_halves, message) values (1, 1, 10, ''), (1, 2, 3, ''), (2, 1, 7, '')`);
    const readCounters = () => dataSource.query('select rating_count, rating_halves from recipes order by id');
    expect(await readCounters()).toEqual([
      { rating_count: 2, rating_halves: 13 },
      { rating_count: 1, rating_halves: 7 },
    ]);
    await dataSource.query('update reviews set rating_halves = 1 where recipe_id = 1 and user_id = 1');
    await dataSource.query('update reviews set recipe_id = 2 where recipe_id = 1 and user_id = 2');
    await dataSource.query('delete from users where id = 2');
    expect(await readCounters()).toEqual([
      { rating_count: 1, rating_halves: 1 },
      { rating_count: 2, rating_halves: 10 },
    ]);
    await dataSource.query('delete from reviews');
    expect(await readCounters()).toEqual([
      { rating_count: 0, rating_halves: 0 },
      { rating_count: 0, rating_halves: 0 },
    ]);
  });
});
