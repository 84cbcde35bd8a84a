import Mailgun from 'mailgun.js';
import type { Message } from '../compose.ts';
import type { Delivery, Transport } from './transport.ts';

interface MailgunOptions {
  apiKey: string;
  domain: string;
  /** `https://api.mailgun.net`, or `https://api.eu.mailgun.net`. */
  url: string;
  /** Timeout of an attempt, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Sends through Mailgun. */
export function createMailgunTransport({ apiKey, domain, url, timeoutMs = TIMEOUT_MS }: MailgunOptions): Transport {
  const client = new Mailgun(FormData).client({ username: 'api', key: apiKey, url, timeout: timeoutMs });
  return {
    async send(message) {
      try {
        const { id } = await client.messages.create(domain, toFields(message));
        return id ? { outcome: 'sent' } : { outcome: 'failed', reason: 'Mailgun responded without an ID' };
      } catch (error) {
        return toDelivery(error);
      }
    },
  };
}

function toFields({ from, to, replyTo, subject, html, text, messageId, date, headers }: Message) {
  const messageHeaders = {
    'Message-Id': messageId,
    Date: date.toUTCString(),
    ...(replyTo && { 'Reply-To': replyTo }),
    ...headers,
  };
  const prefixed = Object.fromEntries(Object.entries(messageHeaders).map(([name, value]) => [`h:${name}`, value]));
  // Tracking would replace one-time links with links to Mailgun.
  return { from, to, subject, html, text, 'o:tracking': false, ...prefixed };
}

/**
 * Returns the delivery for an error. Only 413 and 422 are permanent failures. The client reports failed connections as
 * status 400, with the system's error code as the message; Mailgun's own 400 may be about a wrong `MAIL_FROM`, and 401,
 * 402 and 404 about the key, the bill or the domain, all of which the operator can fix.
 */
function toDelivery(error: unknown): Delivery {
  if (!(error instanceof Error) || !('status' in error)) return { outcome: 'failed', reason: 'Mailgun: no response' };
  const { status, message } = error;
  const isResponse = !/^E[A-Z_]+$/.test(message) && message !== '' && message !== 'Incorrect url';
  if (!isResponse) return { outcome: 'failed', reason: `Mailgun: ${message || 'no response'}` };
  const isFinal = status === 413 || status === 422;
  return { outcome: isFinal ? 'refused' : 'failed', reason: `Mailgun responded with ${status}` };
}
