import { Field, ObjectType } from 'type-graphql';
import { RecipeType } from '#server/features/catalogue/recipe.type.ts';
import { FailureType } from '#server/graphql/failure.type.ts';
import { InvalidInputType } from '#server/graphql/invalid-input.type.ts';
import { resultUnion } from '#server/graphql/result-union.ts';
import { ReviewType } from './review.type.ts';

@ObjectType('RecipeNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no recipe of that name.',
})
export class RecipeNotFoundType extends FailureType {
  kind: 'RecipeNotFound';
}

@ObjectType('ReviewNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'The member has not commented on this recipe.',
})
export class ReviewNotFoundType extends FailureType {
  kind: 'ReviewNotFound';
}

@ObjectType('AddReviewSuccess', { simpleResolvers: true, description: 'The comment is there for everyone to read.' })
export class AddReviewSuccessType {
  kind: 'AddReviewSuccess';

  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;

  @Field({ description: 'Whether it took the place of an earlier comment of the same member.' })
  replaced: boolean;

  @Field(() => ReviewType)
  review: ReviewType;

  @Field(() => RecipeType, { description: 'With its new count and average.' })
  recipe: RecipeType;
}

@ObjectType('DeleteReviewSuccess', { simpleResolvers: true, description: 'The comment is gone.' })
export class DeleteReviewSuccessType {
  kind: 'DeleteReviewSuccess';

  @Field({ description: 'One sentence that can be shown as it is.' })
  message: string;

  @Field(() => RecipeType, { description: 'With its new count and average.' })
  recipe: RecipeType;
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
