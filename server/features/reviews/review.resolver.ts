import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
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
  @FieldResolver(() => ReviewPageType, { complexity: costOfPage, description: 'Comments with stars.' })
  async reviews(
    @Root() recipe: RecipeSummary,
    @Args() page: ReviewPageArgs,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Page<ReviewRow>> {
    return pageOf(page, await loaders.reviews.load(recipe.id, page), recipe.ratingCount);
  }

  @FieldResolver(() => [Int], {
    description: 'How many reviews gave one star, two, three, four and five; half a star counts as the next whole one.',
  })
  starCounts(@Root() recipe: RecipeSummary, @Ctx() { loaders }: RequestContext): Promise<number[]> {
    return loaders.starCounts.load(recipe.id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'What the member who asks wrote; null where that is nothing, and without a token.',
  })
  async myReview(@Root() recipe: RecipeSummary, @Ctx() { loaders, viewer }: RequestContext): Promise<ReviewRow | null> {
    const user = await viewer.find();
    return user && loaders.ownReviews.load({ userId: user.id, recipeId: recipe.id });
  }
}
