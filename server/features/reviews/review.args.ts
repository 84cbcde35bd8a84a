import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { boundsProblem } from '#schema/rules/catalogue.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE, reviewProblems } from '#schema/rules/reviews.ts';
import { Follows, FollowsAsWhole } from '#server/check-input.ts';
import { PageArgs } from '#server/features/catalogue/lists/page.args.ts';

/** In which order the reviews of a recipe come. */
export enum ReviewSort {
  NEWEST = 'newest',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
}

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'In which order the reviews of a recipe come.',
  valuesConfig: {
    NEWEST: { description: 'By the time of posting, newest first.' },
    HIGHEST: { description: 'Most stars first, newest first among equals.' },
    LOWEST: { description: 'Fewest stars first, newest first among equals.' },
  },
});

@ArgsType()
export class ReviewPageArgs extends PageArgs {
  @Field(() => Int, { defaultValue: REVIEW_PAGE_SIZE, description: `Reviews a page, 1 to ${MAX_REVIEW_PAGE_SIZE}.` })
  @Follows((perPage: number) => boundsProblem('perPage', perPage, 1, MAX_REVIEW_PAGE_SIZE))
  override perPage: number;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'In which order.' })
  sort: ReviewSort;
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
