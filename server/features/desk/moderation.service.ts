import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { deskTexts, normalizeNote } from '#schema/rules/desk.ts';
import { AccessTokenEntity } from '#server/features/accounts/access-token.entity.ts';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { ReviewEntity } from '#server/features/reviews/review.entity.ts';
import type { ReviewChange } from '#server/features/reviews/review-changes.ts';
import { type Failure, invalidInput, type Result, success } from '#server/results.ts';
import type { DeskService } from './desk.service.ts';
import { ModerateSuccessType, ModerationKind } from './desk.type.ts';
import { DeskActionEntity } from './desk-action.entity.ts';
import { ReportEntity } from './report.entity.ts';

/** Name of members whose own could not stay. */
const RENAMED = 'Member';

interface Decision {
  kind: ModerationKind;
  /** The name of the text. Example: "Review:12". */
  textId: string;
  reason: string | null;
}

/** What an action has changed, as the log has it. */
interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const refused = (field: string, message: string): Failure => invalidInput([{ field, code: 'NOT_FOUND', message }]);

/** Carries out what moderators decide, writes it down, and takes it back. Each decision is one transaction. */
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: DeskService,
    private readonly catalogue: Pick<CatalogueService, 'refreshRatings'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void = () => {},
  ) {}

  /** Does what a moderator has decided about a text, or about its author. */
  async moderate(moderator: SessionUser, decision: Decision): Promise<Result<ModerateSuccessType>> {
    const { kind, textId } = decision;
    const done = await this.dataSource.transaction(async (manager) => {
      const review = await lockedReview(manager, textId);
      if (!review) return refused('id', deskTexts.noText);
      const change = await this.carryOut(manager, moderator, review, decision);
      if ('ok' in change) return change;
      await manager.update(ReportEntity, { textId, closedAt: IsNull() }, { closedAt: () => 'now()' });
      const log = { staffId: moderator.id, kind, textId, memberId: review.userId, ...change };
      return { actionId: await written(manager, log), slug: await slugOf(manager, review.recipeId) };
    });
    if ('ok' in done) return done;
    return this.answer(deskTexts.done, textId, done);
  }

  /** Takes a decision back, where what it was about is still as it left it. */
  async undo(moderator: SessionUser, actionId: number): Promise<Result<ModerateSuccessType>> {
    const done = await this.dataSource.transaction(async (manager) => {
      const action = await manager.findOneBy(DeskActionEntity, { id: actionId });
      const undone = await manager
        .createQueryBuilder(DeskActionEntity, 'a')
        .where(`a.kind = 'UNDO' and a.before->>'actionId' = :id`, { id: String(actionId) })
        .getExists();
      if (!action || undone || action.kind === 'UNDO' || !action.textId) return refused('id', deskTexts.notUndone);
      const recipeId = await this.takeBack(manager, action);
      if (recipeId === undefined) return refused('id', deskTexts.notUndone);
      // The reports that it has closed: both times are that of its transaction.
      await manager.query(
        `update reports set closed_at = null from desk_actions a
         where a.id = $1 and reports.text_id = a.text_id and reports.closed_at = a.created_at`,
        [actionId],
      );
      const { textId, memberId } = action;
      const log = { staffId: moderator.id, kind: 'UNDO' as const, textId, memberId, before: { actionId }, after: null };
      return { textId, actionId: await written(manager, log), slug: await slugOf(manager, recipeId) };
    });
    if ('ok' in done) return done;
    return this.answer(deskTexts.undone, done.textId, done);
  }

  private async answer(
    message: string,
    textId: string,
    { actionId, slug }: { actionId: number; slug: string },
  ): Promise<Result<ModerateSuccessType>> {
    await this.catalogue.refreshRatings([slug]);
    await this.onChange([{ slug, rated: true }]);
    return success(new ModerateSuccessType(message, String(actionId), await this.desk.text(textId)));
  }

  private async carryOut(
    manager: EntityManager,
    moderator: SessionUser,
    review: ReviewEntity,
    { kind, reason }: Decision,
  ): Promise<Change | Failure> {
    const { id, userId, message, hiddenReason } = review;
    const text = { message, hiddenReason };
    const given = { reason: reason === null ? null : normalizeNote(reason) };
    switch (kind) {
      case ModerationKind.DISMISS:
        // One that waits is read now.
        await manager.update(ReviewEntity, id, { hiddenAt: null, hiddenReason: null });
        return { before: text, after: given };
      case ModerationKind.HIDE:
        await manager.update(ReviewEntity, id, { hiddenAt: () => 'now()', hiddenReason: given.reason });
        return { before: text, after: given };
      case ModerationKind.RESTORE:
        await manager.update(ReviewEntity, id, { hiddenAt: null, hiddenReason: null });
        return { before: text, after: given };
      case ModerationKind.DELETE:
        await manager.delete(ReviewEntity, id);
        return { before: { ...review }, after: given };
    }
    // What is left is about the author.
    if (userId === null) return refused('id', deskTexts.noMember);
    if (userId === moderator.id) return refused('id', deskTexts.ownAccount);
    const { username } = await manager.findOneByOrFail(UserEntity, { id: userId });
    const before = { ...text, username };
    if (kind === ModerationKind.RENAME) {
      await manager.update(UserEntity, userId, { username: RENAMED });
      return { before, after: { ...given, username: RENAMED } };
    }
    await manager.update(UserEntity, userId, { blockedAt: kind === ModerationKind.BLOCK ? () => 'now()' : null });
    if (kind === ModerationKind.BLOCK) {
      await manager.delete(SessionEntity, { userId });
      await manager.delete(AccessTokenEntity, { userId });
    }
    return { before, after: given };
  }

  /** @returns the recipe that shows it; undefined where it cannot be taken back any more */
  private async takeBack(manager: EntityManager, action: DeskActionEntity): Promise<number | undefined> {
    const { kind, textId, memberId, before } = action;
    if (kind === ModerationKind.DELETE) return rewritten(manager, before);
    const review = await lockedReview(manager, textId ?? '');
    if (!review) return undefined;
    switch (kind) {
      case ModerationKind.RENAME: {
        const renamed = { id: memberId ?? 0, username: RENAMED };
        const { affected } = await manager.update(UserEntity, renamed, { username: String(before?.username) });
        return affected === 1 ? review.recipeId : undefined;
      }
      case ModerationKind.BLOCK:
      case ModerationKind.UNBLOCK:
        await manager.update(UserEntity, memberId ?? 0, {
          blockedAt: kind === ModerationKind.UNBLOCK ? () => 'now()' : null,
        });
        return review.recipeId;
      default: {
        const reason = (before?.hiddenReason ?? null) as string | null;
        const hiddenAt = reason === null ? null : (review.hiddenAt ?? (() => 'now()'));
        await manager.update(ReviewEntity, review.id, { hiddenAt, hiddenReason: reason });
        return review.recipeId;
      }
    }
  }
}

async function lockedReview(manager: EntityManager, textId: string): Promise<ReviewEntity | null> {
  const id = Number(/^Review:(\d+)$/.exec(textId)?.[1] ?? 0);
  return manager.findOne(ReviewEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Writes a deleted review again; undefined where its author has gone, or has written another one on the recipe. */
async function rewritten(manager: EntityManager, before: DeskActionEntity['before']): Promise<number | undefined> {
  const [row]: { recipe_id: number }[] = await manager.query(
    `insert into reviews (id, recipe_id, user_id, rating_halves, message, created_at, edited_at, hidden_at, hidden_reason)
       overriding system value
     select v.id, v."recipeId", v."userId", v."ratingHalves", v.message, v."createdAt", v."editedAt", v."hiddenAt",
       v."hiddenReason"
     from jsonb_to_record($1) v (id integer, "recipeId" integer, "userId" integer, "ratingHalves" smallint, message text,
       "createdAt" timestamptz, "editedAt" timestamptz, "hiddenAt" timestamptz, "hiddenReason" text)
     where exists (select from recipes r where r.id = v."recipeId") and exists (select from users u where u.id = v."userId")
     on conflict do nothing returning recipe_id`,
    [JSON.stringify(before)],
  );
  return row?.recipe_id;
}

type Written = Pick<DeskActionEntity, 'staffId' | 'kind' | 'textId' | 'memberId' | 'before' | 'after'>;

/** @returns the id under which the action stands in the log */
async function written(manager: EntityManager, action: Written): Promise<number> {
  const { id } = await manager.save(manager.create(DeskActionEntity, action));
  return id;
}

async function slugOf(manager: EntityManager, id: number): Promise<string> {
  const { slug } = await manager.findOneOrFail(RecipeEntity, { where: { id }, select: { slug: true } });
  return slug;
}
