import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { boundsProblem, MAX_PAGE } from '#schema/rules/catalogue.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE, reviewProblems } from '#schema/rules/reviews.ts';
import { Follows, FollowsAsWhole } from '#server/check-input.ts';

/** In which order reviews come. */
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
  @Follows((first: number) => boundsProblem('first', first, 1, MAX_REVIEW_PAGE_SIZE))
  first: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of a review: what comes behind it in the same order. Not together with `page`.',
  })
  after?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Follows((page: number) => boundsProblem('page', page, 1, MAX_PAGE))
  page: number;

  @Field(() => ReviewOrder, { defaultValue: ReviewOrder.NEWEST, description: 'In which order.' })
  orderBy: ReviewOrder;
}

@FollowsAsWhole(({ message, rating }: AddReviewInput) => reviewProblems(message, rating))
@InputType({ description: 'A comment with stars. A member has one for each recipe: another takes its place.' })
export class AddReviewInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  recipeSlug: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in halves. Example: 4.5.' })
  rating: number;

  @Field({
    description: `Letters, digits, blanks and . , ! : ( ) - '; at most ${MAX_REVIEW_LENGTH} characters. Example: "Worth the onions."`,
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
