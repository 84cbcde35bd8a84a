import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the groceries for a recipe cost, about: the files say it, and the import that follows brings it in. */
export class AddEstimatedCost1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes add column estimated_cost integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column estimated_cost');
  }
}
