import type { Task } from 'graphile-worker';

/** A background job: it runs when it is queued, or by the clock. */
export interface Job {
  /** The job's name in the queue. */
  name: string;
  run: Task;
  /**
   * SQL condition under which the job is queued by the clock, once for all instances. It may read `queued_at`, the time
   * at which the job was last queued. Without a condition the job runs only if queued by other code.
   */
  due?: string;
}
