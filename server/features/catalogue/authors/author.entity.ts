import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A cook who writes recipes. Rows come from `content/authors.yaml`. */
@Entity('authors')
@Unique('authors_key_key', ['key'])
export class AuthorEntity {
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

  @Column('text', { name: 'picture_alt', default: '' })
  pictureAlt: string;

  /** `#rrggbb`, shown while the picture loads. */
  @Column('text', { name: 'picture_color', default: '' })
  pictureColor: string;

  /** Changes with the picture's files, so that they can be cached permanently. */
  @Column('text', { name: 'picture_version', default: '' })
  pictureVersion: string;
}
