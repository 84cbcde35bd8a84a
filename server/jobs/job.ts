import type { Task } from 'graphile-worker';

/** A background job, queued by other code or at certain times. */
export interface Job {
  /** The job's name in the queue. */
  name: string;
  run: Task;
  /**
   * SQL condition under which the job is queued, once for all instances; checked every few seconds. It may read
   * `queued_at`, the time at which the job was last queued. If omitted, only other code queues the job.
   */
  due?: string;
}
