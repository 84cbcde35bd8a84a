import type { StatementReader } from '#server/database/statements.ts';
import type { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import { createRecipeBodyLoader, createRelatedLoader } from '#server/features/catalogue/recipe.loader.ts';
import { createOwnReviewLoader, createStarCountLoader, ReviewLoader } from '#server/features/reviews/review.loader.ts';
import type { Services } from '#server/services.ts';

/** Batches what one request reads; made for each request. */
export interface Loaders {
  recipeBodies: ReturnType<typeof createRecipeBodyLoader>;
  related: ReturnType<typeof createRelatedLoader>;
  reviews: ReviewLoader;
  starCounts: ReturnType<typeof createStarCountLoader>;
  ownReviews: ReturnType<typeof createOwnReviewLoader>;
}

export interface RequestContext {
  services: Services;
  loaders: Loaders;
  /** Who asks: read only where a resolver wants to know. */
  viewer: RequestViewer;
  /** As far as `TRUST_PROXY` lets it be known. Example: "203.0.113.7". */
  clientAddress: string;
  userAgent: string;
}

export function createLoaders(reader: StatementReader): Loaders {
  return {
    recipeBodies: createRecipeBodyLoader(reader),
    related: createRelatedLoader(reader),
    reviews: new ReviewLoader(reader),
    starCounts: createStarCountLoader(reader),
    ownReviews: createOwnReviewLoader(reader),
  };
}
