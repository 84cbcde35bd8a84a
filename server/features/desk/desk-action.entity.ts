import { Column, Entity, type EntityManager, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ModerationKind } from './desk.type.ts';

/** The actions of editors, as the desk's log names them. */
export type ContentKind =
  | 'PUBLISH'
  | 'SCHEDULE'
  | 'UNSCHEDULE'
  | 'WITHDRAW'
  | 'DELETE_DRAFT'
  | 'RENAME_RECIPE'
  | 'SHARE_PREVIEW'
  | 'STOP_SHARING';

/** Steps of an issue of the newsletter that are written down. */
export type IssueActionKind = 'ISSUE_SENT' | 'ISSUE_SCHEDULED' | 'ISSUE_TAKEN_BACK' | 'ISSUE_DELETED';

/**
 * One thing that a member of the staff has done. Triggers let this table only grow; where a member’s account is deleted,
 * `before` of what was decided about their texts becomes null.
 */
@Entity('desk_actions')
@Index('desk_actions_text_id_idx', ['textId'])
@Index('desk_actions_staff_id_idx', ['staffId'])
@Index('desk_actions_member_id_idx', ['memberId'])
export class DeskActionEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'desk_actions_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'staff_id' })
  staffId: number;

  /** "UNDO" names what it undoes in `before`; "PHOTOGRAPH" is about the picture whose name is the `text` there. */
  @Column('text')
  kind: ModerationKind | ContentKind | IssueActionKind | 'UNDO' | 'PHOTOGRAPH';

  /** Kind and number of the text. Example: "Review:12". */
  @Column('text', { name: 'text_id', nullable: true })
  textId: string | null;

  /** The author of the text. */
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

type Written = Pick<DeskActionEntity, 'staffId' | 'kind' | 'textId' | 'memberId' | 'before' | 'after'>;

/** Writes into the log what was done at the desk. @returns the id under which it stands there */
export async function writeAction(manager: EntityManager, action: Written): Promise<number> {
  const { id } = await manager.save(manager.create(DeskActionEntity, action));
  return id;
}
