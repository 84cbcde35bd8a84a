import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ContentRevisionEntity } from './content-revision.entity.ts';

/** A file of the content that was changed at the desk. */
@Entity('content_files')
@Check('content_files_schedule_check', '(scheduled_id is null) = (publish_at is null)')
export class ContentFileEntity {
  /** Its path in `content/`. Examples: "recipes/doro-wat.yaml", "guides.yaml". */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_files_pkey' })
  file: string;

  @Column('integer', { name: 'revision_id' })
  revisionId: number;

  /** The newest text. */
  @ManyToOne(() => ContentRevisionEntity)
  @JoinColumn({ name: 'revision_id', foreignKeyConstraintName: 'content_files_revision_id_fkey' })
  revision: ContentRevisionEntity;

  @Column('integer', { name: 'published_id', nullable: true })
  publishedId: number | null;

  /** The text that readers see; null where that is the file's own, or nothing. */
  @ManyToOne(() => ContentRevisionEntity)
  @JoinColumn({ name: 'published_id', foreignKeyConstraintName: 'content_files_published_id_fkey' })
  published: ContentRevisionEntity | null;

  @Column('integer', { name: 'scheduled_id', nullable: true })
  scheduledId: number | null;

  /** The text that is published at `publishAt`. */
  @ManyToOne(() => ContentRevisionEntity)
  @JoinColumn({ name: 'scheduled_id', foreignKeyConstraintName: 'content_files_scheduled_id_fkey' })
  scheduled: ContentRevisionEntity | null;

  @Column('timestamp with time zone', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  /** Why a text was not published at its time. */
  @Column('text', { name: 'schedule_problem', nullable: true })
  scheduleProblem: string | null;

  @Column('boolean', { name: 'is_withdrawn', default: false })
  isWithdrawn: boolean;

  /** SHA-256 (hex) of the file in the folder that the desk's text stands in for; null where there was none. */
  @Column('text', { name: 'base_hash', nullable: true })
  baseHash: string | null;
}
