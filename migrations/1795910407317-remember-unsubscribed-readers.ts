import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the ids of readers who unsubscribed, so that no import subscribes them again. */
export class RememberUnsubscribedReaders1795910407317 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table unsubscribed_readers (
      id uuid constraint unsubscribed_readers_pkey primary key,
      unsubscribed_at timestamptz not null default now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unsubscribed_readers');
  }
}
