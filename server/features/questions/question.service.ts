import { type DataSource, IsNull } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { normalizeNote } from '#schema/rules/kitchen.ts';
import {
  answerProblem,
  MAX_ANSWERS,
  MAX_OWN_ANSWERS,
  MAX_OWN_QUESTIONS,
  questionProblem,
  questionTexts,
} from '#schema/rules/questions.ts';
import { reviewTexts } from '#schema/rules/reviews.ts';
import { lockName } from '#server/database/locks.statements.ts';
import { runStatement } from '#server/database/statements.ts';
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import type { ApprovalRule } from '#server/features/reviews/approval-rule.ts';
import type { ReviewChange } from '#server/features/reviews/review.service.ts';
import { decodeNodeId, readRowId } from '#server/graphql/node/node-id.ts';
import { type Failure, failure, invalidInput, type Result, successOf } from '#server/results.ts';
import type { Client } from '#server/security/client.ts';
import type { Throttles } from '#server/security/throttles.ts';
import { AnswerEntity, QuestionEntity } from './question.entity.ts';
import { editEntry, storeAnswer, storeQuestion } from './question.statements.ts';
import {
  type AnswerQuestionInput,
  type AskQuestionInput,
  type EditEntryInput,
  EntrySuccessType,
} from './question.type.ts';

const recipeNotFound = failure('NOT_FOUND', reviewTexts.noRecipe);
const entryNotFound = failure('ENTRY_NOT_FOUND', questionTexts.noEntry);

type Entry = { kind: 'Question' | 'Answer'; id: number };

const entities = { Question: QuestionEntity, Answer: AnswerEntity };

/** Writes members' questions about recipes, and answers to them. */
export class QuestionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly throttles: Pick<Throttles, 'countForMember'>,
    private readonly counts: Pick<ReaderCounts, 'add'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void,
    private readonly isHeld: ApprovalRule,
  ) {}

  /**
   * Posts a question.
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async ask(
    viewer: SessionUser,
    { recipeSlug, text }: AskQuestionInput,
    client: Client,
  ): Promise<Result<EntrySuccessType>> {
    const recipe = this.catalogue.current.bySlug(recipeSlug);
    if (!recipe) return recipeNotFound;
    await this.throttles.countForMember('comment', viewer.id, client);
    const holdReason = await this.getHoldReason(viewer, text, recipe.id);
    const rows = await this.dataSource.transaction(async (manager) => {
      await runStatement(manager, lockName, [`questions of ${viewer.id} about ${recipe.id}`]);
      const questions = await manager.countBy(QuestionEntity, { recipeId: recipe.id, userId: viewer.id });
      if (questions >= MAX_OWN_QUESTIONS) return null;
      return runStatement(manager, storeQuestion, [recipe.id, viewer.id, normalizeNote(text), holdReason]);
    });
    if (rows === null) return tooMany('recipeSlug', questionTexts.askedEnough);
    if (rows.length === 0) throw new UnauthenticatedError(accountTexts.signInFirst);
    this.counts.add(ReaderEvent.QUESTION, recipe.slug);
    return this.toChangeResult(recipe.id, holdReason ?? questionTexts.asked);
  }

  /**
   * Posts an answer.
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async answer(
    viewer: SessionUser,
    { questionId, text }: AnswerQuestionInput,
    client: Client,
  ): Promise<Result<EntrySuccessType>> {
    const question = readEntryId(questionId);
    if (question?.kind !== 'Question') return entryNotFound;
    await this.throttles.countForMember('comment', viewer.id, client);
    const { manager } = this.dataSource;
    const storedQuestion = await manager.findOneBy(QuestionEntity, { id: question.id, hiddenAt: IsNull() });
    if (!storedQuestion || !this.catalogue.current.byId(storedQuestion.recipeId)) return entryNotFound;
    const holdReason = await this.getHoldReason(viewer, text, storedQuestion.recipeId);
    const rowsOrFailure = await this.dataSource.transaction(async (manager): Promise<unknown[] | Failure> => {
      await runStatement(manager, lockName, [`answers to ${question.id}`]);
      const where = { questionId: question.id };
      if ((await manager.countBy(AnswerEntity, { ...where, hiddenAt: IsNull() })) >= MAX_ANSWERS)
        return tooMany('questionId', questionTexts.enough);
      if ((await manager.countBy(AnswerEntity, { ...where, userId: viewer.id })) >= MAX_OWN_ANSWERS)
        return tooMany('questionId', questionTexts.answeredEnough);
      return runStatement(manager, storeAnswer, [question.id, viewer.id, normalizeNote(text), holdReason]);
    });
    if (!Array.isArray(rowsOrFailure)) return rowsOrFailure;
    if (rowsOrFailure.length === 0) {
      // Either the question or the member was just deleted.
      if (await manager.existsBy(UserEntity, { id: viewer.id })) return entryNotFound;
      throw new UnauthenticatedError(accountTexts.signInFirst);
    }
    return this.toChangeResult(storedQuestion.recipeId, holdReason ?? questionTexts.answered);
  }

  /** Changes a member's own question or answer. @throws {ThrottledError} */
  async edit(viewer: SessionUser, { id, text }: EditEntryInput, client: Client): Promise<Result<EntrySuccessType>> {
    const entry = readEntryId(id);
    if (!entry) return entryNotFound;
    const problem = entry.kind === 'Question' ? questionProblem(text) : answerProblem(text);
    if (problem) return invalidInput([{ field: 'text', ...problem }]);
    await this.throttles.countForMember('comment', viewer.id, client);
    const recipeId = await this.findOwnRecipeId(viewer, entry);
    if (recipeId === undefined) return entryNotFound;
    const holdReason = await this.getHoldReason(viewer, text, recipeId);
    const values = [entry.id, viewer.id, normalizeNote(text), holdReason];
    const [edited] = await runStatement(this.dataSource.manager, editEntry[entry.kind], values);
    if (!edited) return entryNotFound;
    return this.toChangeResult(
      recipeId,
      edited.hiddenReason === WAITING_REASON ? WAITING_REASON : questionTexts.edited,
    );
  }

  /** Deletes a member's own question, with its answers, or a member's own answer. */
  async delete(viewer: SessionUser, id: string): Promise<Result<EntrySuccessType>> {
    const entry = readEntryId(id);
    if (!entry) return entryNotFound;
    const recipeId = await this.findOwnRecipeId(viewer, entry);
    if (recipeId === undefined) return entryNotFound;
    const { affected } = await this.dataSource.manager.delete(entities[entry.kind], {
      id: entry.id,
      userId: viewer.id,
    });
    return affected ? this.toChangeResult(recipeId, questionTexts.deleted) : entryNotFound;
  }

  /** Returns the id of the recipe that a member's own text is about; undefined if there is no such text. */
  private async findOwnRecipeId({ id: userId }: SessionUser, { kind, id }: Entry): Promise<number | undefined> {
    const { manager } = this.dataSource;
    const where = { id, userId };
    if (kind === 'Question') return (await manager.findOneBy(QuestionEntity, where))?.recipeId;
    return (await manager.findOne(AnswerEntity, { where, relations: { question: true } }))?.question.recipeId;
  }

  /** Returns the reason why a text waits for a moderator; null if it does not. */
  private async getHoldReason(viewer: SessionUser, text: string, recipeId: number): Promise<string | null> {
    return (await this.isHeld(viewer, text, recipeId)) ? WAITING_REASON : null;
  }

  private async toChangeResult(recipeId: number, message: string): Promise<Result<EntrySuccessType>> {
    const recipe = this.catalogue.current.byId(recipeId);
    // The recipe was withdrawn in the meantime.
    if (!recipe) return recipeNotFound;
    await this.onChange([{ slug: recipe.slug, rated: false }]);
    return successOf(EntrySuccessType, { message, recipe });
  }
}

const tooMany = (field: string, message: string) => invalidInput([{ field, code: 'OUT_OF_RANGE', message }]);

function readEntryId(id: string): Entry | undefined {
  const { kind, key = '' } = decodeNodeId(id) ?? {};
  const row = readRowId(key);
  return (kind === 'Question' || kind === 'Answer') && row ? { kind, id: row } : undefined;
}
