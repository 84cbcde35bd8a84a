import type { FastifyInstance } from 'fastify';
import { AnswerCache } from '#server/http/answers/answer-cache.ts';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createApp } from './app.ts';
import { createCdnPurge } from './cdn-purge.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { StatementReader } from './database/statements.ts';
import { followChanges } from './follow-changes.ts';
import { createSchema } from './graphql/schema.ts';
import { createOutbox } from './mail/outbox.ts';
import { Metrics, serveMetrics } from './observability/metrics.ts';
import { startTracing } from './observability/tracing.ts';
import { signingSecret } from './security/signing-secret.ts';
import { createServices } from './services.ts';
import { joinWorkers } from './worker-changes.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens, for example `http://127.0.0.1:3050`. */
  url: string;
  /** Where Prometheus reads, if that is set. */
  metricsUrl?: string;
  /** Says no at `/readyz`, waits for the balancer to notice, finishes what is under way, and closes. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Whether a supervisor has imported the content and does the background work: see `startCluster`. */
  isSupervised?: boolean;
}

/**
 * Starts everything: database, migrations, content, schema, HTTP, background jobs.
 * @throws where the database, the content or the port cannot be had.
 */
export async function startServer(
  config: Config,
  renderer: PageRenderer,
  { isSupervised = false }: StartOptions = {},
): Promise<RunningServer> {
  const log = (message: string) => {
    if (config.logLevel !== 'silent') console.log(message);
  };
  const metrics = config.metricsPort === undefined ? undefined : new Metrics();
  metrics?.observeProcess();
  // Before all that takes time: the supervisor waits for the answers of all its processes.
  if (isSupervised) metrics?.shareWithSupervisor();
  const secret = await signingSecret(config);
  const database = await openDatabase(config, log);
  try {
    // Late, like the background work: a process that a supervisor has started needs neither in its memory.
    if (!isSupervised) {
      const { importContent } = await import('#server/content/import-content.ts');
      await importContent({ dataSource: database.dataSource, contentDir: config.contentDir, log });
    }
    const dataSource = await database.openForRequests();
    const reader = new StatementReader(dataSource);
    const answers = new AnswerCache();
    const cdn = createCdnPurge(config, log);
    const notifyWorkers = joinWorkers((change) => answers.evict(change));
    const services = await createServices({
      config,
      dataSource,
      reader,
      patientSource: database.dataSource,
      secret,
      outbox: createOutbox({ secret }),
      async onChange(changes) {
        answers.evict(changes);
        // The CDN comes last: what it asks for anew must be new.
        await notifyWorkers(changes);
        await cdn?.purge(changes);
      },
    });

    metrics?.observePool(dataSource);
    if (!isSupervised) metrics?.observeQueue(database.dataSource);
    const stopTracing = config.otlpEndpoint ? await startTracing(config.otlpEndpoint) : undefined;

    let stopping = false;
    const isReady = async () => !stopping && (await answersQueries(reader));
    const app = await createApp({
      config,
      reader,
      services,
      schema: await createSchema(),
      renderer,
      answers,
      isReady,
      isAlive: database.isAlive,
      metrics,
    });
    const onError = (error: Error) => app.log.warn({ error: error.message }, 'listening for changes failed');
    const listener = followChanges({
      database,
      catalogue: services.catalogue,
      // In development sources change without a notification.
      answers: renderer.middleware ? undefined : answers,
      onImported: () => void cdn?.purge('everything'),
      onError,
    });
    const background = isSupervised ? undefined : await import('./start-background-work.ts');
    // From here on a signal may come: what stops the server must be known soon.
    const url = await app.listen({ port: config.port, host: config.host });
    const metricsServer =
      metrics && !isSupervised ? await serveMetrics(config, () => metrics.registry.metrics()) : undefined;
    const work = background?.startBackgroundWork({ config, database, secret, log });
    if (!isSupervised) log(`Mesob is served at ${config.publicUrl} (${url})`);
    return {
      app,
      url,
      metricsUrl: metricsServer?.url,
      async stop() {
        stopping = true;
        await new Promise((resolve) => setTimeout(resolve, config.shutdownGraceMs));
        await listener.close();
        await Promise.all([app.close(), work?.stop(), metricsServer?.close()]);
        cdn?.close();
        await stopTracing?.();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function answersQueries(reader: StatementReader): Promise<boolean> {
  try {
    await reader.rows({ name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}
