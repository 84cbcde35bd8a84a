import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readIssue } from '#server/features/newsletter/issue/read-issue.ts';
import { createIssueFilter, type SendIssueOptions, sendIssue } from '#server/features/newsletter/issue/send-issue.ts';
import { NewsletterLinks, SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { createSeal } from '#server/mail/seal.ts';
import { main as newsletter } from '../../scripts/newsletter.ts';
import { TEST_SECRET } from '../support/app.ts';
import { findMail, readMails } from '../support/outbox.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { setUpFolder } from '../support/set-up-folder.ts';
import { startTestWorker } from '../support/worker.ts';

const folder = setUpFolder('mesob-newsletter');
const database = await setUpDatabase();

beforeEach(() => database.clear());

const SOURCE = '---\nsubject: Lentils, slowly\n---\n\nSee [misir wat](/recipes/dinner/misir-wat).\n';
const site = 'https://mesob.test';
const issue = readIssue('2026-05-lentils.md', SOURCE, site);
const ids = new SubscriberIds(TEST_SECRET);
const seal = createSeal(TEST_SECRET);
const getOptions = (overrides: Partial<SendIssueOptions> = {}): SendIssueOptions => ({
  dataSource: database.dataSource,
  outbox: createOutbox(TEST_SECRET),
  ids,
  links: new NewsletterLinks(site),
  ...overrides,
});

async function addSubscribers(count: number, from = 1): Promise<void> {
  const emails = Array.from({ length: count }, (_, index) => `reader-${from + index}@example.com`);
  await database.dataSource.query(
    `insert into subscribers (id, email, confirmed_at) select *, now() from unnest($1::uuid[], $2::text[])`,
    [emails.map((email) => ids.getId(email)), emails],
  );
}

/** Returns every queued email, decrypted. */
async function getQueuedMails(): Promise<Mail[]> {
  const rows: { payload: { id: string; sealed: string } }[] = await database.dataSource.query(
    'select payload from graphile_worker._private_jobs',
  );
  return rows.map(({ payload }) => JSON.parse(seal.open(payload.sealed, payload.id)));
}

/** Expects this many queued emails, each to a different subscriber. */
async function expectQueuedMails(count: number): Promise<void> {
  const addresses = (await getQueuedMails()).map(({ to }) => to);
  expect(addresses).toHaveLength(count);
  expect(new Set(addresses).size).toBe(count);
}

describe('an issue', () => {
  it('is sent to every confirmed subscriber, each with their own link', async () => {
    await addSubscribers(7);
    await database.dataSource.query(
      "insert into subscribers (id, email) values (gen_random_uuid(), 'waits@example.com')",
    );
    const progress: string[] = [];
    const onProgress = (queued: number, all: number) => progress.push(`${queued}/${all}`);
    expect(await sendIssue(issue, getOptions({ batchSize: 3, onProgress }))).toEqual({
      queued: 7,
      wasFinishedEarlier: false,
    });
    expect(progress).toEqual(['3/7', '6/7', '7/7']);
    await expectQueuedMails(7);
    for (const mail of await getQueuedMails()) {
      expect(mail).toMatchObject({ template: 'newsletter-issue', subject: 'Lentils, slowly' });
      const link = 'unsubscribeLink' in mail ? mail.unsubscribeLink : '';
      expect(ids.readId(link.slice(`${site}/newsletter/unsubscribe/`.length))).toBe(ids.getId(mail.to));
    }
  });

  it('is not sent again, even to people who subscribed after it was sent', async () => {
    await addSubscribers(3);
    await sendIssue(issue, getOptions());
    await database.dataSource.query('delete from subscribers');
    await addSubscribers(5);
    expect(await sendIssue(issue, getOptions())).toEqual({ queued: 3, wasFinishedEarlier: true });
    await expectQueuedMails(3);
  });

  it('resumes after an interrupted run', async () => {
    await addSubscribers(10);
    let attemptsLeft = 5;
    const realOutbox = createOutbox(TEST_SECRET);
    const failingOutbox: Outbox = {
      queue: (manager, mail) =>
        attemptsLeft-- > 0 ? realOutbox.queue(manager, mail) : Promise.reject(new Error('gone')),
    };
    await expect(sendIssue(issue, getOptions({ outbox: failingOutbox, batchSize: 2 }))).rejects.toThrow('gone');
    await expectQueuedMails(4);
    await database.dataSource.query('delete from subscribers where id = (select max(id::text)::uuid from subscribers)');
    await addSubscribers(2, 11);
    expect(await sendIssue(issue, getOptions({ batchSize: 2 }))).toEqual({ queued: 9, wasFinishedEarlier: false });
    await expectQueuedMails(9);
  });

  it('is sent once by three concurrent runs', async () => {
    await addSubscribers(40);
    await Promise.all([1, 2, 3].map(() => sendIssue(issue, getOptions({ batchSize: 3 }))));
    await expectQueuedMails(40);
  });

  it('is not sent with another text, nor under another name', async () => {
    await addSubscribers(1);
    await sendIssue(issue, getOptions());
    const corrected = readIssue('2026-05-lentils.md', SOURCE.replace('See', 'Look at'), site);
    await expect(sendIssue(corrected, getOptions())).rejects.toThrow('Another text was sent as "2026-05-lentils"');
    const renamed = readIssue('lentils-again.md', SOURCE, site);
    await expect(sendIssue(renamed, getOptions())).rejects.toThrow(
      'The same text was already sent as "2026-05-lentils"',
    );
    await expectQueuedMails(1);
  });

  it('has the headers and the footer for unsubscribing', async () => {
    await addSubscribers(1);
    await sendIssue(issue, getOptions());
    const to = path.join(folder, 'outbox');
    const worker = startTestWorker({ address: database.address, secret: TEST_SECRET, to: { folder: to } });
    const mail = await findMail(to, 'reader-1@example.com');
    await worker.stop();
    const link = `${site}/newsletter/unsubscribe/${ids.getToken(ids.getId('reader-1@example.com'))}`;
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toBe(`<${link}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`Unsubscribe: ${link}`);
    expect(mail.text).toContain(`See misir wat (${site}/recipes/dinner/misir-wat?issue=2026-05-lentils).`);
    expect(mail.html).toContain(`<a href="${site}/recipes/dinner/misir-wat?issue=2026-05-lentils">misir wat</a>`);
  });
});

describe('a queued issue', () => {
  it('is not sent to former subscribers, nor to returning subscribers before they confirm', async () => {
    await addSubscribers(4);
    await sendIssue(issue, getOptions());
    const { dataSource } = database;
    const confirmation: Mail = {
      template: 'newsletter-confirm',
      to: 'reader-1@example.com',
      link: `${site}/x`,
      unsubscribeLink: `${site}/y`,
    };
    await createOutbox(TEST_SECRET).queue(dataSource.manager, confirmation);
    await dataSource.query("delete from subscribers where email in ('reader-1@example.com', 'reader-2@example.com')");
    await dataSource.query("update subscribers set confirmed_at = null where email = 'reader-3@example.com'");

    const to = path.join(folder, 'left');
    const log: string[] = [];
    const worker = startTestWorker({
      address: database.address,
      secret: TEST_SECRET,
      to: { folder: to },
      isStillWanted: createIssueFilter(dataSource, ids),
      log: (line) => log.push(line),
    });
    await expect.poll(getQueuedMails, { timeout: 20_000, interval: 20 }).toEqual([]);
    await worker.stop();
    const sentMails = (await readMails(to)).map(({ mail }) => `${mail.to?.[0]?.address} ${mail.subject}`);
    expect(sentMails.sort()).toEqual([
      'reader-1@example.com Confirm your subscription',
      `reader-4@example.com ${issue.subject}`,
    ]);
    const refusals = log.filter((line) => line.endsWith('(newsletter-issue) will not be sent: it is no longer wanted'));
    expect(refusals).toHaveLength(3);
    expect(log.join()).not.toContain('example.com');
  });

  it('waits while it is unknown whether the reader is still subscribed', async () => {
    await addSubscribers(1);
    await sendIssue(issue, getOptions());
    const to = path.join(folder, 'unknown');
    let checkCount = 0;
    const isStillWanted = async () => {
      checkCount += 1;
      if (checkCount < 3) throw new Error('no database for reader-1@example.com');
      return true;
    };
    const log: string[] = [];
    const worker = startTestWorker({
      address: database.address,
      secret: TEST_SECRET,
      to: { folder: to },
      isStillWanted,
      log: (line) => log.push(line),
    });
    await findMail(to, 'reader-1@example.com');
    await worker.stop();
    expect(checkCount).toBe(3);
    expect(log.join()).not.toContain('example.com');
  });
});

describe('reading an issue file', () => {
  const toSource = (markdown: string) => `---\nsubject: Lentils\n---\n${markdown}`;
  it.each([
    ['Lentils.md', toSource('x'), 'the name must consist of lowercase letters'],
    ['a.md', 'Lentils', 'a.md:1: begin with the lines'],
    ['a.md', '---\ntitle: Lentils\n---\nx', 'a.md:2: subject'],
    ['a.md', '---\nsubject: Lentils\ndate: May\n---\nx', 'a.md:2: Unrecognized key: "date"'],
    ['a.md', '---\nsubject: "a\\nBcc: x"\n---\nx', 'must be on one line'],
    ['a.md', '---\nsubject: [\n---\nx', 'a.md:2:'],
    ['a.md', toSource(' \n'), 'there is nothing to send'],
    ['a.md', toSource('One\n\n<script>x</script>'), 'a.md:6: HTML is not allowed'],
    ['a.md', toSource('One <b>two</b>'), 'a.md:4: HTML is not allowed'],
    ['a.md', toSource('> - deep <img src=x onerror=y>'), 'HTML is not allowed'],
    ['a.md', toSource('<!-- x -->'), 'HTML is not allowed'],
    ['a.md', toSource(`Deep\n${'>'.repeat(25_000)}`), 'a.md:5: quotes and lists are nested too deep'],
    ['a.md', toSource('_a_'.repeat(15_000)), 'a.md:4: a paragraph has more than 10000 characters'],
    ['a.md', toSource('One\n[two](javascript:alert(1))'), 'a.md:5: the link javascript:'],
    ['a.md', toSource('[two](//elsewhere.example)'), 'the link //elsewhere.example'],
    ['a.md', toSource('[two](/\\elsewhere.example)'), 'the link /\\elsewhere.example'],
    ['a.md', toSource('![](/a.jpg)'), 'has no alternative text'],
    ['a.md', toSource('![a](data:image/png;base64,x)'), 'the picture data:'],
    ['a.md', toSource('![a](https://elsewhere.example/a.jpg)'), 'must be one of this site'],
    ['a.md', toSource('One\n\n{{recipe doro-wat}}'), 'a.md:6: recipe cards work only in issues written at the desk'],
  ])('refuses %s with the text %j', (name, source, message) => {
    expect(() => readIssue(name, source, site)).toThrow(message);
  });

  it('keeps code and special characters unchanged', () => {
    const { html, text } = readIssue('a.md', toSource('`<b>` & 2 < 3'), site);
    expect(html).toContain('<code>&lt;b&gt;</code> &amp; 2 &lt; 3');
    expect(text).toBe('<b> & 2 < 3');
  });
});

describe('npm run newsletter', () => {
  /** Fakes the running site: every link of the issues works except `/nowhere`. */
  const siteServer = http.createServer((request, response) => {
    response.writeHead(request.url === '/nowhere' ? 404 : 200).end();
  });
  let env: Record<string, string> = {};
  beforeAll(async () => {
    await once(siteServer.listen(0, '127.0.0.1'), 'listening');
    env = {
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      DATA_DIR: path.join(folder, 'data'),
      INIT_CWD: folder,
      PUBLIC_URL: `http://127.0.0.1:${(siteServer.address() as AddressInfo).port}`,
    };
  });
  afterAll(() => siteServer.close());

  /** Runs the command in this process, because starting one takes too long. @returns its exit code and its output */
  async function run(...args: string[]): Promise<{ code: typeof process.exitCode; output: string }> {
    const lines: string[] = [];
    const record = (line: unknown) => lines.push(String(line));
    const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(record));
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const previousExitCode = process.exitCode;
    try {
      await newsletter(args);
      return { code: process.exitCode, output: lines.join('\n') };
    } finally {
      process.exitCode = previousExitCode;
      vi.unstubAllEnvs();
      for (const spy of spies) spy.mockRestore();
    }
  }

  it('writes a preview to a file, and sends nothing', async () => {
    await fs.writeFile(path.join(folder, 'other.md'), SOURCE);
    await addSubscribers(1);
    const { code, output } = await run('send', 'other.md', '--preview');
    expect([code, output]).toEqual([0, expect.stringContaining('Not sent to subscribers. Look at')]);
    const [preview] = await readMails(path.join(folder, 'data/outbox/previews'));
    expect(preview?.mail.subject).toBe('Lentils, slowly');
    await expectQueuedMails(0);
  });

  it('sends to a single address, and to all only with confirmation', async () => {
    await fs.writeFile(path.join(folder, 'once.md'), SOURCE);
    await addSubscribers(3);
    await database.dataSource.query("update subscribers set bounced_at = now() where email = 'reader-3@example.com'");
    const { code, output } = await run('send', 'once.md', '--to', 'me@example.org');
    expect([code, output]).toEqual([0, expect.stringContaining('Not sent to subscribers.')]);
    const mails = await readMails(path.join(folder, 'data/outbox'));
    expect(mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual(['me@example.org']);
    const refusal = await run('send', 'once.md');
    expect([refusal.code, refusal.output]).toEqual([1, expect.stringMatching(/ to 2 subscribers\? .*add --yes/)]);
    await expectQueuedMails(0);
    const result = await run('send', 'once.md', '--yes');
    expect([result.code, result.output]).toEqual([0, expect.stringContaining('"once" is queued for 2 subscribers.')]);
    const repetition = await run('send', 'once.md', '--yes');
    expect([repetition.code, repetition.output]).toEqual([
      0,
      expect.stringContaining('was already queued for 2 subscribers'),
    ]);
    await expectQueuedMails(2);
  });

  it('finds a broken picture of the site, and sends nothing', async () => {
    await fs.writeFile(path.join(folder, 'dead.md'), `${SOURCE}\n![A pot](/nowhere)\n`);
    await addSubscribers(1);
    const { code, output } = await run('send', 'dead.md', '--yes');
    expect([code, output]).toEqual([1, expect.stringMatching(/^dead\.md:7: http:.*\/nowhere leads nowhere \(404\)$/)]);
    await expectQueuedMails(0);
  });

  it('prints its usage, and errors', async () => {
    expect(await run('send')).toEqual({ code: 1, output: expect.stringContaining('usage:') });
    expect(await run('send', 'none.md')).toEqual({ code: 1, output: 'none.md: file not found' });
  });
});
