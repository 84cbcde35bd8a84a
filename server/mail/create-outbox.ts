import { randomUUID } from 'node:crypto';
import { enqueue } from './enqueue.ts';
import type { Outbox } from './outbox.ts';
import { createSeal } from './seal.ts';

export interface OutboxOptions {
  /** The server's secret: the same on every instance. */
  secret: string;
}

/** The outbox in Postgres: a mail is a job, added in the caller's transaction, sealed. */
export function createOutbox({ secret }: OutboxOptions): Outbox {
  const seal = createSeal(secret);
  return {
    async queue(manager, mail) {
      const id = randomUUID();
      const job = {
        id,
        template: mail.template,
        queuedAt: new Date().toISOString(),
        failures: 0,
        sealed: seal.close(JSON.stringify(mail), id),
      };
      await enqueue((sql, values) => manager.query(sql, values), job);
    },
  };
}
