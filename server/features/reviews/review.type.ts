import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_PAGE, MAX_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { MAX_REVIEW_LENGTH, reviewTexts } from '#schema/rules/reviews.ts';
import { problem } from '#server/check-input.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { FailureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

/** A public review. */
@ObjectType('Review', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'A comment with stars.',
})
export class ReviewType {
  id: number;

  @Field({ description: 'The display name of who wrote it, or "Former member".' })
  username: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in halves.' })
  rating: number;

  @Field({ description: `Plain text, at most ${MAX_REVIEW_LENGTH} characters.` })
  message: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first posted.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When its author changed it last; null if never.' })
  editedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why only its author can read it, in a sentence; null where all can. Its stars do not count.',
  })
  hiddenReason: string | null;

  @Field(() => Int, { description: 'How many members found it helpful.' })
  helpfulCount: number;

  /** Not in the schema. */
  recipeId: number;
}

@ObjectType('ReviewConnection', {
  simpleResolvers: true,
  description: 'A part of a list of reviews: a numbered page, or what comes after a cursor.',
})
export class ReviewConnectionType extends connectionType(ReviewType, 'Review', { one: 'review', many: 'reviews' }) {}

@ObjectType('RecipeNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no recipe of that name.',
})
export class RecipeNotFoundType extends FailureType {}

@ObjectType('ReviewNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no such comment, or the member has not commented on this recipe.',
})
class ReviewNotFoundType extends FailureType {}

@ObjectType('AddReviewSuccess', {
  simpleResolvers: true,
  description: 'The comment is public, or waits for a moderator: then the message says so.',
})
export class AddReviewSuccessType extends SuccessType {
  @Field({ description: 'Whether it took the place of an earlier comment of the same member.' })
  replaced: boolean;

  @Field(() => ReviewType, { description: 'The comment as it stands now.' })
  review: ReviewType;

  @Field(() => RecipeType, { description: 'With its new count and average.' })
  recipe: RecipeType;

  constructor({ replaced, review, recipe }: Pick<AddReviewSuccessType, 'replaced' | 'review' | 'recipe'>) {
    super(review.hiddenReason === WAITING_REASON ? WAITING_REASON : reviewTexts.added);
    this.replaced = replaced;
    this.review = review;
    this.recipe = recipe;
  }
}

@ObjectType('DeleteReviewSuccess', { simpleResolvers: true, description: 'The comment is gone.' })
export class DeleteReviewSuccessType extends SuccessType {
  @Field(() => RecipeType, { description: 'With its new count and average.' })
  recipe: RecipeType;

  constructor(recipe: RecipeType) {
    super(reviewTexts.deleted);
    this.recipe = recipe;
  }
}

export const AddReviewResult = resultUnion('AddReviewResult', 'What commenting can lead to.', () => [
  AddReviewSuccessType,
  RecipeNotFoundType,
  InvalidInputType,
]);

export const DeleteReviewResult = resultUnion('DeleteReviewResult', 'What taking a comment back can lead to.', () => [
  DeleteReviewSuccessType,
  RecipeNotFoundType,
  ReviewNotFoundType,
]);

@ObjectType('MarkHelpfulSuccess', { simpleResolvers: true, description: 'It is written down, or taken back.' })
export class MarkHelpfulSuccessType extends SuccessType {
  @Field(() => ReviewType, { description: 'The comment with its new number.' })
  review: ReviewType;

  constructor(message: string, review: ReviewType) {
    super(message);
    this.review = review;
  }
}

export const MarkHelpfulResult = resultUnion('MarkHelpfulResult', 'What finding a comment helpful can lead to.', () => [
  MarkHelpfulSuccessType,
  ReviewNotFoundType,
  InvalidInputType,
]);

/** Order of reviews. */
export enum ReviewOrder {
  NEWEST = 'newest',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
  HELPFUL = 'helpful',
}

registerEnumType(ReviewOrder, {
  name: 'ReviewOrder',
  description: 'In which order reviews come.',
  valuesConfig: {
    NEWEST: { description: 'By the time of posting, newest first.' },
    HIGHEST: { description: 'Most stars first, newest first among equals.' },
    LOWEST: { description: 'Fewest stars first, newest first among equals.' },
    HELPFUL: { description: 'Most often found helpful first, newest first among equals.' },
  },
});

@ArgsType()
export class ReviewListArgs {
  @Field(() => Int, { defaultValue: REVIEW_PAGE_SIZE, description: `Reviews a page, 1 to ${MAX_REVIEW_PAGE_SIZE}.` })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_REVIEW_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of a review: what comes behind it in the same order. Not together with `page`.',
  })
  after?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_PAGE, problem('OUT_OF_RANGE'))
  page: number;

  @Field(() => ReviewOrder, { defaultValue: ReviewOrder.NEWEST, description: 'In which order.' })
  orderBy: ReviewOrder;
}

@InputType({ description: 'A comment with stars. A member has one for each recipe: another takes its place.' })
export class AddReviewInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  recipeSlug: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in halves. Example: 4.5.' })
  rating: number;

  @Field({
    description: `Letters, digits, blanks and . , ! : ( ) - ', and \`settings { morePunctuation }\`; at most ${MAX_REVIEW_LENGTH} characters. Example: "Worth the onions."`,
  })
  message: string;
}

@InputType({ description: 'Whose comment to take back: one’s own on this recipe.' })
export class DeleteReviewInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  recipeSlug: string;
}

@InputType({ description: 'Whether a comment of another member helped.' })
export class MarkHelpfulInput {
  @Field(() => ID, { description: 'Of the comment.' })
  reviewId: string;

  @Field({ description: '`false` takes it back.' })
  helpful: boolean;
}
