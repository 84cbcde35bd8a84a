import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that indicate an allergen: searches exclude dishes by them. The next start writes them with all other rows. */
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
