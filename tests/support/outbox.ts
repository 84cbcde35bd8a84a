import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

interface MailFile {
  /** Path of the file. */
  file: string;
  mail: Email;
}

/** Returns the emails in a folder, oldest first. */
export async function readMails(folder: string): Promise<MailFile[]> {
  const names = await fs.readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => path.join(folder, name));
  return Promise.all(files.map(async (file) => ({ file, mail: await PostalMime.parse(await fs.readFile(file)) })));
}

/** Waits for an email to an address whose subject matches. @returns the newest if there are several */
export async function findMail(folder: string, address: string, subject = /./): Promise<Email> {
  const find = async () =>
    (await readMails(folder)).findLast(
      ({ mail }) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''),
    );
  await expect.poll(find, { timeout: 15_000, interval: 50 }).toBeDefined();
  const foundMail = await find();
  if (!foundMail) throw new Error('the email is gone again');
  return foundMail.mail;
}

/** Returns the first link in an email's plain text to a page below `pathname`. */
export function getLink(mail: Email, pathname: string): string {
  const link = (mail.text ?? '').match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(pathname));
  if (!link) throw new Error(`The email has no link to ${pathname}:\n${mail.text}`);
  return link;
}
