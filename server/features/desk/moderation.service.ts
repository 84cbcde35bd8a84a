import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { deskTexts, normalizeDeskNote } from '#schema/rules/desk.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import type { ReviewChange } from '#server/features/reviews/review.service.ts';
import { type Failure, type Result, successOf } from '#server/results.ts';
import type { DeskService } from './desk.service.ts';
import { ModerateSuccessType, type ModerationKind } from './desk.type.ts';
import { DeskActionEntity, writeAction } from './desk-action.entity.ts';
import {
  blockMember,
  isAboutMember,
  refuse,
  renameMember,
  unblockMember,
  undoMemberDecision,
} from './member-decisions.ts';
import { getMemberRecipeIds, getRecipeSlugs, lockText } from './moderated-texts.statements.ts';
import { ReportEntity } from './report.entity.ts';
import { decideOnText, undoTextDecision } from './text-decisions.ts';

interface Decision {
  kind: ModerationKind;
  /** Type and id of the text or member. Examples: "Review:12", "Member:3". */
  targetId: string;
  reason: string | null;
  /** `true` if a block also hides the account's recent texts. */
  hideTexts: boolean;
}

interface DecisionResult {
  message: string;
  actionId: number;
  targetId: string;
  /** Ids of recipes whose texts have changed. */
  recipeIds: number[];
}

/** Carries out, logs and undoes moderators' decisions. Each decision is one transaction. */
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: DeskService,
    private readonly catalogue: Pick<CatalogueService, 'refreshRatings'>,
    private readonly onChange: (changes: ReviewChange[]) => Promise<void> | void,
  ) {}

  /**
   * Carries out a moderator's decision about a text or a member. Decisions about a text, and blocks that hide it, close
   * its reports. Other decisions about its author leave them open.
   */
  async moderate(moderator: SessionUser, decision: Decision): Promise<Result<ModerateSuccessType>> {
    return this.finish(
      this.dataSource.transaction((manager) =>
        isAboutMember(decision.kind)
          ? moderateMember(manager, moderator, decision)
          : this.moderateText(manager, moderator, decision),
      ),
    );
  }

  /** Undoes a decision. @returns a failure if it was already undone, or a later change prevents it */
  async undo(moderator: SessionUser, actionId: number): Promise<Result<ModerateSuccessType>> {
    return this.finish(
      this.dataSource.transaction(async (manager) => {
        // Locked, so that it is undone only once.
        const action = await manager.findOne(DeskActionEntity, {
          where: { id: actionId },
          lock: { mode: 'pessimistic_write' },
        });
        const isUndone = await manager
          .createQueryBuilder(DeskActionEntity, 'a')
          .where(`a.kind = 'UNDO' and a.before->>'actionId' = :id`, { id: String(actionId) })
          .getExists();
        if (!action?.textId || action.kind === 'UNDO' || isUndone) return refuse(deskTexts.notUndone);
        const undo = isAboutMember(action.kind) ? undoMemberDecision : undoTextDecision;
        const result = await undo(manager, action);
        if (!result) return refuse(deskTexts.notUndone);
        const undoEntries = [action, ...result.hides].map(({ id, textId, memberId }) => ({
          ...{ staffId: moderator.id, kind: 'UNDO' as const, textId, memberId },
          ...{ before: { actionId: id }, after: null },
        }));
        // Reopens the reports that the actions closed: their `closed_at` is the actions' `created_at`.
        const closedBy = '(text_id, closed_at) in (select text_id, created_at from desk_actions where id = any(:ids))';
        await manager
          .createQueryBuilder()
          .update(ReportEntity)
          .set({ closedAt: null })
          .where(closedBy, { ids: [action, ...result.hides].map(({ id }) => id) })
          .execute();
        const [undoId = 0] = (await manager.save(DeskActionEntity, undoEntries)).map(({ id }) => id);
        return { message: deskTexts.undone, targetId: action.textId, actionId: undoId, recipeIds: result.recipeIds };
      }),
    );
  }

  private async moderateText(
    manager: EntityManager,
    moderator: SessionUser,
    { kind, targetId, reason }: Decision,
  ): Promise<DecisionResult | Failure> {
    const text = await lockText(manager, targetId);
    if (!text) return refuse(deskTexts.noText);
    const { recipeId, memberId } = text;
    const before = await decideOnText(manager, text, { kind, reason: normalizeReason(reason) });
    await manager.update(ReportEntity, { textId: targetId, closedAt: IsNull() }, { closedAt: () => 'now()' });
    const log = { before, after: { reason: normalizeReason(reason), recipeId } };
    const actionId = await writeAction(manager, { staffId: moderator.id, kind, textId: targetId, memberId, ...log });
    return { message: deskTexts.done, actionId, targetId, recipeIds: [recipeId] };
  }

  /** Waits for a decision. If it succeeds, updates the ratings and pages of the recipes whose texts have changed. */
  private async finish(decisionWork: Promise<DecisionResult | Failure>): Promise<Result<ModerateSuccessType>> {
    const result = await decisionWork;
    if ('ok' in result) return result;
    const slugs = await getRecipeSlugs(this.dataSource.manager, result.recipeIds);
    await this.catalogue.refreshRatings(slugs);
    await this.onChange(slugs.map((slug) => ({ slug, rated: true })));
    const text = await this.desk.getText(result.targetId);
    return successOf(ModerateSuccessType, { message: result.message, actionId: String(result.actionId), text });
  }
}

async function moderateMember(
  manager: EntityManager,
  moderator: SessionUser,
  { kind, targetId, reason, hideTexts }: Decision,
): Promise<DecisionResult | Failure> {
  const text = await lockText(manager, targetId);
  const memberId = text ? text.memberId : parseMemberId(targetId);
  if (memberId === undefined) return refuse(deskTexts.noText);
  if (memberId === null) return refuse(deskTexts.noMember);
  if (memberId === moderator.id) return refuse(deskTexts.ownAccount);
  const log = { staffId: moderator.id, kind, textId: targetId, memberId };
  const change = { memberId, text, reason: normalizeReason(reason), hideTexts, moderatorId: moderator.id };
  const decide = kind === 'RENAME' ? renameMember : kind === 'BLOCK' ? blockMember : unblockMember;
  const result = await decide(manager, change);
  if ('ok' in result) return result;
  const { before, after, hidden = [], message } = result;
  const actionId = await writeAction(manager, { ...log, before, after });
  await manager.save(DeskActionEntity, hidden);
  const textIds = hidden.map(({ textId }) => textId ?? '');
  await manager.update(ReportEntity, { textId: In(textIds), closedAt: IsNull() }, { closedAt: () => 'now()' });
  const hiddenRecipeIds = hidden.map((hide) => Number(hide.after?.recipeId));
  // A new name appears on all texts of the member.
  const recipeIds = kind === 'RENAME' ? await getMemberRecipeIds(manager, memberId) : hiddenRecipeIds;
  return { message, actionId, targetId, recipeIds: [...new Set(recipeIds)] };
}

function normalizeReason(reason: string | null): string | null {
  return reason === null ? null : normalizeDeskNote(reason);
}

/** Returns the row id of a member; undefined if the target is a text. @param targetId - for example "Member:3" */
function parseMemberId(targetId: string): number | undefined {
  const [, id] = /^Member:(\d+)$/.exec(targetId) ?? [];
  return id === undefined ? undefined : Number(id);
}
