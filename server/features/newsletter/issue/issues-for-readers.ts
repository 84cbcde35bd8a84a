import type { DataSource } from 'typeorm';
import type { IsStillWanted } from '#server/mail/send-mail.ts';
import type { SubscriberIds } from '../subscriber-ids.ts';

/**
 * Lets an issue go out only to who is subscribed at that moment: it may have waited for days since it was queued. All
 * other mails are wanted.
 */
export function issuesForReaders(dataSource: DataSource, ids: SubscriberIds): IsStillWanted {
  return async (mail) => {
    if (mail.template !== 'newsletter-issue') return true;
    const id = ids.idIn(mail.unsubscribeLink.slice(mail.unsubscribeLink.lastIndexOf('/') + 1));
    const rows: unknown[] = await dataSource.query(
      'select 1 from subscribers where id = $1 and confirmed_at is not null',
      [id],
    );
    return rows.length > 0;
  };
}
