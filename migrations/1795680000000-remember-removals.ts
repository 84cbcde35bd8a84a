import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when a published recipe was withdrawn or postponed, for programs that keep a copy. */
export class RememberRemovals1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table recipes add column removed_at timestamptz;
      update recipes set removed_at = updated_at
        where not is_published and published_on <= (updated_at at time zone 'utc')::date;
      create index recipes_removed_idx on recipes (removed_at, id) where removed_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recipes drop column removed_at');
  }
}
