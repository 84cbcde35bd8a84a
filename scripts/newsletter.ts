import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type Issue, IssueError, readIssue } from '#server/features/newsletter/issue/read-issue.ts';
import { sendIssue } from '#server/features/newsletter/issue/send-issue.ts';
import { NewsletterLinks, SubscriberIds } from '#server/features/newsletter/newsletter-links.ts';
import { compose } from '#server/mail/compose.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { fileTransport } from '#server/mail/transports/files.ts';
import { signingSecret } from '#server/security/signing-secret.ts';

const USAGE = `usage: npm run newsletter -- send <file.md> [--preview]

  send <file.md>            queues an issue to every confirmed subscriber; run it again after a crash, no subscriber gets it twice
  send <file.md> --preview  writes the mail into a file, and sends nothing`;

/** The editor's tool. Sets the exit code: 0 for fine, 1 for problems. */
export async function main(args: string[]): Promise<void> {
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.exitCode = 1;
    const expected = error instanceof IssueError || error instanceof ConfigError;
    console.error(expected ? error.message : error);
  }
}

async function run(args: string[]): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [command, name, ...more] = args.filter((arg) => !arg.startsWith('--'));
  if (command !== 'send' || !name || more.length > 0 || flags.some((flag) => flag !== '--preview')) {
    console.error(USAGE);
    return 1;
  }
  const config = readConfig(process.env);
  // npm changes the folder; names are meant from where one is.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  const source = await fs.readFile(file, 'utf8').catch(() => {
    throw new IssueError(`${name}: there is no such file`);
  });
  const issue = readIssue(name, source, config.publicUrl);
  return flags.length > 0 ? await preview(config, issue) : await send(config, issue);
}

/** Writes one mail as it would arrive. Its link to unsubscribe belongs to no subscriber. */
async function preview(config: Config, { subject, html, text }: Issue): Promise<number> {
  const unsubscribeLink = new NewsletterLinks(config.publicUrl).unsubscribing('preview');
  const mail = { template: 'newsletter-issue' as const, to: config.contactTo, subject, html, text, unsubscribeLink };
  const message = compose(
    mail,
    { id: randomUUID(), queuedAt: new Date().toISOString() },
    { from: config.mailFrom, siteUrl: config.publicUrl },
  );
  const delivery = await fileTransport(path.join(config.outboxDir, 'previews')).send(message);
  if (delivery.outcome !== 'sent') throw new IssueError(delivery.reason);
  console.log(`Nothing is sent. Look at ${delivery.note}`);
  return 0;
}

async function send(config: Config, issue: Issue): Promise<number> {
  if ((config.mailgun || config.smtpUrl) && !config.publicUrl.startsWith('https:'))
    throw new IssueError('PUBLIC_URL has to begin with https: or mailboxes do not show their button to unsubscribe');
  const secret = await signingSecret(config);
  const database = await openDatabase(config, console.log);
  try {
    const { queued, before } = await sendIssue(issue, {
      dataSource: database.dataSource,
      outbox: createOutbox({ secret }),
      ids: new SubscriberIds(secret),
      links: new NewsletterLinks(config.publicUrl),
      onProgress: (done, all) => console.log(`${done} of ${all} queued`),
    });
    if (before) console.log(`"${issue.slug}" went out before, to ${queued}: nothing more to do`);
    else console.log(`"${issue.slug}" is queued for ${queued}. The running server sends it`);
    return 0;
  } finally {
    await database.close();
  }
}
