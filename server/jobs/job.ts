import type { Task } from 'graphile-worker';

/** One thing that is done in the background: when someone queues it, or by the clock. */
export interface Job {
  /** Its name in the queue. */
  name: string;
  run: Task;
  /** When to queue it, as in crontab, UTC. Once for all instances. */
  schedule?: string;
}
