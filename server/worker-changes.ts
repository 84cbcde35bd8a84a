import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from './http/answers/changes.ts';

/** How long a change waits for the other workers, in ms. One that is so slow is notified by the database as well. */
const PATIENCE_MS = 1_000;

type Message =
  /** To the supervisor: something that answers show has changed. It passes this on. */
  | { changed: number; change: Change }
  /** To the supervisor: this process has evicted what the change made stale. */
  | { evicted: number; from: number }
  /** From the supervisor: a change of another process, `from` its worker id. */
  | { evict: number; from: number; change: Change }
  /** From the supervisor: all have evicted it. */
  | { done: number };

/**
 * The other workers of a cluster. A reader's next request may reach any of them, and the database's notification may
 * still be on its way there; so a change is answered once all have evicted their answers. Does nothing without a cluster.
 * @param evict what to do at a change of another worker
 * @returns what notifies them of a change of this one
 */
export function joinWorkers(evict: (change: Change) => void): (change: Change) => Promise<void> {
  if (!cluster.isWorker) return async () => {};
  const waiting = new Map<number, () => void>();
  let last = 0;
  process.on('message', (message: Message) => {
    if ('evict' in message) {
      evict(message.change);
      send(process, { evicted: message.evict, from: message.from });
    } else if ('done' in message) waiting.get(message.done)?.();
  });
  return async (change) => {
    last += 1;
    const id = last;
    const done = new Promise<void>((resolve) => waiting.set(id, resolve));
    send(process, { changed: id, change });
    await Promise.race([done, pause(PATIENCE_MS, undefined, { ref: false })]);
    waiting.delete(id);
  };
}

/** The supervisor's side: passes changes on, and says when all have evicted what they made stale. */
export function relayBetweenWorkers(): void {
  /** By the worker that a change comes from and its number: the ids of those that have not evicted it yet. */
  const waiting = new Map<string, Set<number>>();
  const confirm = (key: string, id: number) => {
    const left = waiting.get(key);
    left?.delete(id);
    if (!left || left.size > 0) return;
    waiting.delete(key);
    const [from = '', change] = key.split(' ');
    send(cluster.workers?.[from], { done: Number(change) });
  };
  cluster.on('exit', ({ id }) => {
    for (const key of waiting.keys()) confirm(key, id);
  });
  cluster.on('message', (worker, message: Message) => {
    if ('changed' in message) {
      const others = Object.values(cluster.workers ?? {}).filter((other) => other?.isConnected() && other !== worker);
      if (others.length === 0) return send(worker, { done: message.changed });
      waiting.set(`${worker.id} ${message.changed}`, new Set(others.flatMap((other) => other?.id ?? [])));
      for (const other of others) send(other, { evict: message.changed, from: worker.id, change: message.change });
    } else if ('evicted' in message) confirm(`${message.from} ${message.evicted}`, worker.id);
  });
}

/** A process that has just ended cannot receive it, nor need it. */
function send(to: Worker | NodeJS.Process | undefined, message: Message): void {
  to?.send?.(message, undefined, undefined, () => undefined);
}
