import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The token of a link in a mail; only its hash, which is of no use to a reader of the table. */
@Entity('one_time_tokens')
@Index('one_time_tokens_subject_idx', ['kind', 'subject'])
@Index('one_time_tokens_expires_at_idx', ['expiresAt'])
export class OneTimeTokenEntity {
  /** SHA-256 of the token's text. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'one_time_tokens_pkey' })
  hash: Buffer;

  @Column('text')
  kind: string;

  /** Id of its owner: a member or a subscription; for an invitation, its address. */
  @Column('text')
  subject: string;

  /** Data that its use brings with it. */
  @Column('jsonb', { nullable: true })
  payload: object | null;

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt: Date;

  /** Stored until it expires, so that a second use gets another response than an unknown token. */
  @Column('timestamp with time zone', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  get isUsed(): boolean {
    return this.usedAt !== null;
  }

  get isExpired(): boolean {
    return this.expiresAt <= new Date();
  }
}
