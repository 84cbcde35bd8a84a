import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import type { StatementReader } from './database/statements.ts';
import type { ReviewChange } from './features/reviews/review-changes.ts';
import type { Outbox } from './mail/outbox.ts';

/** What services are made from. */
export interface ServiceMaterial {
  config: Config;
  dataSource: DataSource;
  reader: StatementReader;
  /** For what no request waits for, such as the catalogue at the start: it has no time limit of its own. */
  patientSource?: DataSource;
  /** What sessions are signed with, and what keys are derived from. */
  secret: string;
  outbox: Outbox;
  /** Called after reviews have changed what all visitors see; the one who did it is answered once it has resolved. */
  onChange?: (changes: ReviewChange[]) => Promise<void> | void;
}
