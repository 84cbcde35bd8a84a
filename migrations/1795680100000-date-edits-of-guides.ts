import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the date of a guide's last edit, for feeds and search engines. */
export class DateEditsOfGuides1795680100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guides add column updated_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guides drop column updated_on');
  }
}
