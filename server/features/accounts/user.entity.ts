import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { StaffRole } from './staff-role.ts';

/** A member. */
@Entity('users')
@Unique('users_email_key', ['email'])
@Unique('users_google_sub_key', ['googleSub'])
@Index('users_mailbox_idx', { synchronize: false })
@Check('users_roles_check', "roles <@ '{editor,moderator}'")
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'users_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  /** A display name, not unique: a unique one would tell who has an account. */
  @Column('text')
  username: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The address in the form that `toStoredEmail` returns. Null for authors of imported reviews, who cannot sign in. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamp with time zone', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** argon2id. Null: one signs in with Google, or sets one by a link in a mail. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** Google's name for the account; addresses change hands, this does not. */
  @Column('text', { name: 'google_sub', nullable: true })
  googleSub: string | null;

  /** The author of the magazine whose account it is: an operator sets it. Null for all others. */
  @Column('text', { name: 'author_slug', nullable: true })
  authorSlug: string | null;

  /** Registered more than once before it was verified: only a link that brings its own password may set one. */
  @Column('boolean', { name: 'is_contested', default: false })
  isContested: boolean;

  /** Given by `npm run staff`, never by a form. */
  @Column('text', { array: true, default: '{}' })
  roles: StaffRole[];

  /** Time at which a moderator took the member's name away: they cannot choose another until it is taken back. */
  @Column('timestamp with time zone', { name: 'renamed_at', nullable: true })
  renamedAt: Date | null;

  /** Blocked by a moderator: cannot sign in, nor register the mailbox again. */
  @Column('timestamp with time zone', { name: 'blocked_at', nullable: true })
  blockedAt: Date | null;
}
