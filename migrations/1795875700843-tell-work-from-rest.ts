import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds hands-on and resting minutes of recipes; the next start imports all files again. */
export class TellWorkFromRest1795875700843 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipes
        add column hands_on_minutes integer not null default 0,
        add column resting_minutes integer not null default 0;
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column hands_on_minutes, drop column resting_minutes');
  }
}
