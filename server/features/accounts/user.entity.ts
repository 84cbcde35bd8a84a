import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member. */
@Entity('users')
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'users_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  /** A display name, not unique: a unique one would tell who has an account. */
  @Column('text')
  username: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
