import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates names that indicate an allergen, for exclusions in searches. The next start fills the table. */
export class CreateAllergenNames1795886775689 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table allergen_names (
        name text not null constraint allergen_names_pkey primary key,
        contains text[] not null,
        may_contain text[] not null
      );
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table allergen_names');
  }
}
