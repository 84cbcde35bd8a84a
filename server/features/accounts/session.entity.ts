import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A signed-in session. Its token is valid only while this row exists. */
@Entity('sessions')
@Index('sessions_user_id_idx', ['userId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Column('integer', { name: 'user_id' })
  userId: number;

  /** Browser and system, such as "Firefox on Linux"; never the whole header. */
  @Column('text')
  device: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamp with time zone', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;

  /** Last time the member signed in or entered the password; the desk requires a recent time. */
  @Column('timestamp with time zone', { name: 'proven_at', default: () => 'now()' })
  authenticatedAt: Date;

  @Column('timestamp with time zone', { name: 'expires_at' })
  expiresAt: Date;
}
