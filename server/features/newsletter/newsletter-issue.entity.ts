import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Progress of an issue of the newsletter. */
@Entity('newsletter_issues')
@Unique('newsletter_issues_digest_key', ['digest'])
export class NewsletterIssueEntity {
  /** The name of its file, without the ending. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'newsletter_issues_pkey' })
  slug: string;

  /** SHA-256 of its file. */
  @Column('bytea')
  digest: Buffer;

  /** Readers confirmed by then get it: one who leaves and comes back later does not get it twice. */
  @Column('timestamp with time zone', { name: 'started_at', default: () => 'now()' })
  startedAt: Date;

  /** The last subscriber for whom a mail is queued; they are taken in the order of their ids. */
  @Column('uuid', { default: '00000000-0000-0000-0000-000000000000' })
  cursor: string;

  /** Mails queued so far. */
  @Column('integer', { default: 0 })
  queued: number;

  /** Null while there are subscribers left. */
  @Column('timestamp with time zone', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
