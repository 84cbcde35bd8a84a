import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TokenScope } from '#schema/rules/tokens.ts';
import { UserEntity } from './user.entity.ts';

/** A token with which a program acts for a member. */
@Entity('access_tokens')
@Unique(['hash'])
@Index(['userId'])
@Index(['expiresAt'])
export class AccessTokenEntity {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('integer')
  userId: number;

  /** SHA-256 of the token, which is not stored itself. */
  @Column('bytea')
  hash: Buffer;

  @Column('text')
  name: string;

  @Column('text')
  scope: TokenScope;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  lastUsedOn: string | null;

  /** Null if the token is valid until revoked. */
  @Column('timestamp with time zone', { nullable: true })
  expiresAt: Date | null;
}
