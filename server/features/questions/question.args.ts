import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { boundsProblem } from '#schema/rules/catalogue.ts';
import {
  answerProblem,
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_PAGE_SIZE,
  QUESTION_PAGE_SIZE,
  questionProblem,
} from '#schema/rules/questions.ts';
import { Follows } from '#server/check-input.ts';

@ArgsType()
export class QuestionListArgs {
  @Field(() => Int, {
    defaultValue: QUESTION_PAGE_SIZE,
    description: `At most so many, 1 to ${MAX_QUESTION_PAGE_SIZE}.`,
  })
  @Follows((first: number) => boundsProblem('first', first, 1, MAX_QUESTION_PAGE_SIZE))
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
