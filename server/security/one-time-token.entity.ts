import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The token of an emailed link. Only its hash is stored, so that the table contains no working links. */
@Entity('one_time_tokens')
@Index('one_time_tokens_subject_idx', ['kind', 'subject'])
@Index(['expiresAt'])
export class OneTimeTokenEntity {
  /** SHA-256 of the token's text. */
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('text')
  kind: string;

  /** Owner: id of a member or subscription; for an invitation, the email address. */
  @Column('text')
  subject: string;

  /** Data that is applied when the token is used. */
  @Column('jsonb', { nullable: true })
  payload: object | null;

  @Column('timestamp with time zone')
  expiresAt: Date;

  /** A used token is kept for a while, so that a second use gets a different response from an unknown token. */
  @Column('timestamp with time zone', { nullable: true })
  usedAt: Date | null;

  get isUsed(): boolean {
    return this.usedAt !== null;
  }

  get isExpired(): boolean {
    return this.expiresAt <= new Date();
  }
}
