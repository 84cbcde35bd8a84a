import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets everyone who has the link tick and add lines on a shared list. */
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
