import type DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import { createRecipeBodyLoader, createRelatedLoader } from '#server/features/catalogue/recipe.loader.ts';
import type { RecipeBody } from '#server/features/catalogue/recipe-body.ts';
import type { RecipeSummary } from '#server/features/catalogue/recipe-summary.ts';
import { ReviewLoader } from '#server/features/reviews/review.loader.ts';
import type { Services } from '#server/services.ts';

/** Batches what one request reads; made for each request. */
export interface Loaders {
  recipeBodies: DataLoader<number, RecipeBody>;
  related: DataLoader<number, RecipeSummary[]>;
  reviews: ReviewLoader;
}

export interface RequestContext {
  services: Services;
  loaders: Loaders;
}

export function createLoaders(reader: StatementReader): Loaders {
  return {
    recipeBodies: createRecipeBodyLoader(reader),
    related: createRelatedLoader(reader),
    reviews: new ReviewLoader(reader),
  };
}
