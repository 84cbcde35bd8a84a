import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last run of a job that becomes due by the clock. All times are the database's. */
@Entity('scheduled_jobs')
export class ScheduledJobEntity {
  /** Name in the queue. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'scheduled_jobs_pkey' })
  name: string;

  /** Null until the job is first queued. */
  @Column('timestamp with time zone', { name: 'queued_at', nullable: true })
  queuedAt: Date | null;

  /** Null until the job has first succeeded. */
  @Column('timestamp with time zone', { name: 'done_at', nullable: true })
  doneAt: Date | null;
}
