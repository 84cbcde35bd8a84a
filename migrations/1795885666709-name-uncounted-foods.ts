import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the foods that the nutrition and estimated cost of a recipe omit. */
export class NameUncountedFoods1795885666709 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipe_bodies add column uncounted_foods jsonb not null default '[]';
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipe_bodies drop column uncounted_foods');
  }
}
