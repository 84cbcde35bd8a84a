import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A client's network from which a member has signed in or followed an emailed link. */
@Entity('known_addresses')
@Index(['lastUsedAt'])
export class KnownNetworkEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** Keyed hash of network and member, so that the table reveals neither networks nor which members share one. */
  @PrimaryColumn('text')
  hash: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  lastUsedAt: Date;
}
