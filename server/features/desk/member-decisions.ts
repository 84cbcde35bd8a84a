import { type EntityManager, IsNull, Not } from 'typeorm';
import { deskTexts } from '#schema/rules/desk.ts';
import { AccessTokenEntity } from '#server/features/accounts/access-token.entity.ts';
import { SessionEntity } from '#server/features/accounts/session.entity.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';
import { type Failure, refusedField } from '#server/results.ts';
import { ModerationKind } from './desk.type.ts';
import { DeskActionEntity } from './desk-action.entity.ts';
import {
  countHidden,
  getMemberRecipeIds,
  hideRecentTexts,
  type ModeratedText,
  unhideTexts,
} from './moderated-texts.statements.ts';
import type { UndoResult } from './text-decisions.ts';

/** Display name of members whose own name was removed by a moderator. */
const REPLACEMENT_NAME = 'Member';

interface MemberChange {
  memberId: number;
  /** The text from which the decision was made; undefined if it was made from the list of members. */
  text: ModeratedText | undefined;
  reason: string | null;
  hideTexts: boolean;
  moderatorId: number;
}

interface MemberDecision {
  message: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Log entries of the texts that a block has hidden. */
  hidden?: Omit<DeskActionEntity, 'id' | 'createdAt'>[];
}

const MEMBER_KINDS: readonly string[] = [ModerationKind.RENAME, ModerationKind.BLOCK, ModerationKind.UNBLOCK];

/** Returns the failure for a decision that cannot be made or undone. */
export function refuse(message: string): Failure {
  return refusedField('id', message, 'NOT_FOUND');
}

/** Returns whether a kind of decision is about a member, not about a single text. */
export function isAboutMember(kind: string): boolean {
  return MEMBER_KINDS.includes(kind);
}

/** Replaces a member's display name with `REPLACEMENT_NAME`. */
export async function renameMember(manager: EntityManager, change: MemberChange): Promise<MemberDecision | Failure> {
  const user = await findMember(manager, change.memberId);
  if ('ok' in user) return user;
  if (user.renamedAt !== null) return refuse(deskTexts.nothingToChange);
  await manager.update(UserEntity, user.id, { username: REPLACEMENT_NAME, renamedAt: () => 'now()' });
  const { before, after } = getLoggedValues(change);
  return {
    message: deskTexts.renamed,
    before: { ...before, username: user.username },
    after: { ...after, username: REPLACEMENT_NAME },
  };
}

/**
 * Blocks a member and ends their sessions and tokens. With `hideTexts` it also hides their recent texts, and the text
 * from which the decision was made.
 */
export async function blockMember(manager: EntityManager, change: MemberChange): Promise<MemberDecision | Failure> {
  const { memberId: userId, text, hideTexts, moderatorId } = change;
  const user = await findMember(manager, userId);
  if ('ok' in user) return user;
  if (user.blockedAt !== null) return refuse(deskTexts.nothingToChange);
  await manager.update(UserEntity, userId, { blockedAt: () => 'now()' });
  await manager.delete(SessionEntity, { userId });
  await manager.delete(AccessTokenEntity, { userId });
  const reason = change.reason || deskTexts.hiddenWithBlock;
  const hidden = hideTexts ? await hideRecentTexts(manager, { userId, text, reason }) : [];
  const { before, after } = getLoggedValues(change);
  return {
    message: deskTexts.blocked(hidden.length),
    before,
    after: { ...after, hidden: hidden.length },
    hidden: hidden.map(({ textId, row, recipeId }) => ({
      ...{ staffId: moderatorId, kind: ModerationKind.HIDE, textId, memberId: userId },
      ...{ before: row, after: { reason, recipeId } },
    })),
  };
}

/** Lets a member sign in again. Their hidden texts stay hidden; the message counts them. */
export async function unblockMember(manager: EntityManager, change: MemberChange): Promise<MemberDecision | Failure> {
  const user = await findMember(manager, change.memberId);
  if ('ok' in user) return user;
  if (user.blockedAt === null) return refuse(deskTexts.nothingToChange);
  await manager.update(UserEntity, user.id, { blockedAt: null });
  return { message: deskTexts.unblocked(await countHidden(manager, user.id)), ...getLoggedValues(change) };
}

/**
 * Undoes a decision about a member. Undoing a block also undoes hiding texts, except texts whose reason has changed
 * since.
 * @returns null if the account was deleted, or its name or block has changed since
 */
export async function undoMemberDecision(manager: EntityManager, action: DeskActionEntity): Promise<UndoResult | null> {
  const { kind, memberId, before } = action;
  const id = memberId ?? 0;
  const [where, reversal] =
    kind === ModerationKind.RENAME
      ? [
          { id, username: REPLACEMENT_NAME },
          { username: String(before?.username), renamedAt: null },
        ]
      : kind === ModerationKind.BLOCK
        ? [{ id, blockedAt: Not(IsNull()) }, { blockedAt: null }]
        : [{ id, blockedAt: IsNull() }, { blockedAt: () => 'now()' }];
  if ((await manager.update(UserEntity, where, reversal)).affected !== 1) return null;
  const recipeIds = await getMemberRecipeIds(manager, id);
  if (kind !== ModerationKind.BLOCK) return { hides: [], recipeIds };
  // Entries of one transaction have the same time. The database compares it, because a `Date` has only milliseconds.
  const hides = await manager
    .createQueryBuilder(DeskActionEntity, 'a')
    .where('a.memberId = :id and a.kind = :hide', { id, hide: ModerationKind.HIDE })
    .andWhere('a.createdAt = (select created_at from desk_actions where id = :block)', { block: action.id })
    .getMany();
  const shownIds = await unhideTexts(
    manager,
    hides.map((hide) => hide.id),
  );
  return { hides: hides.filter((hide) => shownIds.includes(hide.id)), recipeIds };
}

/** Returns a member, or a failure if there is none or moderators may not decide about them. */
async function findMember(manager: EntityManager, id: number): Promise<UserEntity | Failure> {
  const user = await manager.findOneBy(UserEntity, { id });
  if (!user) return refuse(deskTexts.noMember);
  return user.roles.length > 0 ? refuse(deskTexts.staffAccount) : user;
}

function getLoggedValues({ text, reason }: MemberChange): Pick<MemberDecision, 'before' | 'after'> {
  return { before: text?.row ?? {}, after: { reason, ...(text && { recipeId: text.recipeId }) } };
}
