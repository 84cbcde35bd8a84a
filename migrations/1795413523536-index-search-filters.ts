import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search's vectors hold more of what filters ask for: the import that follows writes them. */
export class IndexSearchFilters1795413523536 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("update content_state set digest = ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("update content_state set digest = ''");
  }
}
