import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member changed an own review. */
export class AddReviewEdits1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column edited_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column edited_at');
  }
}
