import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a key to documents, with which preview links are revoked. */
export class EndPreviewLinks1795879824567 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column share_key uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column share_key');
  }
}
