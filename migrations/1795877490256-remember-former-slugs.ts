import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates former slugs of recipes, for redirects. */
export class RememberFormerSlugs1795877490256 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_slugs (
        slug text constraint former_slugs_pkey primary key,
        recipe_id integer not null constraint former_slugs_recipe_id_fkey references recipes on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_slugs');
  }
}
