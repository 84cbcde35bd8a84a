import { Field, ObjectType } from 'type-graphql';
import { reviewTexts } from '#schema/rules/reviews.ts';
import { RecipeType } from '#server/features/catalogue/recipe.type.ts';
import { FailureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { ReviewType } from './review.type.ts';

@ObjectType('RecipeNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no recipe of that name.',
})
export class RecipeNotFoundType extends FailureType {}

@ObjectType('ReviewNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The member has not commented on this recipe.',
})
export class ReviewNotFoundType extends FailureType {}

@ObjectType('AddReviewSuccess', { simpleResolvers: true, description: 'The comment is there for everyone to read.' })
export class AddReviewSuccessType extends SuccessType {
  @Field({ description: 'Whether it took the place of an earlier comment of the same member.' })
  replaced: boolean;

  @Field(() => ReviewType)
  review: ReviewType;

  @Field(() => RecipeType, { description: 'With its new count and average.' })
  recipe: RecipeType;

  constructor({ replaced, review, recipe }: Pick<AddReviewSuccessType, 'replaced' | 'review' | 'recipe'>) {
    super(reviewTexts.added);
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
