import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schedules recurring jobs without the queue's crontab, which skips times if the clock was once fast. */
export class ScheduleByWhatIsDue1795874200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduled_jobs (
        name text constraint scheduled_jobs_pkey primary key,
        queued_at timestamptz,
        done_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scheduled_jobs');
  }
}
