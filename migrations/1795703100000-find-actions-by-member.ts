import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index by member: each new text checks whether a moderator has hidden one by the same author. */
export class FindActionsByMember1795703100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index desk_actions_member_id_idx on desk_actions (member_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index desk_actions_member_id_idx');
  }
}
