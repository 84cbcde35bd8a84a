import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A newsletter issue, stored when its draft is created, or when it is first sent from a file. */
@Entity('newsletter_issues')
@Unique(['digest'])
export class NewsletterIssueEntity {
  /** Name of its file without the extension; for a draft, the day it was created. Example: "2026-11-26" */
  @PrimaryColumn('text')
  slug: string;

  @Column('text', { default: '' })
  subject: string;

  /** Null if it comes from a file. */
  @Column('text', { nullable: true })
  markdown: string | null;

  /** Incremented by each change of a draft, so that an editor cannot overwrite a change they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { nullable: true })
  editedBy: number | null;

  /** When to send it; null for drafts and for issues from files. */
  @Column('timestamp with time zone', { nullable: true })
  sendAt: Date | null;

  /** Reason why it was not sent at its scheduled time. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** SHA-256 of its subject and Markdown, or of its file; null until it is sent. */
  @Column('bytea', { nullable: true })
  digest: Buffer | null;

  /**
   * When sending started. Only subscribers confirmed by then receive it, so a reader who unsubscribes and subscribes
   * again does not get it twice.
   */
  @Column('timestamp with time zone', { nullable: true })
  startedAt: Date | null;

  /** Last subscriber whose email is queued; subscribers are processed in the order of their ids. */
  @Column('uuid', { default: '00000000-0000-0000-0000-000000000000' })
  cursor: string;

  /** Emails queued so far. */
  @Column('integer', { default: 0 })
  queued: number;

  /** Emails that a mail server accepted. */
  @Column('integer', { default: 0 })
  sent: number;

  /** Emails that were rejected or abandoned. */
  @Column('integer', { default: 0 })
  failed: number;

  /** When all emails were queued; null before. */
  @Column('timestamp with time zone', { nullable: true })
  finishedAt: Date | null;
}
