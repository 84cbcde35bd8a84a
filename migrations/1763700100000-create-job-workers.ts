import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which workers live: what a dead one left half done is taken over. */
export class CreateJobWorkers1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_workers (
        id text constraint job_workers_pkey primary key,
        seen_at timestamp with time zone not null default now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job_workers');
  }
}
