import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Key of the links to previews of a document: they end with it. */
export class EndPreviewLinks1795879824567 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add column share_key uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents drop column share_key');
  }
}
