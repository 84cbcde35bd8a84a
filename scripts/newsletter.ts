import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { findDeadLinks } from '#server/features/newsletter/issue/dead-links.ts';
import { type Issue, IssueError, readIssue } from '#server/features/newsletter/issue/read-issue.ts';
import { sendIssue } from '#server/features/newsletter/issue/send-issue.ts';
import { NewsletterLinks, SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { SubscriberEntity, whereSubscribed } from '#server/features/newsletter/subscriber.entity.ts';
import { compose } from '#server/mail/compose.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createFileTransport } from '#server/mail/transports/files.ts';
import { getTransport } from '#server/mail/transports/get-transport.ts';
import type { Transport } from '#server/mail/transports/transport.ts';
import { getSigningSecret } from '#server/security/signing-secret.ts';
import { StartError } from '#server/start-error.ts';
import { requireDatabase } from './open-site-database.ts';

export const usage = `usage: npm run newsletter -- send <file.md> [--preview | --to <address> | --yes]

  send <file.md>                 checks the links to this site, asks for confirmation, and queues an email for every
                                 subscriber; safe to run again after a crash: no subscriber gets it twice
  send <file.md> --preview       writes the email to a file, and sends nothing
  send <file.md> --to <address>  sends it only to that address, immediately
  send <file.md> --yes           does not ask for confirmation`;

/** The `newsletter` command for editors. Sets the exit code: 0 for success, 1 for problems. */
export async function main(args: string[]): Promise<void> {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.exitCode = 1;
    const expected = error instanceof IssueError || error instanceof ConfigError || error instanceof StartError;
    console.error(expected ? error.message : error);
  }
}

async function run(args: string[]): Promise<number> {
  const options = getOptions(args);
  if (!options) {
    console.error(usage);
    return 1;
  }
  const { name, preview, to, yes } = options;
  const config = readConfig(process.env);
  // npm changes the working directory; a name is relative to the directory in which the command was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  const source = await fs.readFile(file, 'utf8').catch(() => {
    throw new IssueError(`${name}: file not found`);
  });
  const issue = readIssue(name, source, config.publicUrl);
  const deadLinks = (await findDeadLinks(issue.internalUrls, getStatus)).map(
    ({ line, message }) => `${name}:${line}: ${message}`,
  );
  if (preview) {
    for (const line of deadLinks) console.error(line);
    return await sendOne(config, issue, createFileTransport(path.join(config.outboxDir, 'previews')), config.contactTo);
  }
  if (deadLinks.length > 0) throw new IssueError(deadLinks.join('\n'));
  return to === undefined ? await send(config, issue, yes) : await sendOne(config, issue, getTransport(config), to);
}

/** Returns the status code of the running site's response; undefined if there is no response. */
async function getStatus(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => null);
  await response?.body?.cancel();
  return response?.status;
}

/** Returns the options of the command; null if they are invalid. */
function getOptions(args: string[]): { name: string; preview: boolean; to?: string; yes: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        preview: { type: 'boolean', default: false },
        to: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    const [command, name, ...more] = positionals;
    const modes = [values.preview, values.to !== undefined, values.yes].filter(Boolean);
    if (command !== 'send' || !name || more.length > 0 || modes.length > 1) return null;
    if (values.to !== undefined && !/^[^\s@]+@[^\s@]+$/.test(values.to)) return null;
    return { name, ...values };
  } catch {
    return null;
  }
}

/** Sends one email as subscribers would get it, except that its unsubscribe link belongs to no subscriber. */
async function sendOne(config: Config, issue: Issue, transport: Transport, to: string): Promise<number> {
  const { subject, html, text } = issue;
  const unsubscribeLink = new NewsletterLinks(config.publicUrl).unsubscribing('preview');
  const message = compose(
    { template: 'newsletter-issue', slug: null, to, subject, html, text, unsubscribeLink },
    { id: randomUUID(), queuedAt: new Date().toISOString() },
    { from: config.mailFrom, siteUrl: config.publicUrl },
  );
  const delivery = await transport.send(message);
  if (delivery.outcome !== 'sent') throw new IssueError(delivery.reason);
  const outcome = delivery.note === undefined ? `Sent to ${to}` : `Look at ${delivery.note}`;
  console.log(`Not sent to subscribers. ${outcome}`);
  return 0;
}

async function send(config: Config, issue: Issue, isConfirmed: boolean): Promise<number> {
  if ((config.mailgun || config.smtpUrl) && !config.publicUrl.startsWith('https:'))
    throw new IssueError('PUBLIC_URL must be https: otherwise mail programs do not show their unsubscribe button');
  // Checked before `getSigningSecret`, which may create a file.
  requireDatabase(config);
  const secret = await getSigningSecret(config);
  const database = await openDatabase(config, console.log);
  try {
    const subscribers = await database.dataSource.manager.countBy(SubscriberEntity, whereSubscribed);
    if (!isConfirmed && !(await confirm(`Send "${issue.subject}" to ${subscribers} subscribers?`))) {
      console.log('Nothing was sent.');
      return 1;
    }
    const { queued, wasFinishedEarlier } = await sendIssue(issue, {
      dataSource: database.dataSource,
      outbox: createOutbox(secret),
      ids: new SubscriberIds(secret),
      links: new NewsletterLinks(config.publicUrl),
      onProgress: (queuedCount, all) => console.log(`${queuedCount} of ${all} queued`),
    });
    if (wasFinishedEarlier) console.log(`"${issue.slug}" was already queued for ${queued} subscribers: nothing to do`);
    else console.log(`"${issue.slug}" is queued for ${queued} subscribers. The running server will send it`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Asks for confirmation at the terminal. @throws {IssueError} if there is no terminal */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new IssueError(`${question} There is no terminal to answer in: add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
