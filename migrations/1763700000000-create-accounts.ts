import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates members, sessions, tokens of links in mails, and counters of attempts. */
export class CreateAccounts1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id integer generated always as identity constraint users_pkey primary key,
        username text not null,
        email text constraint users_email_key unique,
        email_verified_at timestamptz,
        password_hash text,
        google_sub text constraint users_google_sub_key unique,
        is_contested boolean not null default false,
        created_at timestamptz not null default now()
      );

      create table sessions (
        id uuid constraint sessions_pkey primary key,
        user_id integer not null constraint sessions_user_id_fkey references users on delete cascade,
        device text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index sessions_user_id_idx on sessions (user_id);
      create index sessions_expires_at_idx on sessions (expires_at);

      create table one_time_tokens (
        hash bytea constraint one_time_tokens_pkey primary key,
        kind text not null,
        subject text not null,
        payload jsonb,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_tokens_subject_idx on one_time_tokens (kind, subject);
      create index one_time_tokens_expires_at_idx on one_time_tokens (expires_at);

      -- Where members have signed in: these addresses are let in when strangers have used up an account's tries.
      create table known_addresses (
        user_id integer not null constraint known_addresses_user_id_fkey references users on delete cascade,
        hash text not null,
        last_used_at timestamptz not null default now(),
        constraint known_addresses_pkey primary key (user_id, hash)
      );
      create index known_addresses_last_used_at_idx on known_addresses (last_used_at);

      -- In the shape that rate-limiter-flexible writes. Lost in a crash, like the attack it counted.
      create unlogged table throttles (
        key text constraint throttles_pkey primary key,
        points integer not null default 0,
        expire bigint
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table throttles, known_addresses, one_time_tokens, sessions, users');
  }
}
