import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { StaffRole } from './access.ts';

/** A member. */
@Entity('users')
@Unique(['email'])
@Unique(['googleSub'])
@Index('users_mailbox_idx', { synchronize: false })
@Check('users_roles_check', "roles <@ '{administrator,editor,moderator}'")
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Display name. It is not unique, because uniqueness would reveal who has an account. */
  @Column('text')
  username: string;

  @Column('timestamp with time zone', { default: () => 'now()' })
  createdAt: Date;

  /** In the form that `toStoredEmail` returns. Null for authors of imported reviews, who cannot sign in. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamp with time zone', { nullable: true })
  emailVerifiedAt: Date | null;

  /** argon2id. Null for members without a password, who can set one with an emailed link. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** Google's `sub`, which never changes; email addresses change owners. */
  @Column('text', { nullable: true })
  googleSub: string | null;

  /** The author whose account this is, set by an operator; null for other members. */
  @Column('text', { nullable: true })
  authorSlug: string | null;

  /**
   * `true` if the address was registered several times before it was verified. A link that is requested again then
   * removes the password, because the password's owner is unknown.
   */
  @Column('boolean', { default: false })
  isContested: boolean;

  /** Set by `npm run staff`, and by administrators at the desk. */
  @Column('text', { array: true, default: '{}' })
  roles: StaffRole[];

  /** When a moderator removed the member's name. Until that is undone, the member cannot choose another. */
  @Column('timestamp with time zone', { nullable: true })
  renamedAt: Date | null;

  /** When a moderator blocked the member: they can neither sign in nor register the mailbox again. */
  @Column('timestamp with time zone', { nullable: true })
  blockedAt: Date | null;
}
