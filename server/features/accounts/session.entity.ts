import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A place where a member is signed in. A token is good only as long as its row is here. */
@Entity('sessions')
@Index('sessions_user_id_idx', ['userId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user: Relation<UserEntity>;

  /** Browser and system, such as "Firefox on Linux"; never the whole header. */
  @Column('text')
  device: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamp with time zone', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;

  /** When the member last proved who they are: the desk asks again. */
  @Column('timestamp with time zone', { name: 'proven_at', default: () => 'now()' })
  provenAt: Date;

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt: Date;
}
