import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Outbox } from '#server/mail/outbox.ts';
import { deriveKey } from '#server/security/signing-secret.ts';

const ID_BYTES = 16;
/** 48 bytes fill 64 characters of base64url completely, so each token has only one spelling. */
const TOKEN = /^[\w-]{64}$/;

/**
 * Derives subscribers' ids from their mailboxes, and unsubscribe tokens from the ids. No token is stored, so every
 * issue can contain a link, a database dump contains none, and the link in an old issue still works for a reader who
 * unsubscribed and subscribed again.
 */
export class SubscriberIds {
  private readonly idKey: Buffer;
  private readonly tokenKey: Buffer;

  /** @param secret - the server's secret; if it changes, links in sent emails stop working */
  constructor(secret: string) {
    this.idKey = deriveKey(secret, 'newsletter subscribers');
    this.tokenKey = deriveKey(secret, 'newsletter unsubscribing');
  }

  /** Returns a UUID that is always the same for the same mailbox. */
  getId(mailbox: string): string {
    return toUuid(mac(this.idKey, mailbox).subarray(0, ID_BYTES));
  }

  /** Returns a subscriber's unsubscribe token. */
  getToken(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, mac(this.tokenKey, bytes)]).toString('base64url');
  }

  /** Returns the subscriber's id; null if the token is not one of ours. */
  readId(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), mac(this.tokenKey, id)) ? toUuid(id) : null;
  }
}

/** Links in emails about the newsletter. */
export class NewsletterLinks {
  /** @param publicUrl - without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  /** Link to a page with a button: opening the link does not confirm, because mail scanners open links. */
  confirmation(token: string): string {
    return `${this.publicUrl}/newsletter/confirm/${token}`;
  }

  /** Link to a page with a button; mail programs send it a POST request. */
  unsubscribing(token: string): string {
    return `${this.publicUrl}/newsletter/unsubscribe/${token}`;
  }
}

/** Dependencies of all services that send the newsletter's emails. */
export interface NewsletterMailing {
  dataSource: DataSource;
  outbox: Outbox;
  ids: SubscriberIds;
  links: NewsletterLinks;
}

function mac(key: Buffer, text: string | Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
