// The product's own server, put together from its parts: no import of content, no listener, a database of the benchmarks.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { AnswerCache } from '#server/http/answers/answer-cache.ts';
import { builtRenderer } from '#server/http/pages/built-renderer.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createServices } from '#server/services.ts';
import { arePagesBuilt, dist } from './built-pages.ts';
import { answerProfiling } from './profiling.ts';
import { readBenchAddress, tellUrl } from './server-side.ts';

const noRenderer: PageRenderer = { render: async () => ({ status: 404, headers: {}, html: 'not built' }) };
const renderer = arePagesBuilt() ? await builtRenderer(dist) : noRenderer;

const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const dataSource = createDataSource({
  primary: readBenchAddress(),
  poolSize: config.databasePoolSize,
  onPoolError: (error) => console.error(error),
});
await dataSource.initialize();
const reader = new StatementReader(dataSource);
const secret = randomBytes(32).toString('hex');
const services = await createServices({ config, dataSource, reader, secret, outbox: createOutbox({ secret }) });
const answers = new AnswerCache();
// Nothing changes while it is measured. Before this nothing is stored.
if (process.env.BENCH_CACHE === 'on') answers.resume();
const schema = await createSchema();
const app = await createApp({
  config,
  reader,
  services,
  schema,
  renderer,
  answers,
  isReady: async () => true,
  isAlive: () => true,
});

answerProfiling();
tellUrl(await app.listen({ port: config.port, host: config.host }));
