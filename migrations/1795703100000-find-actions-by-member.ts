import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each new text asks whether a moderator has hidden one of its author. */
export class FindActionsByMember1795703100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index desk_actions_member_id_idx on desk_actions (member_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index desk_actions_member_id_idx');
  }
}
