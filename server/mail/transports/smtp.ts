import { createTransport } from 'nodemailer';
import type { Delivery, Transport } from './transport.ts';

interface SmtpOptions {
  /** `smtps://user:password@mail.example.com:465`, or `smtp://…:587` for STARTTLS. */
  url: string;
  /** Timeout of an attempt, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Sends through a mail server, with a new connection for each message. */
export function createSmtpTransport({ url, timeoutMs = TIMEOUT_MS }: SmtpOptions): Transport {
  const { username, hostname } = new URL(url);
  const client = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // An attacker in the network could remove STARTTLS from the server's greeting, and read the password.
    requireTLS: username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
  });
  return {
    async send({ to, template: _kind, ...message }) {
      try {
        await client.sendMail({ ...message, to: { name: '', address: to } });
        return { outcome: 'sent' };
      } catch (error) {
        return toDelivery(error);
      }
    },
  };
}

/** Codes of failed connections, whose messages name only the server. Other messages may contain email addresses. */
const WITHOUT_RESPONSE = ['ECONNECTION', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'];

/**
 * Status codes of rejected recipients (RFC 3463 and 7505): no such mailbox or domain, bad syntax, moved, no email
 * accepted, or disabled.
 */
const BOUNCE = /^\d{3}[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;

/**
 * Returns the delivery for an error. A rejected recipient and a rejected message are permanent failures. Other failures
 * may be temporary: the operator can fix a wrong password, or a relay that refuses us.
 */
function toDelivery(error: unknown): Delivery {
  if (!(error instanceof Error)) return { outcome: 'failed', reason: 'SMTP: no response' };
  const { code, responseCode, response, command, message } = error as Error & {
    code?: string;
    responseCode?: number;
    response?: string;
    command?: string;
  };
  if (!responseCode) {
    const detail = WITHOUT_RESPONSE.includes(code ?? '') ? ` (${message})` : '';
    return { outcome: 'failed', reason: `SMTP: ${code ?? 'no response'}${detail}` };
  }
  const isBounce = responseCode >= 500 && BOUNCE.test(response ?? '') && /^RCPT\b/.test(command ?? '');
  const reason = `the mail server responded with ${responseCode} to ${command?.replace(/ .*/, '') ?? 'the connection'}`;
  if (isBounce) return { outcome: 'refused', reason, isBounce };
  return { outcome: responseCode >= 500 && command === 'DATA' ? 'refused' : 'failed', reason };
}
