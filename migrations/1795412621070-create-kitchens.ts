import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the saved data of members, synchronized across devices, and shared shopping lists. */
export class CreateKitchens1795412621070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table kitchens (
        user_id integer not null,
        version integer not null default 0,
        forgotten integer not null default 0,
        constraint kitchens_pkey primary key (user_id),
        constraint kitchens_user_id_fkey foreign key (user_id) references users on delete cascade
      );

      create table kitchen_items (
        user_id integer not null,
        kind text not null,
        key text not null,
        value jsonb,
        version integer not null,
        changed_at timestamptz not null default now(),
        constraint kitchen_items_pkey primary key (user_id, kind, key),
        constraint kitchen_items_user_id_fkey foreign key (user_id) references kitchens on delete cascade
      );
      create index kitchen_items_version_idx on kitchen_items (user_id, version);
      -- Reads of what members keep pass by the removals that other devices have yet to receive.
      create index kitchen_items_live_idx on kitchen_items (user_id, kind, version) where value is not null;
      create index kitchen_items_removed_idx on kitchen_items (changed_at) where value is null;

      -- Nothing in them says who shared them; the secret withdraws them.
      create table shared_lists (
        hash bytea constraint shared_lists_pkey primary key,
        secret_hash bytea,
        recipes jsonb not null,
        left_out text[] not null,
        expires_at timestamptz not null
      );
      create index shared_lists_expires_at_idx on shared_lists (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shared_lists, kitchen_items, kitchens');
  }
}
