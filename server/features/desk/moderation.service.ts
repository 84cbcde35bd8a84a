import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { deskTexts, normalizeNote, WAITING_REASON } from '#schema/rules/desk.ts';
import { AccessTokenEntity } from '#server/features/accounts/access-token.entity.ts';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import type { CatalogueService } from '#server/features/catalogue/catalogue.service.ts';
import type { ReviewChange } from '#server/features/reviews/review-changes.ts';
import { type Failure, invalidInput, type Result, success } from '#server/results.ts';
import type { DeskService } from './desk.service.ts';
import { ModerateSuccessType, ModerationKind } from './desk.type.ts';
import { DeskActionEntity, writeAction } from './desk-action.entity.ts';
import { deletedText, getSlug, hideText, insertedAgain, lockedText, type ModeratedText } from './moderated-texts.ts';
import { ReportEntity } from './report.entity.ts';

/** Display name of members whose own name was removed. */
const RENAMED = 'Member';

interface Decision {
  kind: ModerationKind;
  /** The name of the text. Example: "Review:12". */
  textId: string;
  reason: string | null;
}

/** State before and after an action, for the log. */
interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const refused = (message: string): Failure => invalidInput([{ field: 'id', code: 'NOT_FOUND', message }]);

/** Carries out, logs and undoes moderators' decisions. Each decision is one transaction. */
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: DeskService,
    private readonly catalogue: Pick<CatalogueService, 'refreshRatings'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void = () => {},
  ) {}

  /** Carries out a moderator's decision about a text or its author. */
  async moderate(moderator: SessionUser, decision: Decision): Promise<Result<ModerateSuccessType>> {
    const { kind, textId } = decision;
    const done = await this.dataSource.transaction(async (manager) => {
      const text = await lockedText(manager, textId);
      if (!text) return refused(deskTexts.noText);
      const slug = await getSlug(manager, text.recipeId);
      const change = await carryOut(manager, moderator, text, decision);
      if ('ok' in change) return change;
      await manager.update(ReportEntity, { textId, closedAt: IsNull() }, { closedAt: () => 'now()' });
      const log = { staffId: moderator.id, kind, textId, memberId: text.memberId, ...change };
      return { actionId: await writeAction(manager, log), slug };
    });
    if ('ok' in done) return done;
    return this.answer(deskTexts.done, textId, done);
  }

  /** Undoes a decision, if the text or author has not changed since. */
  async undo(moderator: SessionUser, actionId: number): Promise<Result<ModerateSuccessType>> {
    const done = await this.dataSource.transaction(async (manager) => {
      // Locked, so that it is undone only once.
      const action = await manager.findOne(DeskActionEntity, {
        where: { id: actionId },
        lock: { mode: 'pessimistic_write' },
      });
      const undone = await manager
        .createQueryBuilder(DeskActionEntity, 'a')
        .where(`a.kind = 'UNDO' and a.before->>'actionId' = :id`, { id: String(actionId) })
        .getExists();
      if (!action?.textId || undone || action.kind === 'UNDO') return refused(deskTexts.notUndone);
      const { textId, memberId } = action;
      if (!(await takeBack(manager, action))) return refused(deskTexts.notUndone);
      // Reopens the reports that the action closed: their `closed_at` is the action's `created_at`.
      await manager.query(
        `update reports set closed_at = null from desk_actions a
         where a.id = $1 and reports.text_id = a.text_id and reports.closed_at = a.created_at`,
        [actionId],
      );
      const log = { staffId: moderator.id, kind: 'UNDO' as const, textId, memberId, before: { actionId }, after: null };
      const text = await lockedText(manager, textId);
      return { textId, actionId: await writeAction(manager, log), slug: await getSlug(manager, text?.recipeId ?? 0) };
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
}

async function carryOut(
  manager: EntityManager,
  moderator: SessionUser,
  text: ModeratedText,
  { kind, reason }: Decision,
): Promise<Change | Failure> {
  const given = { reason: reason === null ? null : normalizeNote(reason) };
  const { memberId } = text;
  switch (kind) {
    case ModerationKind.DISMISS:
    case ModerationKind.RESTORE:
    case ModerationKind.HIDE:
      await hideText(manager, text, reasonAfter(kind, text.row, given.reason));
      return { before: text.row, after: { ...given, recipeId: text.recipeId } };
    case ModerationKind.DELETE:
      return { before: await deletedText(manager, text), after: given };
  }
  // The remaining kinds concern the author.
  if (memberId === null) return refused(deskTexts.noMember);
  if (memberId === moderator.id) return refused(deskTexts.ownAccount);
  const { username, roles, blockedAt } = await manager.findOneByOrFail(UserEntity, { id: memberId });
  if (roles.length > 0) return refused(deskTexts.staffAccount);
  if (kind === ModerationKind.RENAME) {
    await manager.update(UserEntity, memberId, { username: RENAMED, renamedAt: () => 'now()' });
    return { before: { ...text.row, username }, after: { ...given, username: RENAMED } };
  }
  if ((kind === ModerationKind.BLOCK) === (blockedAt !== null)) return refused(deskTexts.nothingToChange);
  await manager.update(UserEntity, memberId, { blockedAt: kind === ModerationKind.BLOCK ? () => 'now()' : null });
  if (kind === ModerationKind.BLOCK) {
    await manager.delete(SessionEntity, { userId: memberId });
    await manager.delete(AccessTokenEntity, { userId: memberId });
  }
  return { before: text.row, after: given };
}

/** Returns the reason for which a text is hidden after a decision; null if it is visible. */
function reasonAfter(
  kind: DeskActionEntity['kind'],
  before: Record<string, unknown> | null,
  reason: unknown,
): string | null {
  if (kind === ModerationKind.HIDE) return String(reason);
  const former = before?.hidden_reason ?? null;
  // Dismissing shows a text that waited for a moderator. A text that another moderator has hidden stays hidden.
  return kind === ModerationKind.DISMISS && former !== null && former !== WAITING_REASON ? String(former) : null;
}

/** Returns `false` if the decision cannot be undone, because the text or author was deleted or has changed. */
async function takeBack(manager: EntityManager, action: DeskActionEntity): Promise<boolean> {
  const { kind, textId, memberId, before, after } = action;
  if (kind === ModerationKind.DELETE) return insertedAgain(manager, textId ?? '', before);
  const text = await lockedText(manager, textId ?? '');
  if (!text) return false;
  switch (kind) {
    case ModerationKind.RENAME: {
      const renamed = { id: memberId ?? 0, username: RENAMED };
      const own = { username: String(before?.username), renamedAt: null };
      return (await manager.update(UserEntity, renamed, own)).affected === 1;
    }
    case ModerationKind.BLOCK:
    case ModerationKind.UNBLOCK: {
      const [then, back] = kind === ModerationKind.BLOCK ? [Not(IsNull()), null] : [IsNull(), () => 'now()'];
      const member = { id: memberId ?? 0, blockedAt: then };
      return (await manager.update(UserEntity, member, { blockedAt: back })).affected === 1;
    }
    default:
      if (text.row.hidden_reason !== reasonAfter(kind, before, after?.reason)) return false;
      await hideText(manager, text, (before?.hidden_reason ?? null) as string | null);
      return true;
  }
}
