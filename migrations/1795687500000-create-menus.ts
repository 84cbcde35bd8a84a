import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates menus, which the next import fills. */
export class CreateMenus1795687500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table menus (
      key text not null constraint menus_pkey primary key,
      position integer not null,
      title text not null,
      description text not null,
      introduction text not null,
      author_key text not null,
      published_on date not null,
      servings integer not null,
      dishes text[] not null,
      notes text[] not null
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table menus');
  }
}
