import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** A saved version of a document's text, by an editor or imported from the content folder. */
@Entity('revisions')
@Index('revisions_path_idx', ['path', 'id'])
export class RevisionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Path of its document. Examples: "recipes/doro-wat.yaml", "guides.yaml". */
  @Column('text')
  path: string;

  @Column('text')
  text: string;

  /** Null if it came from the folder. */
  @Column('integer', { nullable: true })
  staffId: number | null;

  /** Number of problems when it was last saved at the desk; 0 if it came from the folder. */
  @Column('integer', { default: 0 })
  problems: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;
}

/** A content file. Its revisions contain its text; it keeps its id if its path changes. */
@Entity('documents')
@Unique(['path'])
@Check('documents_schedule_check', '(scheduled_revision_id is null) = (publish_at is null)')
export class DocumentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Path in `content/`. Examples: "recipes/doro-wat.yaml", "guides.yaml". */
  @Column('text')
  path: string;

  /** Title in the newest text of a recipe; null without a title, and for other files. */
  @Column('character varying', { length: 120, nullable: true })
  title: string | null;

  @Column('integer', { nullable: true })
  publishedRevisionId: number | null;

  /** The text that readers see, or saw last; null if it was never published. */
  @ManyToOne(() => RevisionEntity)
  @JoinColumn()
  publishedRevision: RevisionEntity | null;

  /** The newest text of an editor, if readers do not see it yet. */
  @ForeignKey(() => RevisionEntity)
  @Column('integer', { nullable: true })
  draftRevisionId: number | null;

  /** The newest text of the folder, if it was not published: an editor's text takes precedence, or it has a problem. */
  @ForeignKey(() => RevisionEntity)
  @Column('integer', { nullable: true })
  folderRevisionId: number | null;

  /** The text that is published at `publishAt`. */
  @ForeignKey(() => RevisionEntity)
  @Column('integer', { nullable: true })
  scheduledRevisionId: number | null;

  @Column('timestamp with time zone', { nullable: true })
  publishAt: Date | null;

  /** Why a text was not published at its time. */
  @Column('text', { nullable: true })
  scheduleProblem: string | null;

  /** When it was withdrawn; null if it is published, or never was. */
  @Column('timestamp with time zone', { nullable: true })
  withdrawnAt: Date | null;

  /** Secret part of the links to previews of its drafts; null if none works. */
  @Column('uuid', { nullable: true })
  shareKey: string | null;

  /** Foods that a recipe named and the table lacked when it was last saved at the desk. */
  @Column('text', { array: true, default: [] })
  unknownFoods: string[];

  /** SHA-256 (hex) of the folder's file when it was last imported; null without a file. */
  @Column('text', { nullable: true })
  folderHash: string | null;

  /** Why readers still see an earlier text: the problem with the folder's newest text, or with the published text. */
  @Column('text', { nullable: true })
  problem: string | null;
}
