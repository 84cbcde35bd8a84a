import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** An address that gets the newsletter, or was asked whether it wants to. Unsubscribing deletes it. */
@Entity('subscribers')
@Unique('subscribers_email_key', ['email'])
@Index('subscribers_mailbox_idx', { synchronize: false })
export class SubscriberEntity {
  /** Derived from the address: see `SubscriberIds`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'subscribers_pkey' })
  id: string;

  /** The address in the form that `toStoredEmail` returns. */
  @Column('text')
  email: string;

  /** Time of its last entry before it was confirmed. */
  @Column('timestamp with time zone', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  /** Null: nothing but the question is sent there. */
  @Column('timestamp with time zone', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
