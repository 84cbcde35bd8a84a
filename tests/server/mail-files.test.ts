import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { compose } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { oneOfEach } from '../support/mails.ts';
import { findMail, getLink, readMails } from '../support/outbox.ts';
import { setUpFolder } from '../support/set-up-folder.ts';

const sender = { from: 'Mesob <kitchen@mesob.test>', siteUrl: 'https://mesob.test' };
const id = '0b6f0e8e-5d6c-4b1e-9a55-3a1f0c3d2e11';
// Names with a comma and spaces, which have to be escaped in the file's URL.
const root = setUpFolder('mail, files');
let parent: string;
let folder: string;

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(root, 'one '));
  folder = path.join(parent, 'missing folder', 'mail folder');
});

const send = (mail: Mail, queuedAt = '2026-05-20T14:05:00.000Z', jobId = id) =>
  createFileTransport(folder).send(compose(mail, { id: jobId, queuedAt }, sender));

describe('mail files', () => {
  it.each(oneOfEach.map((mail) => [mail.template, mail] as const))('%s can be parsed', async (template, mail) => {
    const delivery = await send(mail);
    const [{ file, mail: parsed } = { file: '', mail: undefined }] = await readMails(folder);
    expect(delivery).toEqual({ outcome: 'sent', note: expect.stringMatching(/^file:\/\/\/\S+\.eml$/) });
    expect(fileURLToPath('note' in delivery ? (delivery.note ?? '') : '')).toBe(file);
    expect(path.basename(file)).toBe(`2026-05-20T14-05-00.000Z-${template}-0b6f0e8e.eml`);
    // Some mail programs refuse lines that end with LF alone.
    expect(fs.readFileSync(file, 'latin1')).not.toMatch(/(?<!\r)\n/);
    expect(parsed).toMatchObject({
      messageId: `<${id}@mesob.test>`,
      date: '2026-05-20T14:05:00.000Z',
      from: { name: 'Mesob', address: 'kitchen@mesob.test' },
      to: [{ address: mail.to, name: '' }],
      subject: compose(mail, { id, queuedAt: '2026-05-20T14:05:00.000Z' }, sender).subject,
    });
    const getHeader = (key: string) => parsed?.headers.find((each) => each.key === key)?.value;
    expect(getHeader('auto-submitted')).toBe('auto-generated');
    if ('unsubscribeLink' in mail) expect(getHeader('list-unsubscribe')).toBe(`<${mail.unsubscribeLink}>`);
    if ('link' in mail && parsed) {
      expect(getLink(parsed, new URL(mail.link).pathname)).toBe(mail.link);
      expect(parsed.html).toContain(mail.link.replaceAll('&', '&amp;'));
    }
  });

  it('are readable only by their owner, are not duplicated by a retry, and sort by time', async () => {
    const [mail] = oneOfEach as [Mail];
    await send(mail);
    await send(mail);
    const names = fs.readdirSync(folder);
    expect(names).toHaveLength(1);
    expect(fs.statSync(path.join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    await send(mail, '2026-05-20T14:04:59.000Z', 'ffffffff-5d6c-4b1e-9a55-3a1f0c3d2e11');
    expect((await readMails(folder)).map((stored) => stored.mail.messageId?.slice(1, 9))).toEqual([
      'ffffffff',
      '0b6f0e8e',
    ]);
    expect((await findMail(folder, mail.to)).messageId).toContain('0b6f0e8e');
  });

  it('fail, to be retried, if their folder cannot be created', async () => {
    fs.writeFileSync(path.join(parent, 'missing folder'), 'a file in the way');
    const [mail] = oneOfEach as [Mail];
    expect(await send(mail)).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/ENOTDIR|EEXIST/) });
  });

  it('are safe from header injection', async () => {
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\nbody';
    await send({ template: 'contact-message', to: 'a@b.c', name, email: 'e@f.g', message: 'x' });
    const [mail] = await readMails(folder);
    expect(mail?.mail.bcc ?? []).toEqual([]);
    expect(mail?.mail.subject).toBe('Message from Eve Bcc: all@example.com body');
  });
});
