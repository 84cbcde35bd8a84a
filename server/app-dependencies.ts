import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import type { StatementReader } from './database/statements.ts';
import type { AnswerCache } from './http/answers/answer-cache.ts';
import type { PageRenderer } from './http/pages/renderer.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Services } from './services.ts';

/** Everything the HTTP app needs; nothing in it is reached in any other way. */
export interface AppDependencies {
  config: Config;
  reader: StatementReader;
  services: Services;
  schema: GraphQLSchema;
  renderer: PageRenderer;
  /** Answers in memory, to be given to others, too. */
  answers: AnswerCache;
  /** `true` when traffic should come here: not while starting, stopping, or without a database. */
  isReady: () => Promise<boolean>;
  /** False where only a new process can help. */
  isAlive: () => boolean;
  /** Undefined where nothing is measured. */
  metrics?: Metrics;
  /** Stream for log lines; standard output by default. */
  logStream?: { write(line: string): void };
}
