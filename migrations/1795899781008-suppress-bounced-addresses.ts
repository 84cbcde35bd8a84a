import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time at which a mail server rejected a subscriber's address permanently. */
export class SuppressBouncedAddresses1795899781008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscribers add column bounced_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscribers drop column bounced_at');
  }
}
