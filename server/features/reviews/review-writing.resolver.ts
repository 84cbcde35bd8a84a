import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import { AddReviewInput } from './review.args.ts';
import type { AddReviewAnswer, DeleteReviewAnswer } from './review.service.ts';
import { AddReviewResult, DeleteReviewResult } from './review-answers.type.ts';

/** What a member can do to own comments. All of it needs a token. */
@Resolver()
export class ReviewWritingResolver {
  @Mutation(() => AddReviewResult, {
    description:
      'Posts a comment with stars, or replaces one’s own.\n\nExample: `mutation { addReview(input: { recipeSlug: "doro-wat", rating: 4.5, message: "Worth the onions." }) { ... on AddReviewSuccess { recipe { rating { average count } } } ... on Failure { message } } }`',
  })
  async addReview(
    @Arg('input', () => AddReviewInput) input: AddReviewInput,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<AddReviewAnswer> {
    return services.reviews.add(await viewer.require(), input);
  }

  @Mutation(() => DeleteReviewResult, {
    description:
      'Takes one’s own comment on a recipe back.\n\nExample: `mutation { deleteReview(recipeSlug: "doro-wat") { ... on DeleteReviewSuccess { recipe { rating { count } } } ... on Failure { message } } }`',
  })
  async deleteReview(
    @Arg('recipeSlug', () => String, { description: 'Example: "doro-wat".' }) recipeSlug: string,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<DeleteReviewAnswer> {
    return services.reviews.delete(await viewer.require(), recipeSlug);
  }
}
