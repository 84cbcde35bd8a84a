import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates daily counts of what readers do. */
export class CountReaders1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reader_counts (
        day date not null,
        event text not null,
        key text not null,
        count integer not null,
        constraint reader_counts_pkey primary key (day, event, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reader_counts');
  }
}
