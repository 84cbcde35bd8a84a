import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** An issue of the newsletter, from its first draft or, where it comes from a file, from its sending on. */
@Entity('newsletter_issues')
@Unique('newsletter_issues_digest_key', ['digest'])
export class NewsletterIssueEntity {
  /** The name of its file without the ending, or that of its draft. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'newsletter_issues_pkey' })
  slug: string;

  @Column('text', { default: '' })
  subject: string;

  /** Null where it comes from a file. */
  @Column('text', { nullable: true })
  markdown: string | null;

  /** Counts the changes of a draft: an editor who has not seen the last one writes nothing over. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamp with time zone', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { name: 'edited_by', nullable: true })
  editedBy: number | null;

  /** Time at which it is to go out; null for a draft. */
  @Column('timestamp with time zone', { name: 'send_at', nullable: true })
  sendAt: Date | null;

  /** Reason why it did not go out at its time. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** SHA-256 of its text; null until it is sent. */
  @Column('bytea', { nullable: true })
  digest: Buffer | null;

  /** Readers confirmed by then get it: one who leaves and comes back later does not get it twice. */
  @Column('timestamp with time zone', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  /** The last subscriber for whom a mail is queued; they are taken in the order of their ids. */
  @Column('uuid', { default: '00000000-0000-0000-0000-000000000000' })
  cursor: string;

  /** Mails queued so far. */
  @Column('integer', { default: 0 })
  queued: number;

  /** Mails that a mail server has taken. */
  @Column('integer', { default: 0 })
  sent: number;

  /** Mails that were refused, or given up. */
  @Column('integer', { default: 0 })
  failed: number;

  /** Null while there are subscribers left. */
  @Column('timestamp with time zone', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
