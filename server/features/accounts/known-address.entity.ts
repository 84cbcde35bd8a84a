import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A client address from which a member has signed in. */
@Entity('known_addresses')
@Index('known_addresses_last_used_at_idx', ['lastUsedAt'])
export class KnownAddressEntity {
  @ForeignKey(() => UserEntity, { name: 'known_addresses_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'known_addresses_pkey' })
  userId: number;

  /**
   * Keyed hash of address and member, so that the table reveals neither addresses nor members who share one.
   */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'known_addresses_pkey' })
  hash: string;

  @Column('timestamp with time zone', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}
