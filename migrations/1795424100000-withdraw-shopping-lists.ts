import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who shared a list can withdraw it. Lists that were shared before have no secret, and end by their date only. */
export class WithdrawShoppingLists1795424100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shared_lists add column secret_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shared_lists drop column secret_hash');
  }
}
