import { Column, Entity, Index, IsNull, Not, PrimaryColumn, Unique } from 'typeorm';

/** An email address that is subscribed, or was asked to confirm. Unsubscribing deletes it. */
@Entity('subscribers')
@Unique(['email'])
@Index('subscribers_mailbox_idx', { synchronize: false })
export class SubscriberEntity {
  /** Derived from the mailbox of the address: see `SubscriberIds`. */
  @PrimaryColumn('uuid')
  id: string;

  /** In the form that `toStoredEmail` returns. */
  @Column('text')
  email: string;

  /** When the address was imported, or last entered before its confirmation. */
  @Column('timestamp with time zone', { default: () => 'now()' })
  askedAt: Date;

  /** Null until confirmed: until then, only the confirmation email is sent. */
  @Column('timestamp with time zone', { nullable: true })
  confirmedAt: Date | null;

  /** When a mail server rejected the address permanently. It gets no email until it is confirmed again. */
  @Column('timestamp with time zone', { nullable: true })
  bouncedAt: Date | null;
}

/** Condition for subscribers who get issues. */
export const whereSubscribed = { confirmedAt: Not(IsNull()), bouncedAt: IsNull() };

/** A reader who unsubscribed, without the address. Only a new confirmation subscribes them again, not an import. */
@Entity('unsubscribed_readers')
export class UnsubscribedReaderEntity {
  /** The id of the deleted subscriber. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  unsubscribedAt: Date;
}
