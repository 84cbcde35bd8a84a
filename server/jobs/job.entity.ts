import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last run of a job that has a `due` condition. All times are by the database's clock. */
@Entity('scheduled_jobs')
export class ScheduledJobEntity {
  /** Name in the queue. */
  @PrimaryColumn('text')
  name: string;

  /** Null until the job is first queued. */
  @Column('timestamp with time zone', { nullable: true })
  queuedAt: Date | null;

  /** Null until the job has first succeeded. */
  @Column('timestamp with time zone', { nullable: true })
  doneAt: Date | null;
}

/** A worker of the job queue that is alive, or was a moment ago. */
@Entity('job_workers')
export class JobWorkerEntity {
  /** Id in the queue's `locked_by`. */
  @PrimaryColumn('text')
  id: string;

  /** Time of its last heartbeat. */
  @Column('timestamp with time zone', { default: () => 'now()' })
  seenAt: Date;
}
