import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, pageOf } from '#server/features/catalogue/page.ts';
import { RecipeType } from '#server/features/catalogue/recipe.type.ts';
import type { RecipeSummary } from '#server/features/catalogue/recipe-summary.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfPage } from '#server/graphql/cost.ts';
import { ReviewPageArgs } from './review.args.ts';
import type { ReviewRow } from './review.statements.ts';
import { ReviewPageType, ReviewType } from './review.type.ts';

@Resolver(() => ReviewType)
export class ReviewResolver {
  @FieldResolver(() => Number)
  rating(@Root() review: ReviewRow): number {
    return review.ratingHalves / 2;
  }
}

@Resolver(() => RecipeType)
export class RecipeReviewsResolver {
  @FieldResolver(() => ReviewPageType, { complexity: costOfPage, description: 'Comments with stars, newest first.' })
  async reviews(
    @Root() recipe: RecipeSummary,
    @Args() page: ReviewPageArgs,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Page<ReviewRow>> {
    return pageOf(page, await loaders.reviews.load(recipe.id, page), recipe.ratingCount);
  }
}
