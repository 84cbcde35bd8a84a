import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { NewsletterLinks, SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { type RunningServer, startServer } from '#server/start-server.ts';
import { TEST_SECRET } from '../support/app.ts';
import { type ContentFixture, createContent } from '../support/content.ts';
import { createVerificationMail } from '../support/mails.ts';
import { readMails } from '../support/outbox.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const pollOptions = { timeout: 20_000, interval: 20 };

const folder = setUpFolder('background');
const outbox = path.join(folder, 'outbox');
const database = await setUpDatabase();
let content: ContentFixture;
let servers: RunningServer[] = [];

beforeAll(async () => {
  content = createContent();
  const config = readConfig({
    DATABASE_URL: database.url,
    JWT_SECRET: TEST_SECRET,
    CONTENT_DIR: content.dir,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  const renderer = { render: async () => ({ status: 200, headers: {}, html: [''] }) };
  servers = await Promise.all([startServer(config, renderer), startServer(config, renderer)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  content?.delete();
});

const queueMail = (number: number) =>
  createOutbox(TEST_SECRET).queue(database.dataSource.manager, createVerificationMail(number));

it('mails are sent, jobs are scheduled, and housekeeping deletes expired rows', async () => {
  await queueMail(1);
  await expect.poll(() => readMails(outbox), pollOptions).toHaveLength(1);
  const scheduled = await database.dataSource.query('select name from scheduled_jobs order by 1');
  expect(scheduled.map(({ name }: { name: string }) => name)).toEqual([
    'housekeeping',
    'mail_open_reports',
    'publish_due',
    'send_due_issues',
  ]);

  await database.dataSource.query("insert into throttles (key, points, expire) values ('old', 1, 1), ('new', 1, $1)", [
    Date.now() + 3_600_000,
  ]);
  await database.dataSource.query("select graphile_worker.add_job('housekeeping')");
  const readStoredKeys = () => database.dataSource.query('select key from throttles');
  await expect.poll(readStoredKeys, pollOptions).toEqual([{ key: 'new' }]);
});

it('housekeeping deletes an unverified account, and a former subscriber gets no issue', async () => {
  const { dataSource } = database;
  await dataSource.query(
    "insert into users (username, email, created_at) values ('Abeba', 'abeba@gmail.com', now() - interval '31 days')",
  );
  await dataSource.query("select graphile_worker.add_job('housekeeping')");
  await expect.poll(() => dataSource.query('select email from users'), pollOptions).toEqual([]);

  const token = new SubscriberIds(TEST_SECRET).getToken(randomUUID());
  await createOutbox(TEST_SECRET).queue(dataSource.manager, {
    template: 'newsletter-issue',
    slug: '2026-05-lentils',
    to: 'abeba@gmail.com',
    subject: 'Lentils',
    html: '<p>Lentils</p>',
    text: 'Lentils',
    unsubscribeLink: new NewsletterLinks('https://mesob.test').unsubscribing(token),
  });
  await expect.poll(() => dataSource.query('select id from graphile_worker.jobs'), pollOptions).toEqual([]);
  expect((await readMails(outbox)).map(({ mail }) => mail.subject)).not.toContain('Lentils');
});

it('background work stops with the server', async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  expect(await database.dataSource.query('select id from job_workers')).toEqual([]);
  await queueMail(2);
  // Long enough for a worker that still runs to send the email.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readMails(outbox)).toHaveLength(1);
});
