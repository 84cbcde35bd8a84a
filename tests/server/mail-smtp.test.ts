import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobWorker } from '#server/jobs/start-worker.ts';
import { compose } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSmtpTransport } from '#server/mail/transports/smtp.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { createVerificationMail, oneOfEach } from '../support/mails.ts';
import { setUpDatabase } from '../support/set-up-app.ts';
import { startTestWorker } from '../support/worker.ts';

const sender = { from: 'Mesob <kitchen@mesob.test>', siteUrl: 'https://mesob.test' };
const id = '0b6f0e8e-5d6c-4b1e-9a55-3a1f0c3d2e11';
const queuedAt = '2026-05-20T14:05:00.000Z';

const database = await setUpDatabase();
let fake: FakeSmtp;

beforeEach(async () => {
  fake = await startFakeSmtp();
});
afterEach(() => fake.close());

const withLogin = (url: string, host = '127.0.0.1') => url.replace('//127.0.0.1', `//mesob:p%40ss%20word@${host}`);
const send = (mail: Mail, url = fake.url, timeoutMs = 20_000) =>
  createSmtpTransport({ url, timeoutMs }).send(compose(mail, { id, queuedAt }, sender));

describe('a mail server', () => {
  it.each(oneOfEach.map((mail) => [mail.template, mail] as const))('accepts %s', async (_template, mail) => {
    expect(await send(mail)).toEqual({ outcome: 'sent' });
    const [{ from, to, mail: parsed } = { mail: undefined }] = fake.delivered;
    expect([from, to]).toEqual(['kitchen@mesob.test', mail.to]);
    const message = compose(mail, { id, queuedAt }, sender);
    expect(parsed).toMatchObject({
      messageId: `<${id}@mesob.test>`,
      date: queuedAt,
      from: { name: 'Mesob', address: 'kitchen@mesob.test' },
      to: [{ address: mail.to, name: '' }],
      subject: message.subject,
    });
    expect(parsed?.text?.trim()).toBe(message.text.trim());
    expect(parsed?.html?.trim()).toBe(message.html.trim());
    expect(parsed?.replyTo?.map(({ address }) => address)).toEqual(message.replyTo ? [message.replyTo] : undefined);
    for (const [name, value] of Object.entries(message.headers))
      expect(parsed?.headers.find(({ key }) => key === name.toLowerCase())?.value).toBe(value);
  });

  it('gets user and password, unencrypted only on the same machine', async () => {
    expect(await send(createVerificationMail(1), withLogin(fake.url))).toEqual({ outcome: 'sent' });
    expect(fake.login).toBe('mesob p@ss word');
    fake.login = undefined;
    // This address is the same machine, but the transport does not recognize it.
    const server = withLogin(fake.url, '[::ffff:127.0.0.1]');
    expect(await send(createVerificationMail(1), server)).toMatchObject({ outcome: 'failed' });
    expect(fake.login).toBeUndefined();
    expect(fake.delivered).toHaveLength(1);
  });

  it.each([
    ['RCPT', '550 5.1.1 <reader-1@example.com> no such mailbox', 'bounced', 'responded with 550 to RCPT'],
    ['RCPT', '556 5.1.10 <reader-1@example.com> takes no email', 'bounced', 'responded with 556 to RCPT'],
    ['RCPT', '550 5.2.1 <reader-1@example.com> disabled', 'bounced', 'responded with 550 to RCPT'],
    ['RCPT', '452 5.2.2 <reader-1@example.com> mailbox full', 'failed', 'responded with 452 to RCPT'],
    ['message', '554 5.6.0 not like this', 'refused', 'responded with 554 to DATA'],
    ['RCPT', '554 5.7.1 <reader-1@example.com> relay access denied', 'failed', 'responded with 554 to RCPT'],
    ['RCPT', '451 4.7.1 <reader-1@example.com> greylisted', 'failed', 'responded with 451 to RCPT'],
    ['MAIL', '553 5.7.1 not your sender', 'failed', 'responded with 553 to MAIL'],
    ['message', '452 4.3.1 the disk is full', 'failed', 'responded with 452 to DATA'],
    ['AUTH', '535 5.7.8 wrong password', 'failed', 'responded with 535 to AUTH'],
  ] as const)('that responds to %s with "%s" causes the outcome "%s"', async (to, say, outcome, reason) => {
    await fake.behave({ to, say });
    const delivery = await send(createVerificationMail(1), withLogin(fake.url));
    const expected = outcome === 'bounced' ? { outcome: 'refused', isBounce: true } : { outcome };
    expect(delivery).toEqual({ ...expected, reason: `the mail server ${reason}` });
  });

  it('that is unreachable or silent causes the outcome "failed"', async () => {
    await fake.behave('refusing');
    expect(await send(createVerificationMail(1))).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(/^SMTP: \w+ \(.*ECONNREFUSED/),
    });
    await fake.behave('hanging');
    expect(await send(createVerificationMail(1), fake.url, 300)).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(/^SMTP: ETIMEDOUT/),
    });
  });
});

it('the outbox sends committed emails through a mail server, with retries until they are accepted, and reports a bounce', async () => {
  const secret = 'a secret of the tests, long enough';
  const log: string[] = [];
  const to = { smtp: fake.url };
  const bounced: string[] = [];
  let worker: JobWorker | undefined;
  try {
    await fake.behave({ to: 'RCPT', say: '451 4.7.1 later, please' });
    worker = startTestWorker({
      address: database.address,
      secret,
      to,
      onBounce: async (email) => void bounced.push(email),
      log: (line) => log.push(line),
      timeoutMs: 20_000,
    });
    await database.dataSource.transaction((manager) => createOutbox(secret).queue(manager, createVerificationMail(7)));
    await expect.poll(() => log.join('\n'), { timeout: 40_000 }).toMatch(/failed \(attempt 2\) and will be retried/);
    await fake.behave('well');
    await expect
      .poll(() => fake.delivered.map((mail) => mail.to), { timeout: 40_000 })
      .toEqual(['reader-7@example.com']);
    await expect.poll(() => log.at(-1), { timeout: 40_000 }).toMatch(/\(verify-email\): sent$/);
    await fake.behave({ to: 'RCPT', say: '550 5.1.1 no such mailbox' });
    await database.dataSource.transaction((manager) => createOutbox(secret).queue(manager, createVerificationMail(8)));
    await expect
      .poll(() => log.at(-1), { timeout: 40_000 })
      .toMatch(/will not be sent: the mail server responded with 550/);
    expect(bounced).toEqual(['reader-8@example.com']);
    expect(log.join()).not.toContain('example.com');
  } finally {
    await worker?.stop();
  }
});
