import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '#schema/rules/questions.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { RecipeNotFoundType } from '#server/features/reviews/review.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { FailureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';

@ObjectType({ simpleResolvers: true })
abstract class EntryType {
  id: number;

  @Field({ description: 'The display name of who wrote it, or "Former member".' })
  username: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first written.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was changed last; null if never.' })
  editedAt: Date | null;
}

@ObjectType('Question', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'A question about a recipe, as everyone may see it.',
})
export class QuestionType extends EntryType {
  @Field({ description: `Plain text, at most ${MAX_QUESTION_LENGTH} characters.` })
  text: string;

  /** Not in the schema. */
  recipeId: number;
}

@ObjectType('Answer', {
  simpleResolvers: true,
  implements: NodeType,
  description: 'An answer to a question, as everyone may see it.',
})
export class AnswerType extends EntryType {
  @Field({ description: `Plain text, at most ${MAX_ANSWER_LENGTH} characters.` })
  text: string;

  /** Not in the schema. */
  questionId: number;

  /** The author of the recipe, where they wrote it. Not in the schema. */
  authorSlug: string | null;
}

@ObjectType('HiddenEntry', {
  simpleResolvers: true,
  description: 'A question or answer of the member who asks that others do not see.',
})
export class HiddenEntryType {
  @Field({ description: 'As it was written.' })
  text: string;

  @Field({ description: 'Why it is hidden, in a sentence.' })
  reason: string;
}

@ObjectType('QuestionConnection', { simpleResolvers: true, description: 'A part of the questions about a recipe.' })
export class QuestionConnectionType extends connectionType(QuestionType, 'Question', {
  one: 'question',
  many: 'questions',
}) {}

@ObjectType('EntrySuccess', {
  simpleResolvers: true,
  description: 'The question or answer is there for everyone to read, or deleted.',
})
export class EntrySuccessType extends SuccessType {
  @Field(() => RecipeType, { description: 'The recipe that it is about.' })
  recipe: RecipeType;

  constructor(message: string, recipe: RecipeType) {
    super(message);
    this.recipe = recipe;
  }
}

@ObjectType('EntryNotFound', {
  simpleResolvers: true,
  implements: FailureType,
  description: 'There is no such question or answer, or another member wrote it.',
})
class EntryNotFoundType extends FailureType {}

export const EntryResult = resultUnion('EntryResult', 'What asking, answering and changing can lead to.', () => [
  EntrySuccessType,
  RecipeNotFoundType,
  EntryNotFoundType,
  InvalidInputType,
]);
