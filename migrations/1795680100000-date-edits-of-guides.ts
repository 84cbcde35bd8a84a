import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of a guide's last edit, which feeds and search engines are told. */
export class DateEditsOfGuides1795680100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guides add column updated_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guides drop column updated_on');
  }
}
