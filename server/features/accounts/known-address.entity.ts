import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A client address from which a member has signed in or followed an emailed link. */
@Entity('known_addresses')
@Index(['lastUsedAt'])
export class KnownAddressEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** Keyed hash of address and member, so that the table reveals neither addresses nor members who share one. */
  @PrimaryColumn('text')
  hash: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  lastUsedAt: Date;
}
