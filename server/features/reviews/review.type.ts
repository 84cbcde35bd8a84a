import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { MAX_REVIEW_LENGTH } from '#schema/rules/reviews.ts';

/** A review as everyone may see it. */
@ObjectType('Review', {
  simpleResolvers: true,
  description: 'A comment with stars.',
})
export class ReviewType {
  @Field(() => ID)
  id: number;

  @Field({ description: 'The display name of who wrote it, or "Former member".' })
  username: string;

  @Field(() => Float, { description: 'Stars: 0.5 to 5 in halves.' })
  rating: number;

  @Field({ description: `Plain text, at most ${MAX_REVIEW_LENGTH} characters.` })
  message: string;

  @Field(() => GraphQLDateTimeISO)
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When its author changed it last; null if never.' })
  editedAt: Date | null;
}

@ObjectType('ReviewPage', {
  simpleResolvers: true,
  description: 'One page of the reviews of a recipe.',
})
export class ReviewPageType {
  @Field(() => [ReviewType])
  items: ReviewType[];

  @Field(() => Int, { description: 'Reviews on all pages together.' })
  total: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Reviews a page.' })
  perPage: number;

  @Field(() => Int, { description: 'How many pages there are.' })
  pageCount: number;
}
