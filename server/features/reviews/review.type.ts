import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import { MAX_PAGE, MAX_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { MAX_REVIEW_LENGTH } from '#schema/rules/reviews.ts';
import { problem } from '#server/check-input.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { failureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@SimpleType('Review', 'A comment with a rating.', NodeType)
export class ReviewType {
  id: number;

  @Field({ description: 'Display name of the author, or "Former member".' })
  username: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in steps of 0.5.' })
  rating: number;

  @Field({ description: `Plain text, at most ${MAX_REVIEW_LENGTH} characters.` })
  message: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first posted.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the author last changed it; null if never.' })
  editedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it is hidden from readers, in one sentence; null if it is public. Ratings of hidden reviews do not count.',
  })
  hiddenReason: string | null;

  @Field(() => Int, { description: 'Number of members who marked it as helpful; 0 while it is hidden.' })
  helpfulCount: number;

  /** Not in the schema. */
  recipeId: number;
}

@SimpleType('ReviewConnection', 'A list of reviews, paginated by page number or cursor.')
export class ReviewConnectionType extends connectionType(ReviewType, 'Review', 'review') {}

export const RecipeNotFoundType = failureType('RecipeNotFound', 'The recipe does not exist, or is not published.');

const ReviewNotFoundType = failureType(
  'ReviewNotFound',
  'The comment does not exist or is not public, or the member has not commented on this recipe.',
);

@SimpleType('AddReviewSuccess', 'The comment was stored. If it is waiting for a moderator, the message says so.')
export class AddReviewSuccessType extends SuccessType {
  @Field({ description: 'Whether it replaced the member’s earlier comment.' })
  replaced: boolean;

  @Field(() => ReviewType, { description: 'The stored comment.' })
  review: ReviewType;

  @Field(() => RecipeType, { description: 'The recipe, with its new count and average.' })
  recipe: RecipeType;
}

@SimpleType('DeleteReviewSuccess', 'The comment was deleted.')
export class DeleteReviewSuccessType extends SuccessType {
  @Field(() => RecipeType, { description: 'The recipe, with its new count and average.' })
  recipe: RecipeType;
}

export const AddReviewResult = resultUnion('AddReviewResult', [
  AddReviewSuccessType,
  RecipeNotFoundType,
  InvalidInputType,
]);

export const DeleteReviewResult = resultUnion('DeleteReviewResult', [
  DeleteReviewSuccessType,
  RecipeNotFoundType,
  ReviewNotFoundType,
]);

@SimpleType('MarkHelpfulSuccess', 'The mark was added or removed.')
export class MarkHelpfulSuccessType extends SuccessType {
  @Field(() => ReviewType, { description: 'The comment, with its new count.' })
  review: ReviewType;
}

export const MarkHelpfulResult = resultUnion('MarkHelpfulResult', [
  MarkHelpfulSuccessType,
  ReviewNotFoundType,
  InvalidInputType,
]);

export enum ReviewOrder {
  NEWEST = 'newest',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
  HELPFUL = 'helpful',
}

describeEnum(ReviewOrder, 'ReviewOrder', 'Sort order of reviews.', {
  NEWEST: 'By posting time, newest first.',
  HIGHEST: 'Most stars first; ties are sorted newest first.',
  LOWEST: 'Fewest stars first; ties are sorted newest first.',
  HELPFUL: 'Most helpful marks first; ties are sorted newest first.',
});

@ArgsType()
export class ReviewListArgs {
  @Field(() => Int, {
    defaultValue: REVIEW_PAGE_SIZE,
    description: `Number of reviews per page, 1 to ${MAX_REVIEW_PAGE_SIZE}.`,
  })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_REVIEW_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of a review in the same order; the page starts after it. Cannot be combined with a `page` above 1.',
  })
  after?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE, problem('OUT_OF_RANGE'))
  page: number;

  @Field(() => ReviewOrder, { defaultValue: ReviewOrder.NEWEST, description: 'Sort order.' })
  orderBy: ReviewOrder;
}

@InputType({ description: 'A comment with a rating. It replaces the member’s earlier comment on the recipe, if any.' })
export class AddReviewInput {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  recipeSlug: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in steps of 0.5. Example: 4.5.' })
  rating: number;

  @Field({
    description: `Letters, digits, spaces and . , ! : ( ) - ' ’, and \`settings { morePunctuation }\`; at most ${MAX_REVIEW_LENGTH} characters. Example: "Worth the onions."`,
  })
  message: string;
}

@InputType({ description: 'The member’s comment to delete.' })
export class DeleteReviewInput {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  recipeSlug: string;
}

@InputType({ description: 'A helpful mark on another member’s comment.' })
export class MarkHelpfulInput {
  @Field(() => ID, { description: 'ID of the comment.' })
  reviewId: string;

  @Field({ description: 'Whether the comment helped; `false` removes the mark.' })
  helpful: boolean;
}
