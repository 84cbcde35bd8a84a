import type { DataSource, EntityManager } from 'typeorm';
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
import { UnauthenticatedError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { toCursor } from '#server/features/catalogue/order.ts';
import type { ReaderCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderEvent } from '#server/features/readers/readers.type.ts';
import type { ApprovalRule } from '#server/features/reviews/approval-rule.ts';
import type { ReviewChange } from '#server/features/reviews/review-changes.ts';
import { type Connection, toConnection } from '#server/graphql/connection.type.ts';
import { readNodeId, rowIdIn } from '#server/graphql/node/node-id.ts';
import { type Failure, failure, invalidInput, type Result, success } from '#server/results.ts';
import { QUESTION_CURSOR } from './question.loader.ts';
import {
  type AnswerQuestionInput,
  type AskQuestionInput,
  type EditEntryInput,
  EntrySuccessType,
  type QuestionListArgs,
  type QuestionType,
} from './question.type.ts';

const recipeNotFound = failure('NOT_FOUND', reviewTexts.noRecipe);
const entryNotFound = failure('ENTRY_NOT_FOUND', questionTexts.noEntry);

type Entry = { kind: 'Question' | 'Answer'; id: number };

/** Table of each kind of entry, and the SQL for its recipe's id. */
const tables = {
  Question: { table: 'questions', recipe: 'recipe_id' },
  Answer: { table: 'answers', recipe: '(select recipe_id from questions q where q.id = answers.question_id)' },
} as const;

/** A question or answer that was just written. */
interface NewEntry {
  recipeId: number;
  hiddenReason: string | null;
}

/** Reads and writes questions about recipes, and their answers. */
export class QuestionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'current'>,
    private readonly throttles: { comment(userId: number): Promise<void> },
    private readonly counts: Pick<ReaderCounts, 'add'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void = () => {},
    private readonly isHeld: ApprovalRule = async () => false,
  ) {}

  /**
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async ask(viewer: SessionUser, { recipeSlug, text }: AskQuestionInput): Promise<Result<EntrySuccessType>> {
    const recipe = this.catalogue.current.bySlug(recipeSlug);
    if (!recipe) return recipeNotFound;
    await this.throttles.comment(viewer.id);
    const held = await this.heldFor(viewer, text, recipe.id);
    const asked = await this.dataSource.transaction(async (manager) => {
      await lockQuota(manager, `questions of ${viewer.id} about ${recipe.id}`);
      const [own]: { questions: number }[] = await manager.query(
        'select count(*)::int as questions from questions where recipe_id = $1 and user_id = $2',
        [recipe.id, viewer.id],
      );
      if (own && own.questions >= MAX_OWN_QUESTIONS) return null;
      // Locks the author's row first, as a deletion does; inserts nothing if the member was just deleted.
      const rows: unknown[] = await manager.query(
        writtenOrHeld(
          'Question',
          `insert into questions (recipe_id, user_id, text, hidden_at, hidden_reason)
           select $1, id, $3, case when $4::text is not null then now() end, $4::text
           from users where id = $2 for key share`,
        ),
        [recipe.id, viewer.id, normalizeNote(text), held],
      );
      return rows;
    });
    if (asked === null) return full('recipeSlug', questionTexts.askedEnough);
    if (asked.length === 0) throw new UnauthenticatedError(accountTexts.signInFirst);
    this.counts.add(ReaderEvent.QUESTION, recipe.slug);
    return this.changed(recipe.id, held ?? questionTexts.asked);
  }

  /**
   * @throws {ThrottledError}
   * @throws {UnauthenticatedError} if the account was just deleted
   */
  async answer(viewer: SessionUser, { questionId, text }: AnswerQuestionInput): Promise<Result<EntrySuccessType>> {
    const question = getEntry(questionId);
    if (question?.kind !== 'Question') return entryNotFound;
    await this.throttles.comment(viewer.id);
    const [found]: { recipeId: number }[] = await this.dataSource.query(
      'select recipe_id as "recipeId" from questions where id = $1 and hidden_at is null',
      [question.id],
    );
    if (!found || !this.catalogue.current.byId(found.recipeId)) return entryNotFound;
    const held = await this.heldFor(viewer, text, found.recipeId);
    const answered = await this.dataSource.transaction(async (manager): Promise<unknown[] | Failure> => {
      await lockQuota(manager, `answers to ${question.id}`);
      const [counts]: { answers: number; own: number }[] = await manager.query(
        `select count(*) filter (where hidden_at is null)::int as answers,
           count(*) filter (where user_id = $2)::int as own from answers where question_id = $1`,
        [question.id, viewer.id],
      );
      if (counts && counts.answers >= MAX_ANSWERS) return full('questionId', questionTexts.enough);
      if (counts && counts.own >= MAX_OWN_ANSWERS) return full('questionId', questionTexts.answeredEnough);
      return manager.query(
        writtenOrHeld(
          'Answer',
          `insert into answers (question_id, user_id, text, hidden_at, hidden_reason)
           select q.id, u.id, $3, case when $4::text is not null then now() end, $4::text
           from questions q, users u where q.id = $1 and q.hidden_at is null and u.id = $2 for key share`,
        ),
        [question.id, viewer.id, normalizeNote(text), held],
      );
    });
    if (!Array.isArray(answered)) return answered;
    if (answered.length === 0) {
      // Either the question or the member was just deleted.
      if (await this.dataSource.manager.existsBy(UserEntity, { id: viewer.id })) return entryNotFound;
      throw new UnauthenticatedError(accountTexts.signInFirst);
    }
    return this.changed(found.recipeId, held ?? questionTexts.answered);
  }

  /** Changes a member's own question or answer. @throws {ThrottledError} */
  async edit(viewer: SessionUser, { id, text }: EditEntryInput): Promise<Result<EntrySuccessType>> {
    const entry = getEntry(id);
    if (!entry) return entryNotFound;
    const problem = entry.kind === 'Question' ? questionProblem(text) : answerProblem(text);
    if (problem) return invalidInput([{ field: 'text', ...problem }]);
    await this.throttles.comment(viewer.id);
    const { table, recipe } = tables[entry.kind];
    const [own]: Pick<NewEntry, 'recipeId'>[] = await this.dataSource.query(
      `select ${recipe} as "recipeId" from ${table} where id = $1 and user_id = $2`,
      [entry.id, viewer.id],
    );
    if (!own) return entryNotFound;
    const [edited]: NewEntry[] = await this.dataSource.query(
      writtenOrHeld(
        entry.kind,
        `update ${table} set text = $3, edited_at = now(),
           hidden_at = coalesce(hidden_at, case when $4::text is not null then now() end),
           hidden_reason = coalesce(hidden_reason, $4::text)
         where id = $1 and user_id = $2`,
      ),
      [entry.id, viewer.id, normalizeNote(text), await this.heldFor(viewer, text, own.recipeId)],
    );
    if (!edited) return entryNotFound;
    return this.changed(
      edited.recipeId,
      edited.hiddenReason === WAITING_REASON ? WAITING_REASON : questionTexts.edited,
    );
  }

  /** Deletes a member's own question, with its answers, or a member's own answer. */
  async delete(viewer: SessionUser, id: string): Promise<Result<EntrySuccessType>> {
    const entry = getEntry(id);
    if (!entry) return entryNotFound;
    const { table, recipe } = tables[entry.kind];
    const [[deleted]]: [Pick<NewEntry, 'recipeId'>[], number] = await this.dataSource.query(
      `delete from ${table} where id = $1 and user_id = $2 returning ${recipe} as "recipeId"`,
      [entry.id, viewer.id],
    );
    return deleted ? this.changed(deleted.recipeId, questionTexts.deleted) : entryNotFound;
  }

  /** Returns a part of a recipe's questions. @param found - the part, and one more question if there is one */
  list(
    found: QuestionType[],
    { first, after }: QuestionListArgs,
    total: () => Promise<number>,
  ): Connection<QuestionType> {
    return toConnection(found.slice(0, first), {
      toCursor: ({ id }) => toCursor(QUESTION_CURSOR, [id]),
      size: first,
      hasNextPage: found.length > first,
      hasPreviousPage: Boolean(after),
      total,
    });
  }

  /** Returns the reason why a text waits for a moderator; null if it does not. */
  private async heldFor(viewer: SessionUser, text: string, recipeId: number): Promise<string | null> {
    return (await this.isHeld(viewer, text, recipeId)) ? WAITING_REASON : null;
  }

  private async changed(recipeId: number, text: string): Promise<Result<EntrySuccessType>> {
    const recipe = this.catalogue.current.byId(recipeId);
    // The recipe was withdrawn at this very moment.
    if (!recipe) return recipeNotFound;
    await this.onChange([{ slug: recipe.slug, rated: false }]);
    return success(new EntrySuccessType(text, recipe));
  }
}

/**
 * Wraps a change so that it also reports a held text, unless the text is already reported. Its fourth value is the
 * reason to hold it, or null.
 */
const writtenOrHeld = (kind: Entry['kind'], change: string) => `with written as (
    ${change} returning id, ${tables[kind].recipe} as "recipeId", hidden_reason as "hiddenReason"),
  waiting as (
    insert into reports (text_id, reason) select '${kind}:' || id, 'WAITING' from written
    where "hiddenReason" = $4::text and not exists (
      select from reports where text_id = '${kind}:' || written.id and closed_at is null))
  select * from written`;

const full = (field: string, message: string) => invalidInput([{ field, code: 'OUT_OF_RANGE', message }]);

/** Makes concurrent writers with the same quota wait until the transaction ends. */
async function lockQuota(manager: EntityManager, name: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

function getEntry(id: string): Entry | undefined {
  const { kind, key = '' } = readNodeId(id) ?? {};
  const row = rowIdIn(key);
  return (kind === 'Question' || kind === 'Answer') && row ? { kind, id: row } : undefined;
}
