import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the foods of a recipe that the food table lacks, whose allergens are unknown. */
export class PublishUnknownFoods1795725200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipes add column unknown_foods text[] not null default '{}';
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column unknown_foods');
  }
}
