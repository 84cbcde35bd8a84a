import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type DataSource, Not } from 'typeorm';
import { syncFolder } from '#server/content/sync-folder.ts';
import { ContentStateEntity } from '#server/features/catalogue/content-state.entity.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { createApp } from './app.ts';
import { createCdnPurge } from './cdn-purge.ts';
import type { Config } from './config.ts';
import { isTransient, openDatabase } from './database/open-database.ts';
import { StatementReader } from './database/statements.ts';
import { followChanges } from './follow-changes.ts';
import { createSchema } from './graphql/schema.ts';
import { createOutbox } from './mail/outbox.ts';
import { startTracing } from './observability/tracing.ts';
import { getSigningSecret } from './security/signing-secret.ts';
import { createServices } from './services.ts';
import { startBackgroundWork } from './start-background-work.ts';
import { describeStartFailure, toPortError } from './start-error.ts';

/** How long startup waits for an unreachable Postgres, in ms. */
const DATABASE_PATIENCE_MS = 60_000;
/** Delay before a failed import is retried, in ms. */
const IMPORT_RETRY_MS = 5_000;

export interface RunningServer {
  app: FastifyInstance;
  /** URL at which it listens. Example: "http://127.0.0.1:3050". */
  url: string;
  /** URL for Prometheus, if metrics are on. */
  metricsUrl?: string;
  /** Fails `/readyz`, waits until the load balancer has noticed, finishes requests in progress, and closes. */
  stop(): Promise<void>;
}

/**
 * Starts everything: database, migrations, content, schema, HTTP, background jobs.
 * @param listen - makes the app listen; returns its URL
 * @throws if the database, the content or the port is unavailable
 */
export async function startServer(
  config: Config,
  renderer: PageRenderer,
  listen = (app: FastifyInstance) => app.listen({ port: config.port, host: config.host }),
): Promise<RunningServer> {
  const log = createLog(config);
  const isDevelopment = renderer.middleware !== undefined;
  const metricsModule = config.metricsPort === undefined ? undefined : await import('./observability/metrics.ts');
  const metrics = metricsModule && new metricsModule.Metrics();
  metrics?.observeProcess();
  const secret = await getSigningSecret(config);
  const database = await openDatabase(config, log, DATABASE_PATIENCE_MS);
  try {
    const importFolder = () =>
      syncFolder({
        dataSource: database.dataSource,
        contentDir: config.contentDir,
        log,
        skip: true,
        withDrafts: isDevelopment,
      });
    // An import takes half a minute. If the database already has content, the site serves that until then.
    const servesBeforeImport = !isDevelopment && (await hasContent(database.dataSource));
    if (!servesBeforeImport) await importFolder();
    const dataSource = await database.openForRequests();
    const reader = new StatementReader(dataSource);
    const responseCache = new ResponseCache();
    const cdn = createCdnPurge(config, log);
    const services = await createServices({
      config,
      dataSource,
      reader,
      slowWorkSource: database.dataSource,
      secret,
      outbox: createOutbox(secret),
      async onChange(changes) {
        responseCache.invalidate(changes);
        // The CDN is purged last, so that it fetches new responses.
        await cdn?.purge(changes);
      },
    });

    metrics?.observePool(dataSource);
    metrics?.observeQueue(database.dataSource);
    metrics?.observeLateWork(database.dataSource);
    const stopTracing = config.otlpEndpoint ? await startTracing(config.otlpEndpoint) : undefined;

    let isStopping = false;
    const stopped = new AbortController();
    const isReady = async () => !isStopping && (await canQuery(reader));
    const app = await createApp({
      config,
      reader,
      services,
      schema: await createSchema(),
      renderer,
      responseCache,
      isReady,
      isAlive: database.isAlive,
      metrics,
    });
    const metricsServer = metrics && (await metricsModule?.serveMetrics(config, () => metrics.registry.metrics()));
    const onError = (error: Error) => app.log.warn({ error: error.message }, 'listening for changes failed');
    const listener = followChanges({
      database,
      catalogue: services.catalogue,
      // During development, sources change without a notification.
      responseCache: isDevelopment ? undefined : responseCache,
      purge: (change) => void cdn?.purge(change),
      onError,
    });
    // Nothing slow follows, so that the caller soon has `stop` to handle signals.
    const url = await listen(app).catch((error) => {
      throw toPortError(error, 'PORT', config.port);
    });
    const importWithRetries = async (): Promise<void> => {
      try {
        await importFolder();
      } catch (error) {
        if (isStopping) return;
        log(`The content was not imported; the site serves the previous content: ${describeStartFailure(error)}`);
        if (!isTransient(error as Error)) return;
        await pause(IMPORT_RETRY_MS, undefined, stopped).catch(() => {});
        if (!isStopping) await importWithRetries();
      }
    };
    const importing = servesBeforeImport ? importWithRetries() : undefined;
    const stopCounting = services.readerCounts.start((error) =>
      app.log.warn({ error: error.message }, 'reader counts are waiting for the database'),
    );
    const work = startBackgroundWork({ config, database, secret, services, log });
    log(`Mesob is served at ${config.publicUrl} (${url})`);
    return {
      app,
      url,
      metricsUrl: metricsServer?.url,
      async stop() {
        isStopping = true;
        stopped.abort();
        await new Promise((resolve) => setTimeout(resolve, config.shutdownGraceMs));
        await listener.close();
        await Promise.all([app.close(), work.stop(), metricsServer?.close()]);
        await stopCounting();
        cdn?.close();
        await stopTracing?.();
        // An unfinished import is rolled back.
        await Promise.all([database.close(), importing]);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Returns whether the database has imported content. A migration that needs another import empties the digest. */
async function hasContent(dataSource: DataSource): Promise<boolean> {
  return dataSource.manager.exists(ContentStateEntity, { where: { id: 1, digest: Not('') } });
}

async function canQuery(reader: StatementReader): Promise<boolean> {
  try {
    await reader.rows({ name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}

/** pino's level `info`, as in the log lines of requests. */
const INFO = 30;

/**
 * Returns a logger for events outside requests, such as startup, imports, emails and jobs. It writes lines of JSON like
 * the log lines of requests; to a terminal, only the text. It writes nothing if `LOG_LEVEL` is `silent`.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): (message: string) => void {
  if (logLevel === 'silent') return () => undefined;
  if (process.stdout.isTTY) return (message) => console.log(message);
  const origin = { pid: process.pid, hostname: os.hostname() };
  return (msg) => console.log(JSON.stringify({ level: INFO, time: Date.now(), ...origin, msg }));
}
