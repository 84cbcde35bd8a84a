import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { pictured } from '../pictured.entity.ts';

/** A cook who writes recipes. Rows come from `content/authors.yaml`. */
@Entity('authors')
@Unique('authors_key_key', ['key'])
export class AuthorEntity extends pictured({ default: '' }) {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'authors_pkey', generatedIdentity: 'ALWAYS' })
  id: number;

  /** The name that recipe files use, for example `hanna-tesfaye`. */
  @Column('text')
  key: string;

  @Column('text')
  name: string;

  @Column('text')
  role: string;

  @Column('text')
  bio: string;
}
