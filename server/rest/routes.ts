import { accountRoutes } from '#server/features/accounts/accounts.rest.ts';
import { catalogueRoutes } from '#server/features/catalogue/catalogue.rest.ts';
import { reviewRoutes } from '#server/features/reviews/reviews.rest.ts';
import type { RestRoute } from './route.ts';

/** Every legacy path, in one table. */
export const restRoutes: RestRoute[] = [...catalogueRoutes, ...reviewRoutes, ...accountRoutes];
