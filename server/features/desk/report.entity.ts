import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '#schema/rules/desk.ts';

/** A report of a text, by an unnamed reader or by the site for a text that waits for a moderator. */
@Entity('reports')
@Index(['textId'])
@Index('reports_open_idx', { synchronize: false })
export class ReportEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Type and id of the text. Example: "Review:12". */
  @Column('text')
  textId: string;

  /** Reason; "WAITING" if the text is hidden until a moderator has read it. */
  @Column('text')
  reason: ReportReason | 'WAITING';

  @Column('text', { default: '' })
  note: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;

  /** Null until a moderator has decided. */
  @Column('timestamp with time zone', { nullable: true })
  closedAt: Date | null;
}
