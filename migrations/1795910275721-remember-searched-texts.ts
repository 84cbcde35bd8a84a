import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what each row of the search index was made of: a publication writes only the rows that change. */
export class RememberSearchedTexts1795910275721 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipe_search add column digest text not null default ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipe_search drop column digest');
  }
}
