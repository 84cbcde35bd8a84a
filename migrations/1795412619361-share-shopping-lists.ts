import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shopping lists that visitors have shared by a link: nothing in them says who they are. */
export class ShareShoppingLists1795412619361 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shared_lists (
        hash bytea constraint shared_lists_pkey primary key,
        recipes jsonb not null,
        left_out text[] not null,
        expires_at timestamptz not null
      );
      create index shared_lists_expires_at_idx on shared_lists (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shared_lists');
  }
}
