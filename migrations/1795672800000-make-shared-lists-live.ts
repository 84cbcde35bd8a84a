import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shared list is changed by all who have its link: what is in the bag, and lines that they write. */
export class MakeSharedListsLive1795672800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shared_lists
        add column ticked text[] not null default '{}',
        add column own_lines text[] not null default '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shared_lists drop column ticked, drop column own_lines');
  }
}
