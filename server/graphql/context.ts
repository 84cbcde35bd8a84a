import type { StatementReader } from '#server/database/statements.ts';
import type { RequestViewer } from '#server/features/accounts/request-viewer.ts';
import {
  createCollectionsOfLoader,
  createRecipeBodyLoader,
  createRecipeByIdLoader,
  createRecipeLoader,
  createRecipesUsingLoader,
  createRelatedLoader,
} from '#server/features/catalogue/recipe.loader.ts';
import { RecipesOfLoader } from '#server/features/catalogue/recipes-of.loader.ts';
import { createOwnNoteLoader } from '#server/features/kitchen/kitchen.loader.ts';
import {
  createOwnReviewLoader,
  createReviewLoader,
  createStarCountLoader,
  ReviewLoader,
} from '#server/features/reviews/review.loader.ts';
import type { AnswerTags } from '#server/http/answers/answer-tags.ts';
import type { Services } from '#server/services.ts';

/** Batches what one request reads; made for each request. */
export interface Loaders {
  collectionsOf: ReturnType<typeof createCollectionsOfLoader>;
  recipeBodies: ReturnType<typeof createRecipeBodyLoader>;
  related: ReturnType<typeof createRelatedLoader>;
  /** The same with no more than what cards show. */
  relatedCards: ReturnType<typeof createRelatedLoader>;
  recipes: ReturnType<typeof createRecipeLoader>;
  recipesById: ReturnType<typeof createRecipeByIdLoader>;
  recipesOf: RecipesOfLoader;
  recipesUsing: ReturnType<typeof createRecipesUsingLoader>;
  reviews: ReviewLoader;
  reviewsById: ReturnType<typeof createReviewLoader>;
  starCounts: ReturnType<typeof createStarCountLoader>;
  ownReviews: ReturnType<typeof createOwnReviewLoader>;
  ownNotes: ReturnType<typeof createOwnNoteLoader>;
}

export interface RequestContext {
  services: Services;
  loaders: Loaders;
  /** Who asks: read only where a resolver wants to know. */
  viewer: RequestViewer;
  /** As far as `TRUST_PROXY` lets it be known. Example: "203.0.113.7". */
  clientAddress: string;
  userAgent: string;
  /** Where resolvers note what of the answer may change. */
  tags: AnswerTags;
  /** Set where the answer shows what only those with a link may see: then no cache may store it. */
  isSecret?: true;
}

export function createLoaders(
  reader: StatementReader,
  { collections, related }: Pick<Services, 'collections' | 'related'>,
): Loaders {
  return {
    collectionsOf: createCollectionsOfLoader(collections),
    recipeBodies: createRecipeBodyLoader(reader),
    related: createRelatedLoader(related),
    relatedCards: createRelatedLoader(related, { cards: true }),
    recipes: createRecipeLoader(reader),
    recipesById: createRecipeByIdLoader(reader),
    recipesOf: new RecipesOfLoader(reader),
    recipesUsing: createRecipesUsingLoader(reader),
    reviews: new ReviewLoader(reader),
    reviewsById: createReviewLoader(reader),
    starCounts: createStarCountLoader(reader),
    ownReviews: createOwnReviewLoader(reader),
    ownNotes: createOwnNoteLoader(reader),
  };
}
