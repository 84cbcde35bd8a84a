import type { DataSource, EntityManager } from 'typeorm';
import { normalizeEmail } from '#schema/rules/accounts.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { failure, type Result, success } from '#server/results.ts';
import type { OneTimeTokens } from '#server/security/one-time-tokens.ts';
import { steadily } from '#server/security/steady.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { ConfirmSubscriptionSuccessType, SubscribeSuccessType, UnsubscribeSuccessType } from './newsletter.type.ts';
import type { NewsletterLinks } from './newsletter-links.ts';
import { SubscriberEntity } from './subscriber.entity.ts';
import type { SubscriberIds } from './subscriber-ids.ts';

export interface NewsletterParts {
  dataSource: DataSource;
  outbox: Outbox;
  tokens: OneTimeTokens;
  throttles: Pick<Throttles, 'mail'>;
  ids: SubscriberIds;
  links: NewsletterLinks;
}

const invalidConfirmation = failure('INVALID_LINK', newsletterTexts.confirmationInvalid);

/** Who gets the newsletter: only those who confirmed that the address is theirs. */
export class NewsletterService {
  constructor(private readonly parts: NewsletterParts) {}

  /**
   * Asks an address by mail whether it wants the newsletter, unless it has it already. The answer does not tell which.
   * @throws ThrottledError
   */
  async subscribe(input: string, clientAddress: string): Promise<SubscribeSuccessType> {
    const email = normalizeEmail(input);
    await this.parts.throttles.mail(clientAddress, email);
    return steadily(async () => {
      await this.parts.dataSource.transaction((manager) => this.ask(manager, email));
      return new SubscribeSuccessType(newsletterTexts.asked);
    });
  }

  /** Confirms a subscription with the token of a link. Doing so again is told the same as long as one has not left. */
  async confirm(token: string): Promise<Result<ConfirmSubscriptionSuccessType>> {
    const { dataSource, tokens } = this.parts;
    return dataSource.transaction(async (manager) => {
      const known = await tokens.find(manager, 'newsletter', token);
      if (!known) return invalidConfirmation;
      if (!known.isUsed && known.isExpired) return failure('LINK_EXPIRED', newsletterTexts.confirmationExpired);
      await tokens.use(manager, 'newsletter', token);
      const [, confirmed]: [unknown, number] = await manager.query(
        `update subscribers set confirmed_at = coalesce(confirmed_at, now())
         where id = $1 and (confirmed_at is not null or $2)`,
        [known.subject, !known.isUsed],
      );
      if (confirmed === 0) return invalidConfirmation;
      return success(new ConfirmSubscriptionSuccessType(newsletterTexts.confirmed));
    });
  }

  /** Deletes a subscriber. One who is gone already is told the same. */
  async unsubscribe(token: string): Promise<Result<UnsubscribeSuccessType>> {
    const { dataSource, tokens, ids } = this.parts;
    const id = ids.idIn(token);
    if (id === null) return failure('INVALID_LINK', newsletterTexts.unsubscribeInvalid);
    await dataSource.transaction(async (manager) => {
      // In the order in which a confirmation locks them, or the two could wait for each other.
      await tokens.remove(manager, 'newsletter', id);
      await manager.delete(SubscriberEntity, id);
    });
    return success(new UnsubscribeSuccessType(newsletterTexts.unsubscribed));
  }

  private async ask(manager: EntityManager, email: string): Promise<void> {
    const { tokens, outbox, ids, links } = this.parts;
    // Not in one statement: of two at once, one could conflict by its id, and "do update" minds a single index.
    await manager.query('insert into subscribers (id, email) values ($1, $2) on conflict do nothing', [
      ids.idOf(email),
      email,
    ]);
    // Writing to the row keeps the hourly job from taking it for an old one.
    const [[subscriber]]: [{ id: string; confirmed: boolean }[]] = await manager.query(
      `update subscribers set asked_at = case when confirmed_at is null then now() else asked_at end
       where email = $1 returning id, confirmed_at is not null as confirmed`,
      [email],
    );
    if (!subscriber || subscriber.confirmed) return;
    const link = links.confirmation(await tokens.issue(manager, 'newsletter', subscriber.id));
    await outbox.queue(manager, { template: 'newsletter-confirm', to: email, link });
  }
}
