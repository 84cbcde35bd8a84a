import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TokenScope } from '#schema/rules/tokens.ts';
import { UserEntity } from './user.entity.ts';

/** A token with which a program acts for a member. */
@Entity('access_tokens')
@Unique('access_tokens_hash_key', ['hash'])
@Index('access_tokens_user_id_idx', ['userId'])
@Index('access_tokens_expires_at_idx', ['expiresAt'])
export class AccessTokenEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'access_tokens_pkey' })
  id: string;

  @ForeignKey(() => UserEntity, { name: 'access_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @Column('integer', { name: 'user_id' })
  userId: number;

  /** SHA-256 of the token, which is not stored itself. */
  @Column('bytea')
  hash: Buffer;

  @Column('text')
  name: string;

  @Column('text')
  scope: TokenScope;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'last_used_on', nullable: true })
  lastUsedOn: string | null;

  /** Null if the token is valid until revoked. */
  @Column('timestamp with time zone', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
