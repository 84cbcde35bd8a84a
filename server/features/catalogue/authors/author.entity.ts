import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { withPicture } from '../pictured.entity.ts';

/** A cook who writes recipes. Rows come from `content/authors.yaml`. */
@Entity('authors')
@Unique(['key'])
export class AuthorEntity extends withPicture({ default: '' }) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
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
