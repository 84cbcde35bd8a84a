import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates API tokens, with which programs act for a member. */
export class CreateAccessTokens1795656000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_tokens (
        id uuid constraint access_tokens_pkey primary key,
        user_id integer not null constraint access_tokens_user_id_fkey references users on delete cascade,
        hash bytea not null constraint access_tokens_hash_key unique,
        name text not null,
        scope text not null,
        created_at timestamptz not null default now(),
        last_used_on date,
        expires_at timestamptz
      );
      create index access_tokens_user_id_idx on access_tokens (user_id);
      create index access_tokens_expires_at_idx on access_tokens (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access_tokens');
  }
}
