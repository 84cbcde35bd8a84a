import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { listen } from './database/listener.ts';
import { openDatabase } from './database/open-database.ts';
import { StatementReader } from './database/statements.ts';
import { forgetUnverified } from './features/accounts/forget-unverified.ts';
import { forgetOldMessages } from './features/contact/forget-old-messages.ts';
import { forgetUnconfirmed } from './features/newsletter/forget-unconfirmed.ts';
import { issuesForReaders } from './features/newsletter/issue/issues-for-readers.ts';
import { SubscriberIds } from './features/newsletter/subscriber-ids.ts';
import { createSchema } from './graphql/schema.ts';
import { importContent } from './importing/import-content.ts';
import { createJobs } from './jobs/jobs.ts';
import { startWorker } from './jobs/start-worker.ts';
import { createOutbox } from './mail/create-outbox.ts';
import { forgetExpired } from './security/forget-expired.ts';
import { signingSecret } from './security/signing-secret.ts';
import { createServices } from './services.ts';
import type { PageRenderer } from './web/renderer.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens, for example `http://127.0.0.1:3050`. */
  url: string;
  /** Says no at `/readyz`, waits for the balancer to notice, finishes what is under way, and closes. */
  stop(): Promise<void>;
}

/**
 * Starts everything: database, migrations, content, schema, HTTP, background jobs.
 * @throws where the database, the content or the port cannot be had.
 */
export async function startServer(config: Config, renderer: PageRenderer): Promise<RunningServer> {
  const log = (message: string) => {
    if (config.logLevel !== 'silent') console.log(message);
  };
  const secret = await signingSecret(config);
  const database = await openDatabase(config, log);
  try {
    await importContent({ dataSource: database.dataSource, contentDir: config.contentDir, log });
    const reader = new StatementReader(database.dataSource);
    const services = await createServices({
      config,
      dataSource: database.dataSource,
      reader,
      secret,
      outbox: createOutbox({ secret }),
    });

    let stopping = false;
    const isReady = async () => !stopping && (await answers(reader));
    const app = await createApp({ config, reader, services, schema: await createSchema(), renderer, isReady });
    const onError = (error: Error) => app.log.warn({ error: error.message }, 'listening for content changes failed');
    const listener = listen(
      database.address,
      'content_changed',
      () => void services.taxonomy.refresh().catch(onError),
      onError,
    );
    const url = await app.listen({ port: config.port, host: config.host });
    const forget = [forgetExpired, forgetUnverified, forgetUnconfirmed, forgetOldMessages];
    const isStillWanted = issuesForReaders(database.dataSource, new SubscriberIds(secret));
    const jobs = createJobs({ config, dataSource: database.dataSource, secret, isStillWanted, forget, log });
    const worker = startWorker({ address: database.address, jobs, log });
    log(`Mesob is served at ${config.publicUrl} (${url})`);
    return {
      app,
      url,
      async stop() {
        stopping = true;
        await new Promise((resolve) => setTimeout(resolve, config.shutdownGraceMs));
        await listener.close();
        await Promise.all([app.close(), worker.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function answers(reader: StatementReader): Promise<boolean> {
  try {
    await reader.rows({ name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}
