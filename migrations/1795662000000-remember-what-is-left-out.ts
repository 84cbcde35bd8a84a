import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The problems for which recipes are not imported, told at each start until they are mended. */
export class RememberWhatIsLeftOut1795662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content_state add column left_out text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_state drop column left_out');
  }
}
