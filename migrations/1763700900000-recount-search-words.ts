import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What search words are counted by has changed: the import that follows must not take them for counted. */
export class RecountSearchWords1763700900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("update content_state set digest = ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update content_state set digest = ''");
  }
}
