import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What recipes say of their pots and of freezing; the import that follows reads it out of their texts. */
export class TellPotsAndFreezing1795412458206 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipes add column pots integer not null default 0, add column freezer_months integer;
      update content_state set digest = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column freezer_months, drop column pots');
  }
}
