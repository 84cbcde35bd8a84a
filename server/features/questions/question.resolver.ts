import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { MAX_ANSWERS } from '#schema/rules/questions.ts';
import type { Access } from '#server/features/accounts/access.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { AuthorType } from '#server/features/catalogue/authors/author.type.ts';
import { type RecipeRow, RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import { Member, type RequestContext } from '#server/graphql/context.ts';
import { getListCost } from '#server/graphql/field-costs.ts';
import { encodeNodeId } from '#server/graphql/node/node-id.ts';
import { Personal } from '#server/graphql/personal.ts';
import { ResultMutation } from '#server/graphql/results.ts';
import type { Result } from '#server/results.ts';
import { answersTo, ownEntriesOn, questionCount, questionPages, toQuestionConnection } from './question.loader.ts';
import {
  AnswerQuestionInput,
  AnswerType,
  AskQuestionInput,
  DeleteEntryInput,
  EditEntryInput,
  EntryResult,
  type EntrySuccessType,
  HiddenEntryType,
  QuestionConnectionType,
  QuestionListArgs,
  QuestionType,
} from './question.type.ts';

@Resolver(() => QuestionType)
export class AnswersResolver {
  @FieldResolver(() => [AnswerType], {
    // Few questions have more answers than a tenth of the maximum.
    complexity: ({ childComplexity }) => (MAX_ANSWERS / 10) * childComplexity,
    description: `Answers by the recipe’s author first, then oldest first; at most ${MAX_ANSWERS}.`,
  })
  answers(@Root() { id }: Pick<QuestionType, 'id'>, @Ctx() { loaders }: RequestContext): Promise<AnswerType[]> {
    return loaders.get(answersTo).load(id);
  }
}

@Resolver(() => AnswerType)
export class AnsweringAuthorResolver {
  @FieldResolver(() => AuthorType, {
    nullable: true,
    description: 'The recipe’s author, if they wrote the answer; null for other members.',
  })
  author(
    @Root() { authorSlug }: Pick<AnswerType, 'authorSlug'>,
    @Ctx() { catalogue }: RequestContext,
  ): AuthorType | null {
    return catalogue.taxonomy.authors.find(({ slug }) => slug === authorSlug) ?? null;
  }
}

/** Resolves the questions about a recipe, and the changes by members or by programs with their tokens. */
@Resolver(() => RecipeType)
export class QuestionResolver {
  @FieldResolver(() => QuestionConnectionType, {
    complexity: getListCost,
    description: 'Members’ questions, newest first.',
  })
  async questions(
    @Root() recipe: RecipeRow,
    @Args() args: QuestionListArgs,
    @Ctx() { loaders, tags }: RequestContext,
  ): Promise<QuestionConnectionType> {
    tags.addRecipe(recipe);
    const rows = await loaders.get(questionPages).load(recipe.id, args);
    return toQuestionConnection(rows, args, () => loaders.get(questionCount).load(recipe.id));
  }

  @Personal()
  @FieldResolver(() => [ID], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'IDs of the signed-in member’s questions and answers about the recipe; empty without a token.',
  })
  async myEntryIds(@Root() { id }: RecipeRow, @Ctx() { loaders, viewer }: RequestContext): Promise<string[]> {
    const user = await viewer.find();
    const entries = user ? await loaders.get(ownEntriesOn).load({ userId: user.id, recipe: id }) : [];
    return entries.map((entry) => encodeNodeId(entry.kind, entry.id));
  }

  @FieldResolver(() => [HiddenEntryType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'The signed-in member’s questions and answers that others cannot see; empty without a token.',
  })
  async myHiddenEntries(
    @Root() { id }: RecipeRow,
    @Ctx() { loaders, viewer }: RequestContext,
  ): Promise<HiddenEntryType[]> {
    const user = await viewer.find();
    const entries = user ? await loaders.get(ownEntriesOn).load({ userId: user.id, recipe: id }) : [];
    return entries.flatMap(({ text, hiddenReason }) => (hiddenReason === null ? [] : [{ text, reason: hiddenReason }]));
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => EntryResult,
    'Asks a question about a recipe.\n\nExample: `mutation { askQuestion(input: { recipeSlug: "doro-wat", text: "Can it stand overnight?" }) { ... on EntrySuccess { recipe { questions { totalCount } } } ... on Failure { message } } }`',
  )
  askQuestion(
    @Arg('input', { description: 'The question, and its recipe.' }) input: AskQuestionInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<EntrySuccessType>> {
    return services.questions.ask(member, input, client);
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => EntryResult,
    'Answers a question.\n\nExample: `mutation { answerQuestion(input: { questionId: "UXVlc3Rpb246MQ", text: "Yes, and it is better for it." }) { ... on EntrySuccess { message } ... on Failure { message } } }`',
  )
  answerQuestion(
    @Arg('input', { description: 'The answer, and its question.' }) input: AnswerQuestionInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<EntrySuccessType>> {
    return services.questions.answer(member, input, client);
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => EntryResult,
    'Changes the member’s own question or answer.\n\nExample: `mutation { editEntry(input: { id: "UXVlc3Rpb246MQ", text: "Can it stand for two days?" }) { ... on EntrySuccess { message } ... on Failure { message } } }`',
  )
  editEntry(
    @Arg('input', { description: 'The question or answer, and its new text.' }) input: EditEntryInput,
    @Member() member: SessionUser,
    @Ctx() { services, client }: RequestContext,
  ): Promise<Result<EntrySuccessType>> {
    return services.questions.edit(member, input, client);
  }

  @Authorized<Access>({ scope: 'WRITE' })
  @ResultMutation(
    () => EntryResult,
    'Deletes the member’s own question, with its answers, or the member’s own answer.\n\nExample: `mutation { deleteEntry(input: { id: "UXVlc3Rpb246MQ" }) { ... on EntrySuccess { message } ... on Failure { message } } }`',
  )
  deleteEntry(
    @Arg('input', { description: 'Question or answer to delete.' }) input: DeleteEntryInput,
    @Member() member: SessionUser,
    @Ctx() { services }: RequestContext,
  ): Promise<Result<EntrySuccessType>> {
    return services.questions.delete(member, input.id);
  }
}
