import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Message } from '../compose.ts';
import type { Transport } from './transport.ts';

/**
 * Writes each message to a file that mail programs can open, readable only by the server's user. A retry overwrites
 * the same file.
 * @param folder - absolute; created if missing
 */
export function createFileTransport(folder: string): Transport {
  return {
    async send(message) {
      const file = path.join(folder, getFileName(message));
      try {
        await fs.mkdir(folder, { recursive: true, mode: 0o700 });
        // Written to a temporary file first, so that readers never see a partial email.
        const draft = `${file}.${process.pid}.part`;
        await fs.writeFile(draft, await toMime(message), { mode: 0o600 });
        await fs.rename(draft, file);
        return { outcome: 'sent', note: pathToFileURL(file).href };
      } catch (error) {
        return { outcome: 'failed', reason: `cannot write a file in ${folder}: ${getCode(error)}` };
      }
    },
  };
}

/** Returns a file name that sorts by time and contains no email address. */
function getFileName({ date, template, messageId }: Message): string {
  const time = date.toISOString().replace(/:/g, '-');
  return `${time}-${template}-${messageId.slice(1, 9)}.eml`;
}

function toMime({ from, to, replyTo, subject, html, text, messageId, date, headers }: Message): Promise<Buffer> {
  const address = { name: '', address: to };
  // RFC 5322, 2.3: lines of a message end with CRLF.
  const newline = 'windows';
  return new MailComposer({ from, to: address, replyTo, subject, html, text, messageId, date, headers, newline })
    .compile()
    .build();
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
