import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the part of a meal that a recipe is: the files say it, and the import that follows brings it in. */
export class AddCourse1795645200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recipes add column course text not null default 'main'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column course');
  }
}
