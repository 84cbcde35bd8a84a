import type { Task } from 'graphile-worker';

/** A background job, queued by other code or when it is due. */
export interface Job {
  /** The job's name in the queue. */
  name: string;
  run: Task;
  /**
   * SQL condition under which the job is queued, once for all instances; checked every few seconds. It may read
   * `queued_at`, the time at which the job was last queued; a job that was never queued is due. If omitted, only other
   * code queues the job.
   */
  due?: string;
}

/** Kinds of scheduled work that the desk reports if it is late, because readers or the law depend on it. */
export const lateKinds = ['PUBLICATION', 'NEWSLETTER', 'CLEANUP'] as const;

export interface LateWork {
  kind: (typeof lateKinds)[number];
  count: number;
  /** When the oldest item was due. */
  since: Date;
}
