import { Column, Entity, type EntityManager, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ModerationKind } from './desk.type.ts';

/** Logged actions on a content file. */
export type ContentActionKind =
  | 'PUBLISH'
  | 'SCHEDULE'
  | 'UNSCHEDULE'
  | 'WITHDRAW'
  | 'DELETE_DRAFT'
  | 'DELETE_RECIPE'
  | 'RENAME_RECIPE'
  | 'SHARE_PREVIEW'
  | 'STOP_SHARING';

/** Logged actions on a newsletter issue. */
export type IssueActionKind = 'ISSUE_SENT' | 'ISSUE_SCHEDULED' | 'ISSUE_TAKEN_BACK' | 'ISSUE_DELETED';

/** Logged actions about staff, and about the list of subscribers. */
type StaffActionKind =
  | 'INVITE'
  | 'REVOKE_INVITATION'
  | 'JOIN'
  | 'REVOKE_ROLE'
  | 'IMPORT_SUBSCRIBERS'
  | 'EXPORT_SUBSCRIBERS';

/**
 * An action of a staff member. Triggers refuse every change but one: when a member's account is deleted, `before` of
 * decisions about the member and their texts becomes null.
 */
@Entity('desk_actions')
@Index(['textId'])
@Index(['staffId'])
@Index(['memberId'])
export class DeskActionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  staffId: number;

  /**
   * Kind of action. For "UNDO", `before` has the id of the undone action. For "PHOTOGRAPH", `text` in `before` is the
   * picture's name.
   */
  @Column('text')
  kind: ModerationKind | ContentActionKind | IssueActionKind | StaffActionKind | 'UNDO' | 'PHOTOGRAPH';

  /** Type and id of the subject; null for content and pictures. Examples: "Review:12", "Issue:2026-11-26". */
  @Column('text', { nullable: true })
  textId: string | null;

  /** The member concerned, for example the author of the text. */
  @Column('integer', { nullable: true })
  memberId: number | null;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}

type NewAction = Pick<DeskActionEntity, 'staffId' | 'kind'> &
  Partial<Pick<DeskActionEntity, 'textId' | 'memberId' | 'before' | 'after'>>;

/** Logs an action at the desk. @returns the id of its log entry */
export async function writeAction(manager: EntityManager, action: NewAction): Promise<number> {
  const { id } = await manager.save(manager.create(DeskActionEntity, action));
  return id;
}
