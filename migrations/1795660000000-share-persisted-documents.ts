import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates persisted documents, shared by all instances. The table is unlogged: a crash empties this cache. */
export class SharePersistedDocuments1795660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table persisted_documents (
        hash text constraint persisted_documents_pkey primary key,
        text text not null,
        stored_at timestamptz not null default now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table persisted_documents');
  }
}
