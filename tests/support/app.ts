import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { StatementReader } from '#server/database/statements.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { createSchema } from '#server/graphql/schema.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { Passwords } from '#server/security/passwords.ts';
import { createServices, type Services } from '#server/services.ts';
import { testLog } from './log.ts';

/** Secret that test apps sign with, unless they are given another `JWT_SECRET`. */
export const TEST_SECRET = 'a secret that only tests know, and everyone may read';

export interface TestApp {
  app: FastifyInstance;
  reader: StatementReader;
  catalogue: CatalogueService;
  services: Services;
}

export interface TestAppSettings {
  /** Environment variables. */
  env?: Record<string, string>;
  renderer?: PageRenderer;
  /** Outbox for emails. */
  outbox?: Outbox;
  /** By default a cache that stores nothing, because it does not follow changes to the tables, which tests write to. */
  responseCache?: ResponseCache;
  /** By default a fast, weak hash. */
  passwords?: Passwords;
  /** Receives the lines of the app's log. */
  logStream?: { write(line: string): void };
}

/** The cheapest argon2id settings, because most test files create members. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const noPages: PageRenderer = { render: async () => ({ status: 200, headers: {}, html: ['<!doctype html>'] }) };

const catalogues = new WeakMap<DataSource, CatalogueService[]>();

/**
 * Reloads the catalogues of all apps on a database: tests write to its tables, and most apps do not listen for changes.
 */
export async function refreshCatalogues(dataSource: DataSource): Promise<void> {
  await Promise.all((catalogues.get(dataSource) ?? []).map((catalogue) => catalogue.refresh()));
}

/** Creates the real HTTP app on a real database, by default with empty pages. */
export async function createTestApp(
  dataSource: DataSource,
  {
    env,
    renderer = noPages,
    outbox = createOutbox(TEST_SECRET),
    responseCache = new ResponseCache(),
    passwords = new Passwords(QUICK),
    logStream = testLog,
  }: TestAppSettings = {},
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'trace', PUBLIC_URL: 'https://mesob.test', ...env });
  const reader = new StatementReader(dataSource);
  const services = await createServices({
    config,
    dataSource,
    reader,
    secret: config.jwtSecret ?? TEST_SECRET,
    outbox,
    passwords,
    onChange: (changes) => responseCache.invalidate(changes),
  });
  const app = await createApp({
    config,
    reader,
    services,
    schema: await createSchema(),
    renderer,
    responseCache,
    isReady: async () => true,
    isAlive: () => true,
    logStream,
  });
  const { catalogue } = services;
  catalogues.set(dataSource, [...(catalogues.get(dataSource) ?? []), catalogue]);
  return { app, reader, catalogue, services };
}
