import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the list of live workers, so that others take over the jobs of a dead worker. */
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
