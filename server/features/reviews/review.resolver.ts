import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import type { Access } from '#server/features/accounts/access.ts';
import { ViewerType } from '#server/features/accounts/account.type.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { type RecipeRow, RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { RatingCountType, RatingType } from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getListCost } from '#server/graphql/field-costs.ts';
import { encodeNodeId } from '#server/graphql/node/node-id.ts';
import { Personal } from '#server/graphql/personal.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { ownHelpfulIds, ownReview, recipeStars, reviewPages, toReviewConnection } from './review.loader.ts';
import {
  AddReviewInput,
  AddReviewResult,
  type AddReviewSuccessType,
  DeleteReviewInput,
  DeleteReviewResult,
  type DeleteReviewSuccessType,
  MarkHelpfulInput,
  MarkHelpfulResult,
  type MarkHelpfulSuccessType,
  ReviewConnectionType,
  ReviewListArgs,
  ReviewType,
} from './review.type.ts';

type ReviewRow = Pick<ReviewType, 'recipeId'>;

@Resolver(() => RatingType)
export class RatingResolver {
  @FieldResolver(() => [RatingCountType], {
    complexity: ({ childComplexity }) => MAX_RATING * childComplexity,
    description: 'Number of ratings with one, two, three, four and five stars, in this order.',
  })
  async distribution(
    @Root() { recipeId, slug }: Pick<RatingType, 'recipeId' | 'slug'>,
    @Ctx() { loaders, tags }: RequestContext,
  ): Promise<RatingCountType[]> {
    tags.addRecipe({ slug });
    const counts = await loaders.get(recipeStars).load(recipeId);
    return counts.map((count, index) => ({ stars: index + 1, count }));
  }
}

@Resolver(() => ReviewType)
export class ReviewRecipeResolver {
  @FieldResolver(() => RecipeType, {
    nullable: true,
    description: 'The reviewed recipe; null if it is no longer published.',
  })
  recipe(@Root() { recipeId }: ReviewRow, @Ctx() { catalogue }: RequestContext): RecipeType | null {
    return catalogue.byId(recipeId) ?? null;
  }
}

@Resolver(() => ViewerType)
@Authorized<Access>({ scope: 'READ' })
export class ViewerReviewsResolver {
  @FieldResolver(() => ReviewConnectionType, { complexity: getListCost, description: 'Reviews by the member.' })
  reviews(
    @Root() viewer: SessionUser,
    @Args() args: ReviewListArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<ReviewConnectionType> {
    return services.reviews.getMemberReviews(viewer, args);
  }
}

/** Resolves a recipe's reviews, and mutations by members, or by programs with a member's token. */
@Resolver(() => RecipeType)
export class ReviewResolver {
  @FieldResolver(() => ReviewConnectionType, { complexity: getListCost, description: 'Comments with ratings.' })
  async reviews(
    @Root() recipe: RecipeRow,
    @Args() args: ReviewListArgs,
    @Ctx() { loaders, tags }: RequestContext,
  ): Promise<ReviewConnectionType> {
    tags.addRecipe(recipe);
    return toReviewConnection(await loaders.get(reviewPages).load(recipe.id, args), args, () => recipe.ratingCount);
  }

  @Personal()
  @FieldResolver(() => ReviewType, {
    nullable: true,
    description: 'The signed-in member’s review, even if it is hidden; null if there is none, or without a token.',
  })
  async myReview(@Root() recipe: RecipeRow, @Ctx() { loaders, viewer }: RequestContext): Promise<ReviewType | null> {
    const user = await viewer.find();
    return user && loaders.get(ownReview).load({ userId: user.id, recipe: recipe.id });
  }

  @Personal()
  @FieldResolver(() => [ID], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'IDs of its public reviews that the signed-in member marked as helpful; empty without a token.',
  })
  async myHelpfulIds(@Root() recipe: RecipeRow, @Ctx() { loaders, viewer }: RequestContext): Promise<string[]> {
    const user = await viewer.find();
    const ids = user ? await loaders.get(ownHelpfulIds).load({ userId: user.id, recipe: recipe.id }) : [];
    return ids.map((id) => encodeNodeId('Review', id));
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => AddReviewResult,
    'Posts a comment with a rating, or replaces the member’s earlier comment on the recipe.\n\nExample: `mutation { addReview(input: { recipeSlug: "doro-wat", rating: 4.5, message: "Worth the onions." }) { ... on AddReviewSuccess { recipe { rating { average count } } } ... on Failure { message } } }`',
  )
  addReview(
    // The service validates the input, once it knows that the recipe exists.
    @Arg('input', () => AddReviewInput, { validateFn: () => {}, description: 'The comment, and its recipe.' })
    input: AddReviewInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<AddReviewSuccessType>> {
    return services.reviews.add(member, input, client);
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => DeleteReviewResult,
    'Deletes the member’s comment on a recipe.\n\nExample: `mutation { deleteReview(input: { recipeSlug: "doro-wat" }) { ... on DeleteReviewSuccess { recipe { rating { count } } } ... on Failure { message } } }`',
  )
  deleteReview(
    @Arg('input', { description: 'Recipe of the comment.' }) input: DeleteReviewInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<DeleteReviewSuccessType>> {
    return services.reviews.delete(member, input.recipeSlug);
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => MarkHelpfulResult,
    'Marks another member’s comment as helpful, or removes the member’s mark.\n\nExample: `mutation { markHelpful(input: { reviewId: "UmV2aWV3OjE", helpful: true }) { ... on MarkHelpfulSuccess { review { helpfulCount } } ... on Failure { message } } }`',
  )
  markHelpful(
    @Arg('input', { description: 'The comment, and whether it helped.' }) input: MarkHelpfulInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<MarkHelpfulSuccessType>> {
    return services.reviews.markHelpful(member, input, client);
  }
}
