import Papa from 'papaparse';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import { normalizeDeskNote } from '#schema/rules/desk.ts';
import { subscriberTexts } from '#schema/rules/subscribers.ts';
import { runStatement, StatementReader } from '#server/database/statements.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { readCursor, toCursor } from '#server/features/catalogue/order.ts';
import { writeAction } from '#server/features/desk/desk-action.entity.ts';
import { type Connection, toPage } from '#server/graphql/connection.type.ts';
import { type Result, successOf } from '#server/results.ts';
import { getMailbox, toStoredEmail } from '#server/security/mailbox.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { NewsletterMailing } from '../newsletter-links.ts';
import { SubscriberEntity, UnsubscribedReaderEntity } from '../subscriber.entity.ts';
import { insertSubscribers, subscriberCount, subscriberList } from './subscriber.statements.ts';
import {
  type ImportSubscribersInput,
  ImportSubscribersSuccessType,
  type SubscriberListArgs,
  SubscriberStatus,
  type SubscriberType,
} from './subscriber.type.ts';

interface SubscriberParts extends NewsletterMailing {
  tokens: OneTimeTokens;
}

/** An email address of an import, with the id that is derived from its mailbox. */
interface ImportedRow {
  id: string;
  email: string;
}

/** Lists, imports and exports the subscribers of the newsletter, for administrators. */
export class SubscriberService {
  private readonly reader: StatementReader;

  constructor(private readonly parts: SubscriberParts) {
    this.reader = new StatementReader(parts.dataSource);
  }

  /** Returns subscribers, newest first. */
  async list({ search, status = null, ...page }: SubscriberListArgs): Promise<Connection<SubscriberType>> {
    // An import gives many addresses the same time: the cursor also counts how many of them came before.
    const [startTime = Number.MAX_SAFE_INTEGER, offset = 0] = page.after
      ? readCursor('subscribers', page.after, ['timestamp', 'integer']).map(Number)
      : [];
    const rows = await this.reader.rows(subscriberList, [page.first + 1, startTime, offset, search, status]);
    const getCursor = ({ askedAtMicroseconds: time }: { askedAtMicroseconds: number }, index: number) => {
      const count = rows.slice(0, index + 1).filter((row) => row.askedAtMicroseconds === time).length;
      return toCursor('subscribers', [time, time === startTime ? offset + count : count]);
    };
    const total = () => this.reader.total(subscriberCount, [search, status]);
    return toPage(rows, rows.slice(0, page.first), page, getCursor, total);
  }

  /** Returns all subscribers as CSV, and logs the export. Cells that spreadsheets would run as formulas are escaped. */
  async export({ id: staffId }: SessionUser): Promise<string> {
    return this.parts.dataSource.transaction(async (manager) => {
      const rows = await manager.find(SubscriberEntity, { order: { email: 'ASC' } });
      await this.log(manager, { staffId, kind: 'EXPORT_SUBSCRIBERS', after: { subscribers: rows.length } });
      const data = rows.map((row) => [row.email, getStatus(row), row.askedAt, row.confirmedAt]);
      return Papa.unparse(
        { fields: ['email', 'status', 'asked', 'confirmed'], data },
        { escapeFormulae: true, newline: '\r\n' },
      );
    });
  }

  /**
   * Subscribes the addresses if their consent is stated, otherwise asks them to confirm. Addresses that are subscribed,
   * were asked before or have bounced are left as they are, so that a repeated import sends no second email. Readers who
   * unsubscribed are skipped: only their own confirmation subscribes them again.
   */
  async import(
    { id: staffId }: SessionUser,
    { emails, consent }: ImportSubscribersInput,
  ): Promise<Result<ImportSubscribersSuccessType>> {
    const { ids } = this.parts;
    const entries = emails.map((email) => email.trim()).filter((email) => email !== '');
    const invalid = entries.filter((email) => !looksLikeEmail(email));
    const rowsById = new Map<string, ImportedRow>();
    for (const email of entries.filter(looksLikeEmail)) {
      const id = ids.getId(getMailbox(email));
      rowsById.set(id, { id, email: toStoredEmail(email) });
    }
    const consentText = normalizeDeskNote(consent ?? '');
    const [addedCount, unsubscribedCount] = await this.parts.dataSource.transaction(async (manager) => {
      const unsubscribedRows = await manager.findBy(UnsubscribedReaderEntity, { id: In([...rowsById.keys()]) });
      for (const { id } of unsubscribedRows) rowsById.delete(id);
      const values = [[...rowsById.keys()], [...rowsById.values()].map(({ email }) => email), consentText !== ''];
      const rows = await runStatement(manager, insertSubscribers, values);
      if (consentText === '') for (const row of rows) await this.sendConfirmation(manager, row);
      const after = { subscribers: rows.length, ...(consentText && { reason: consentText }) };
      await this.log(manager, { staffId, kind: 'IMPORT_SUBSCRIBERS', after });
      return [rows.length, unsubscribedRows.length];
    });
    const counts = consentText === '' ? { subscribed: 0, asked: addedCount } : { subscribed: addedCount, asked: 0 };
    const known = entries.length - invalid.length - addedCount - unsubscribedCount;
    const message = subscriberTexts.imported;
    return successOf(ImportSubscribersSuccessType, {
      message,
      ...counts,
      known,
      unsubscribed: unsubscribedCount,
      invalid,
    });
  }

  private async sendConfirmation(manager: EntityManager, { id, email }: ImportedRow): Promise<void> {
    const { tokens, outbox, ids, links } = this.parts;
    const link = links.confirmation(await tokens.issue(manager, 'newsletter', id));
    const unsubscribeLink = links.unsubscribing(ids.getToken(id));
    await outbox.queue(manager, { template: 'newsletter-import', to: email, link, unsubscribeLink });
  }

  private async log(
    manager: EntityManager,
    action: { staffId: number; kind: 'IMPORT_SUBSCRIBERS' | 'EXPORT_SUBSCRIBERS'; after: Record<string, unknown> },
  ): Promise<void> {
    await writeAction(manager, { ...action, textId: 'Subscribers:' });
  }
}

function getStatus({ bouncedAt, confirmedAt }: SubscriberEntity): SubscriberStatus {
  if (bouncedAt) return SubscriberStatus.BOUNCED;
  return confirmedAt ? SubscriberStatus.CONFIRMED : SubscriberStatus.ASKED;
}

/** Stops emails to a subscriber whose address a mail server has rejected permanently. */
export function suppressBounced({ manager }: DataSource): (email: string) => Promise<void> {
  return async (email) => {
    const where = { email: toStoredEmail(email), bouncedAt: IsNull() };
    await manager.update(SubscriberEntity, where, { bouncedAt: () => 'now()' });
  };
}
