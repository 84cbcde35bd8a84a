import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the next start import all files: search indexes ovens, and no longer splits names of foods. */
export class SearchByOven1795876126719 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update content_state set digest = ''`);
  }

  async down(): Promise<void> {
    // The next import rebuilds the search index in any case.
  }
}
