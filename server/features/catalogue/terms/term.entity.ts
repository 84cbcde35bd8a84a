import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { withPicture } from '../pictured.entity.ts';

/** A term that recipes are filed under: a category or a cuisine. */
export abstract class TermEntity extends withPicture({ default: '' }) {
  id: number;

  @Column('text')
  name: string;

  /** The name in lower case, as used in URLs. */
  @Column('text')
  slug: string;

  @Column('text')
  description: string;

  /** Position in lists, from 0. */
  @Column('integer')
  position: number;

  /** False if the term was removed from the content, but a withdrawn recipe still refers to it. */
  @Column('boolean', { default: true })
  isListed: boolean;
}

/** A meal or a season that recipes are filed under. Rows come from `content/categories.yaml`. */
@Entity('categories')
@Unique(['name'])
@Unique(['slug'])
export class CategoryEntity extends TermEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  override id: number;
}

/** A cuisine; every recipe has exactly one. Rows come from `content/cuisines.yaml`. */
@Entity('cuisines')
@Unique(['name'])
@Unique(['slug'])
export class CuisineEntity extends TermEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  override id: number;
}
