import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where members have signed in: these addresses are let in when strangers have used up an account's tries. */
export class RememberKnownAddresses1763701100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_addresses (
        user_id integer not null constraint known_addresses_user_id_fkey references users on delete cascade,
        hash text not null,
        last_used_at timestamptz not null default now(),
        constraint known_addresses_pkey primary key (user_id, hash)
      );
      create index known_addresses_last_used_at_idx on known_addresses (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_addresses');
  }
}
