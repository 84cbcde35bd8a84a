import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What search filters by and other names of dishes: the import that follows fills them in. */
export class FilterSearch1763701200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_search
        add column name_keys text[] not null default '{}',
        add column total_minutes integer not null default 0;
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_search drop column name_keys, drop column total_minutes;
      update content_state set digest = '';
    `);
  }
}
