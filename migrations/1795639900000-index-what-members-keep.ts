import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads of what members keep pass by the removals that other devices have yet to receive. */
export class IndexWhatMembersKeep1795639900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index kitchen_items_live_idx on kitchen_items (user_id, kind, version) where value is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index kitchen_items_live_idx');
  }
}
