import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A worker of the job queue that is alive, or was a moment ago. */
@Entity('job_workers')
export class JobWorkerEntity {
  /** Id in the queue's `locked_by`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'job_workers_pkey' })
  id: string;

  /** Time of its last heartbeat. */
  @Column('timestamp with time zone', { name: 'seen_at', default: () => 'now()' })
  seenAt: Date;
}
