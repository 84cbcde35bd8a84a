import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { pageOf } from '#server/features/catalogue/page.args.ts';
import { type RecipeRow, RecipeType } from '#server/features/catalogue/recipe.type.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { costOfPage } from '#server/graphql/cost.ts';
import { answerResults } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { AddReviewInput, ReviewPageArgs } from './review.args.ts';
import {
  AddReviewResult,
  type AddReviewSuccessType,
  DeleteReviewResult,
  type DeleteReviewSuccessType,
  ReviewPageType,
  ReviewType,
} from './review.type.ts';

/** The reviews of a recipe, and what a member can do to own ones: that needs a token. */
@Resolver(() => RecipeType)
export class ReviewResolver {
  @FieldResolver(() => ReviewPageType, { complexity: costOfPage, description: 'Comments with stars.' })
  async reviews(
    @Root() recipe: RecipeRow,
    @Args() page: ReviewPageArgs,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ReviewPageType> {
    return pageOf(page, await loaders.reviews.load(recipe.id, page), recipe.ratingCount);
  }

  @FieldResolver(() => [Int], {
    description: 'How many reviews gave one star, two, three, four and five; half a star counts as the next whole one.',
  })
  starCounts(@Root() recipe: RecipeRow, @Ctx() { loaders }: RequestContext): Promise<number[]> {
    return loaders.starCounts.load(recipe.id);
  }

  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'What the member who asks wrote; null where that is nothing, and without a token.',
  })
  async myReview(@Root() recipe: RecipeRow, @Ctx() { loaders, viewer }: RequestContext): Promise<ReviewType | null> {
    const user = await viewer.find();
    return user && loaders.ownReviews.load({ userId: user.id, recipeId: recipe.id });
  }

  @UseMiddleware(answerResults)
  @Mutation(() => AddReviewResult, {
    description:
      'Posts a comment with stars, or replaces one’s own.\n\nExample: `mutation { addReview(input: { recipeSlug: "doro-wat", rating: 4.5, message: "Worth the onions." }) { ... on AddReviewSuccess { recipe { rating { average count } } } ... on Failure { message } } }`',
  })
  async addReview(
    // The service checks it, once it knows that there is such a recipe.
    @Arg('input', () => AddReviewInput, { validateFn: () => {} }) input: AddReviewInput,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<Result<AddReviewSuccessType>> {
    return services.reviews.add(await viewer.require(), input);
  }

  @UseMiddleware(answerResults)
  @Mutation(() => DeleteReviewResult, {
    description:
      'Takes one’s own comment on a recipe back.\n\nExample: `mutation { deleteReview(recipeSlug: "doro-wat") { ... on DeleteReviewSuccess { recipe { rating { count } } } ... on Failure { message } } }`',
  })
  async deleteReview(
    @Arg('recipeSlug', () => String, { description: 'Example: "doro-wat".' }) recipeSlug: string,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<Result<DeleteReviewSuccessType>> {
    return services.reviews.delete(await viewer.require(), recipeSlug);
  }
}
