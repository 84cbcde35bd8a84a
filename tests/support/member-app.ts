import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import type { Services } from '#server/services.ts';
import { type RecordingOutbox, recordingOutbox } from './accounts.ts';
import { createTestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createFilledDatabase } from './filled-database.ts';

export interface MemberApp {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase;
  outbox: RecordingOutbox;
  close(): Promise<void>;
}

/** The HTTP app over a database of its own, whose mails are remembered, and which believes every caller where it is. */
export async function createMemberApp({
  recipes = false,
  renderer,
}: {
  recipes?: boolean;
  renderer?: PageRenderer;
} = {}): Promise<MemberApp> {
  const database = await (recipes ? createFilledDatabase() : createTestDatabase());
  const outbox = recordingOutbox();
  const { app, services } = await createTestApp(database.dataSource, {
    env: { TRUST_PROXY: '1' },
    renderer,
    outbox,
  });
  return {
    app,
    services,
    database,
    outbox,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
