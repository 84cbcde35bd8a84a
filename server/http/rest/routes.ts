import { accountRoutes } from '#server/features/accounts/accounts.rest.ts';
import { catalogueRoutes } from '#server/features/catalogue/rest/catalogue.rest.ts';
import { contactRoutes } from '#server/features/contact/contact.rest.ts';
import { newsletterRoutes } from '#server/features/newsletter/newsletter.rest.ts';
import { reviewRoutes } from '#server/features/reviews/reviews.rest.ts';
import type { RestRoute } from './route.ts';

/** Every legacy path, in one table. */
export const restRoutes: RestRoute[] = [
  ...catalogueRoutes,
  ...reviewRoutes,
  ...newsletterRoutes,
  ...contactRoutes,
  ...accountRoutes,
];
