import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** A signed-in session. Its token is valid only while this row exists. */
@Entity('sessions')
@Index(['userId'])
@Index(['expiresAt'])
export class SessionEntity {
  /** The token's `jti`. */
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  /** Browser and system, such as "Firefox on Linux"; never the whole header. */
  @Column('text')
  device: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamp with time zone', { default: () => 'now()' })
  lastUsedAt: Date;

  /** Last time the member signed in or entered the password; the desk requires a recent time. */
  @Column('timestamp with time zone', { name: 'proven_at', default: () => 'now()' })
  authenticatedAt: Date;

  @Column('timestamp with time zone')
  expiresAt: Date;
}
