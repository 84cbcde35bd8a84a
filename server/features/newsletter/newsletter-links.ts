import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/security/signing-secret.ts';

const ID_BYTES = 16;
/** 48 bytes in base64url: each text stands for other bytes. */
const TOKEN = /^[\w-]{64}$/;

/**
 * Names subscribers, and makes the tokens with which they leave. Nothing is stored for it: an id comes from the address,
 * a token from the id. So every issue can carry a link, a dump of the database has none, and the link in an old issue
 * still works for one who left and came back.
 */
export class SubscriberIds {
  private readonly idKey: Buffer;
  private readonly tokenKey: Buffer;

  /** @param secret the server's; with another one, links in mails that were sent no longer work. */
  constructor(secret: string) {
    this.idKey = deriveKey(secret, 'newsletter subscribers');
    this.tokenKey = deriveKey(secret, 'newsletter unsubscribing');
  }

  /** Returns a UUID, always the same for the same mailbox. */
  idOf(mailbox: string): string {
    return uuidOf(mac(this.idKey, mailbox).subarray(0, ID_BYTES));
  }

  /** @returns the token that unsubscribes a subscriber. */
  tokenOf(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, mac(this.tokenKey, bytes)]).toString('base64url');
  }

  /** @returns the subscriber's id, or null where we did not make the token. */
  idIn(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), mac(this.tokenKey, id)) ? uuidOf(id) : null;
  }
}

/** The addresses in mails about the newsletter. */
export class NewsletterLinks {
  /** @param publicUrl without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  /** Opens a page; only the page's own call has an effect. */
  confirmation(token: string): string {
    return `${this.publicUrl}/newsletter/confirm/${token}`;
  }

  /** Opens a page with a button; mailboxes post to it. */
  unsubscribing(token: string): string {
    return `${this.publicUrl}/newsletter/unsubscribe/${token}`;
  }
}

function mac(key: Buffer, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
