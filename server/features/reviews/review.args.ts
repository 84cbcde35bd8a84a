import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_PAGE } from '#schema/rules/catalogue.ts';
import { MAX_REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE } from '#schema/rules/reviews.ts';

@ArgsType()
export class ReviewPageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  @Min(1)
  @Max(MAX_PAGE)
  page: number;

  @Field(() => Int, { defaultValue: REVIEW_PAGE_SIZE, description: `Reviews a page, 1 to ${MAX_REVIEW_PAGE_SIZE}.` })
  @Min(1)
  @Max(MAX_REVIEW_PAGE_SIZE)
  perPage: number;
}
