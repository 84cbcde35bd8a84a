import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** An address from which a member has signed in. */
@Entity('known_addresses')
@Index('known_addresses_last_used_at_idx', ['lastUsedAt'])
export class KnownAddressEntity {
  @ForeignKey(() => UserEntity, { name: 'known_addresses_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'known_addresses_pkey' })
  userId: number;

  /**
   * Keyed hash of address and member. The table holds no address, and one address has a different hash for each member.
   */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'known_addresses_pkey' })
  hash: string;

  @Column('timestamp with time zone', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;
}
