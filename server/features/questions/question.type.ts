import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  answerProblem,
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_PAGE_SIZE,
  QUESTION_PAGE_SIZE,
  questionProblem,
} from '#schema/rules/questions.ts';
import { Follows } from '#server/check-input.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { RecipeNotFoundType } from '#server/features/reviews/review.type.ts';
import { connectionType, pageArgs } from '#server/graphql/connection.type.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
import { failureType, InvalidInputType, resultUnion, SuccessType } from '#server/graphql/results.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

@ObjectType({ simpleResolvers: true })
abstract class EntryType {
  id: number;

  @Field({ description: 'Display name of the author, or "Former member".' })
  username: string;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was first posted.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was last changed; null if never.' })
  editedAt: Date | null;
}

@SimpleType('Question', 'A public question about a recipe.', NodeType)
export class QuestionType extends EntryType {
  @Field({ description: `Plain text, at most ${MAX_QUESTION_LENGTH} characters.` })
  text: string;

  /** Not in the schema. */
  recipeId: number;
}

@SimpleType('Answer', 'A public answer to a question.', NodeType)
export class AnswerType extends EntryType {
  @Field({ description: `Plain text, at most ${MAX_ANSWER_LENGTH} characters.` })
  text: string;

  /** Not in the schema. */
  questionId: number;

  /** Not in the schema: slug of the recipe's author; null if another member wrote the answer. */
  authorSlug: string | null;
}

@Personal()
@SimpleType('HiddenEntry', 'One of the signed-in member’s questions or answers that others cannot see.')
export class HiddenEntryType {
  @Field({ description: 'The text as written.' })
  text: string;

  @Field({ description: 'Why it is hidden, in one sentence.' })
  reason: string;
}

@SimpleType('QuestionConnection', 'Questions about a recipe, paginated by cursor.')
export class QuestionConnectionType extends connectionType(QuestionType, 'Question', 'question') {}

@SimpleType('EntrySuccess', 'The question or answer was posted, changed or deleted.')
export class EntrySuccessType extends SuccessType {
  @Field(() => RecipeType, { description: 'The recipe that it is about.' })
  recipe: RecipeType;
}

const EntryNotFoundType = failureType(
  'EntryNotFound',
  'The question or answer does not exist, or another member wrote it.',
);

export const EntryResult = resultUnion(
  'EntryResult',
  [EntrySuccessType, RecipeNotFoundType, EntryNotFoundType, InvalidInputType],
  'Result of asking a question, answering, and changing or deleting an entry.',
);

@ArgsType()
export class QuestionListArgs extends pageArgs('question', QUESTION_PAGE_SIZE, MAX_QUESTION_PAGE_SIZE) {}

const TEXT_FORMAT = 'Plain text, without control characters except line breaks and tabs';

@InputType({ description: 'A question about a recipe.' })
export class AskQuestionInput {
  @Field({ description: 'Slug of the recipe. Example: "doro-wat".' })
  recipeSlug: string;

  @Field({
    description: `${TEXT_FORMAT}, at most ${MAX_QUESTION_LENGTH} characters. Example: "Can it stand overnight?"`,
  })
  @Follows(questionProblem)
  text: string;
}

@InputType({ description: 'An answer to a question.' })
export class AnswerQuestionInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId: string;

  @Field({
    description: `${TEXT_FORMAT}, at most ${MAX_ANSWER_LENGTH} characters. Example: "Yes, and it is better for it."`,
  })
  @Follows(answerProblem)
  text: string;
}

@InputType({ description: 'A new text for the member’s own question or answer.' })
export class EditEntryInput {
  @Field(() => ID, { description: 'ID of the question or answer.' })
  id: string;

  @Field({ description: 'Text, with the limits of a new question or answer.' })
  text: string;
}

@InputType({ description: 'One of the member’s own questions or answers to delete.' })
export class DeleteEntryInput {
  @Field(() => ID, { description: 'ID of the question or answer.' })
  id: string;
}
