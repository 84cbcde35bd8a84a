import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a row of search was made of: an import makes only those anew of which that has changed. */
export class KnowSearchRows1795426489935 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipe_search add column made_of text not null default ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipe_search drop column made_of');
  }
}
