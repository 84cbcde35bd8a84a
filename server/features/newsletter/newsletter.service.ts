import type { EntityManager } from 'typeorm';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { lockName } from '#server/database/locks.statements.ts';
import { runStatement } from '#server/database/statements.ts';
import type { ViewerType } from '#server/features/accounts/account.type.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import { failure, type Result, success } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import { runInConstantTime } from '#server/security/constant-time.ts';
import { getMailbox, isSameMailbox, toStoredEmail } from '#server/security/mailbox.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import type { Throttles } from '#server/security/throttles.ts';
import {
  ConfirmSubscriptionSuccessType,
  type LeaveNewsletterSuccessType,
  SubscribeSuccessType,
  UnsubscribeSuccessType,
} from './newsletter.type.ts';
import type { NewsletterMailing } from './newsletter-links.ts';
import { getLockedSubscriber, removeSubscriber, removeSubscriptions } from './personal-data.ts';
import { SubscriberEntity, UnsubscribedReaderEntity, whereSubscribed } from './subscriber.entity.ts';

interface NewsletterParts extends NewsletterMailing {
  tokens: OneTimeTokens;
  throttles: Pick<Throttles, 'countForMailbox'>;
  counts: Pick<ReaderCounts, 'add'>;
}

const invalidConfirmation = failure('INVALID_LINK', newsletterTexts.confirmationInvalid);

/** Manages newsletter subscriptions. Only readers who confirmed their address are subscribed. */
export class NewsletterService {
  constructor(private readonly parts: NewsletterParts) {}

  /**
   * Sends a confirmation email, unless the address is already subscribed. The response does not reveal which.
   * @throws {ThrottledError}
   */
  async subscribe(input: string, client: Client): Promise<SubscribeSuccessType> {
    const email = toStoredEmail(input);
    const isAllowed = await this.parts.throttles.countForMailbox('subscribe', client, email);
    return runInConstantTime(async () => {
      const isSent =
        isAllowed && (await this.parts.dataSource.transaction((manager) => this.sendConfirmation(manager, email)));
      if (isSent) this.parts.counts.add(ReaderEvent.SUBSCRIBED);
      return new SubscribeSuccessType(newsletterTexts.asked);
    });
  }

  /** Confirms a subscription with an emailed token. Repeating it gets the same response while the subscription exists. */
  async confirm(token: string): Promise<Result<ConfirmSubscriptionSuccessType>> {
    const { dataSource, tokens, counts } = this.parts;
    return dataSource.transaction(async (manager) => {
      const storedToken = await tokens.find(manager, 'newsletter', token);
      if (!storedToken) return invalidConfirmation;
      if (!storedToken.isUsed && storedToken.isExpired)
        return failure('LINK_EXPIRED', newsletterTexts.confirmationExpired);
      await tokens.use(manager, 'newsletter', token);
      const subscriber = await getLockedSubscriber(manager, storedToken.subject);
      if (!subscriber || (!subscriber.confirmedAt && storedToken.isUsed)) return invalidConfirmation;
      if (!storedToken.isUsed && (!subscriber.confirmedAt || subscriber.bouncedAt)) {
        const change = { confirmedAt: () => 'now()', bouncedAt: null };
        await manager.update(SubscriberEntity, subscriber.id, change);
        await manager.delete(UnsubscribedReaderEntity, subscriber.id);
        counts.add(ReaderEvent.CONFIRMED);
      }
      return success(new ConfirmSubscriptionSuccessType(newsletterTexts.confirmed));
    });
  }

  /** Unsubscribes a reader. The response is the same if the reader is not subscribed. */
  async unsubscribe(token: string): Promise<Result<UnsubscribeSuccessType>> {
    const { dataSource, ids, counts } = this.parts;
    const id = ids.readId(token);
    if (id === null) return failure('INVALID_LINK', newsletterTexts.unsubscribeInvalid);
    await dataSource.transaction((manager) => removeSubscriber(manager, id, counts));
    return success(new UnsubscribeSuccessType(newsletterTexts.unsubscribed));
  }

  /** Returns `true` if an email address is subscribed; `false` if it was only asked to confirm. */
  isSubscribed(email: string): Promise<boolean> {
    const { manager } = this.parts.dataSource;
    return manager.existsBy(SubscriberEntity, { email: isSameMailbox(email), ...whereSubscribed });
  }

  /** Unsubscribes a member's address. The response is the same if it is not subscribed. */
  async leave(viewer: ViewerType): Promise<LeaveNewsletterSuccessType> {
    await this.parts.dataSource.transaction((manager) => removeSubscriptions(manager, viewer.email, this.parts.counts));
    return { message: newsletterTexts.unsubscribed, viewer };
  }

  /** Returns `true` if it has queued the email, `false` if the mailbox is already subscribed. */
  private async sendConfirmation(manager: EntityManager, email: string): Promise<boolean> {
    const { tokens, outbox, ids, links } = this.parts;
    const mailbox = getMailbox(email);
    await runStatement(manager, lockName, [`subscriber:${mailbox}`]);
    const subscribers = await manager.findBy(SubscriberEntity, { email: isSameMailbox(email) });
    if (subscribers.some(({ confirmedAt, bouncedAt }) => confirmedAt && !bouncedAt)) return false;
    const id = subscribers[0]?.id ?? ids.getId(mailbox);
    // Updates `askedAt`, so that the hourly job does not delete the row as expired. The email goes to the last typed
    // address.
    const row = { id, email, askedAt: () => 'now()' };
    await manager
      .createQueryBuilder()
      .insert()
      .into(SubscriberEntity)
      .values(row)
      .orUpdate(['email', 'asked_at'], ['id'])
      .execute();
    const subscriber = await getLockedSubscriber(manager, id);
    if (!subscriber || (subscriber.confirmedAt && !subscriber.bouncedAt)) return false;
    const link = links.confirmation(await tokens.issue(manager, 'newsletter', subscriber.id));
    const unsubscribeLink = links.unsubscribing(ids.getToken(subscriber.id));
    await outbox.queue(manager, { template: 'newsletter-confirm', to: email, link, unsubscribeLink });
    return true;
  }
}
