import type DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import { createRecipeBodyLoader, createRelatedLoader } from '#server/features/catalogue/recipe.loader.ts';
import type { RecipeService } from '#server/features/catalogue/recipe.service.ts';
import type { RecipeBody } from '#server/features/catalogue/recipe-body.ts';
import type { RecipeSummary } from '#server/features/catalogue/recipe-summary.ts';
import type { SearchService } from '#server/features/catalogue/search.service.ts';
import type { Taxonomy } from '#server/features/catalogue/taxonomy.ts';
import { ReviewLoader } from '#server/features/reviews/review.loader.ts';

/** What resolvers may call; made once for the process. */
export interface Services {
  taxonomy: Taxonomy;
  recipes: RecipeService;
  search: SearchService;
}

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
