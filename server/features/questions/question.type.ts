import { Max, Min } from 'class-validator';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  answerProblem,
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_PAGE_SIZE,
  QUESTION_PAGE_SIZE,
  questionProblem,
} from '#schema/rules/questions.ts';
import { Follows, problem } from '#server/check-input.ts';
import { RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { RecipeNotFoundType } from '#server/features/reviews/review.type.ts';
import { connectionType } from '#server/graphql/connection.type.ts';
import { NodeType } from '#server/graphql/node/node.type.ts';
import { Personal } from '#server/graphql/personal.ts';
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

  /** Key of the recipe's author if they wrote it. Not in the schema. */
  authorSlug: string | null;
}

@Personal()
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

@ArgsType()
export class QuestionListArgs {
  @Field(() => Int, {
    defaultValue: QUESTION_PAGE_SIZE,
    description: `At most so many, 1 to ${MAX_QUESTION_PAGE_SIZE}.`,
  })
  @Min(1, problem('OUT_OF_RANGE'))
  @Max(MAX_QUESTION_PAGE_SIZE, problem('OUT_OF_RANGE'))
  first: number;

  @Field(() => String, { nullable: true, description: 'The cursor of a question: what was asked before it.' })
  after?: string | null;
}

const WHAT_A_TEXT_IS = 'Plain text, without control characters but line ends and tabs';

@InputType({ description: 'A question about a recipe.' })
export class AskQuestionInput {
  @Field({ description: 'The recipe’s name in addresses. Example: "doro-wat".' })
  recipeSlug: string;

  @Field({
    description: `${WHAT_A_TEXT_IS}, at most ${MAX_QUESTION_LENGTH} characters. Example: "Can it stand overnight?"`,
  })
  @Follows(questionProblem)
  text: string;
}

@InputType({ description: 'An answer to a question.' })
export class AnswerQuestionInput {
  @Field(() => ID, { description: 'Of the question.' })
  questionId: string;

  @Field({
    description: `${WHAT_A_TEXT_IS}, at most ${MAX_ANSWER_LENGTH} characters. Example: "Yes, and it is better for it."`,
  })
  @Follows(answerProblem)
  text: string;
}

@InputType({ description: 'Another text for one’s own question or answer.' })
export class EditEntryInput {
  @Field(() => ID, { description: 'Of the question or the answer.' })
  id: string;

  @Field({ description: 'The text, as for a new question or answer.' })
  text: string;
}

@InputType({ description: 'One’s own question or answer, to be deleted.' })
export class DeleteEntryInput {
  @Field(() => ID, { description: 'Of the question or the answer.' })
  id: string;
}
