import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members keep: saved recipes, lists, notes, basket, comparison and shopping list, the same on all their devices. */
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
      create index kitchen_items_removed_idx on kitchen_items (changed_at) where value is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table kitchen_items; drop table kitchens');
  }
}
