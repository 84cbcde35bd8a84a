// The product's server, assembled from its parts: no content import, no listener, and a benchmark database.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { StatementReader } from '#server/database/statements.ts';
import { createSchema } from '#server/graphql/schema.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createBuiltRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createServices } from '#server/services.ts';

const dist = path.resolve('dist');
// Lists and searches are measured without pages, too.
const isBuilt = fs.existsSync(path.join(dist, 'render/entry-server.js'));
const noRenderer: PageRenderer = { render: async () => ({ status: 404, headers: {}, html: ['not built'] }) };
const renderer = isBuilt ? await createBuiltRenderer(dist) : noRenderer;

const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const dataSource = createDataSource({
  address: JSON.parse(process.env.BENCH_DATABASE ?? '{}'),
  poolSize: config.databasePoolSize,
  onPoolError: (error) => console.error(error),
});
await dataSource.initialize();
const reader = new StatementReader(dataSource);
const secret = randomBytes(32).toString('hex');
const services = await createServices({ config, dataSource, reader, secret, outbox: createOutbox(secret) });
// Disables the cache of recipes' long texts.
if (process.env.BENCH_BODIES !== 'on') {
  const { bodies } = services.catalogue.current;
  bodies.set = () => bodies;
}

const responseCache = new ResponseCache();
// Enables the cache, which does not store anything before. This is safe, because no data changes while it is measured.
if (process.env.BENCH_CACHE === 'on') responseCache.resume();
const schema = await createSchema();
const app = await createApp({
  config,
  reader,
  services,
  schema,
  renderer,
  responseCache,
  isReady: async () => true,
  isAlive: () => true,
});

const url = await app.listen({ port: config.port, host: config.host });
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
