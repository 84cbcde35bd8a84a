import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import type { StatementReader } from './database/statements.ts';
import type { PageRenderer } from './http/pages/renderer.ts';
import type { ResponseCache } from './http/response-cache/response-cache.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Services } from './services.ts';

/** All dependencies of the HTTP app. */
export interface AppDependencies {
  config: Config;
  reader: StatementReader;
  services: Services;
  schema: GraphQLSchema;
  renderer: PageRenderer;
  /** Cache of responses that are the same for all visitors. */
  responseCache: ResponseCache;
  /** Resolves to `false` while the server stops or its database does not respond: it cannot take traffic. */
  isReady: () => Promise<boolean>;
  /** `false` if the process should be replaced. */
  isAlive: () => boolean;
  /** Undefined if metrics are off. */
  metrics?: Metrics;
  /** Stream for log lines; standard output by default. */
  logStream?: { write(line: string): void };
}
