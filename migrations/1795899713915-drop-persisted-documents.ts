import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes documents that clients register by their hash: Apollo's cache in memory holds them. */
export class DropPersistedDocuments1795899713915 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table persisted_documents');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table persisted_documents (
        hash text constraint persisted_documents_pkey primary key,
        text text not null,
        stored_at timestamptz not null default now()
      )
    `);
  }
}
