import type { AccountServices } from '#server/features/accounts/create-account-services.ts';
import type { ServiceMaterial } from '#server/service-material.ts';
import { NewsletterService } from './newsletter.service.ts';
import { NewsletterLinks } from './newsletter-links.ts';
import { SubscriberIds } from './subscriber-ids.ts';

/** @param accounts whose tokens and throttles it shares */
export function createNewsletterService(
  { config, dataSource, secret, outbox }: ServiceMaterial,
  { oneTimeTokens: tokens, throttles }: Pick<AccountServices, 'oneTimeTokens' | 'throttles'>,
): NewsletterService {
  const links = new NewsletterLinks(config.publicUrl);
  return new NewsletterService({ dataSource, outbox, tokens, throttles, links, ids: new SubscriberIds(secret) });
}
